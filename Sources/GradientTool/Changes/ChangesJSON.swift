import GradientModel
import GradientReview

/// What is different between style files, for programs.
enum ChangesJSON {
  static func value(_ files: [FileChanges]) -> JSONValue {
    .array(
      files.filter { !$0.changes.isEmpty }.map { file in
        .object([
          ("old", text(file.old?.label)), ("new", text(file.new?.label)),
          ("controls", .array(file.changes.controls.map(value))),
        ])
      })
  }

  private static func value(_ control: ControlChange) -> JSONValue {
    .object([
      ("control", .string(control.name)),
      ("change", .string(control.kind.name)),
      ("oldName", text(control.old?.name)),
      ("oldComponent", text(control.old?.component.word)),
      ("component", text(control.new?.component.word)),
      ("isSeen", .boolean(control.isSeen)),
      ("looks", .array(control.looks.map(value))),
      ("written", .array(control.written.map(value))),
    ])
  }

  private static func value(_ change: LookChange) -> JSONValue {
    .object([
      ("member", .string(change.member.name)), ("old", .string(change.old)),
      ("new", .string(change.new)), ("effect", .string(change.effect.name)),
      (
        "in",
        .array(
          change.looks.map { look in
            .object([
              ("state", .string(look.state.name)),
              ("appearance", .string(look.environment.appearance.name)),
              ("direction", .string(look.environment.layoutDirection.name)),
              ("metrics", .string(look.environment.metrics.name)),
            ])
          })
      ),
    ])
  }

  private static func value(_ change: WrittenChange) -> JSONValue {
    var layer = "compact"
    if case .appearance(let appearance) = change.layer { layer = appearance.name }
    return .object([
      ("member", .string(change.member.name)), ("state", .string(change.state.name)),
      ("layer", .string(layer)), ("old", text(change.old)), ("new", text(change.new)),
    ])
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}

extension ControlChange.Kind {
  fileprivate var name: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    case .changed: "changed"
    }
  }
}

extension LookChange.Effect {
  fileprivate var name: String {
    switch self {
    case .seen: "seen"
    case .motion: "motion"
    case .pictures: "pictures"
    case .none: "none"
    }
  }
}
