import GradientModel
import GradientReview
import GradientTokens

/// What is different between style files, for people at a terminal.
enum ChangesText {
  static func text(_ files: [FileChanges]) -> String {
    var text = ""
    for file in files where !file.changes.isEmpty {
      if !text.isEmpty { text += "\n" }
      text += PlainLine.of(file.label) + "\n"
      for control in file.changes.controls { text += self.text(control) }
    }
    return text + summary(files) + "\n"
  }

  /// One line that says how much is different.
  static func summary(_ files: [FileChanges]) -> String {
    let controls = files.flatMap(\.changes.controls)
    guard !controls.isEmpty else { return "No control is different." }
    let kinds: [(ControlChange.Kind, String)] = [
      (.added, "added"), (.removed, "removed"), (.renamed, "renamed"), (.changed, "changed"),
    ]
    var words: [String] = []
    for (kind, word) in kinds {
      let count = controls.count { $0.kind == kind }
      if count > 0 { words.append("\(count) \(word)") }
    }
    let seen = controls.count(where: \.isSeen)
    let effect =
      seen == 0
      ? "nothing to be seen"
      : "\(seen) to be seen"
    return "\(controls.count) \(controls.count == 1 ? "control" : "controls"): "
      + "\(words.joined(separator: ", ")); \(effect)."
  }

  private static func text(_ control: ControlChange) -> String {
    var text = PlainLine.of("\(mark(control.kind)) \(heading(control))") + "\n"
    for look in control.looks {
      text += line("  \(look.member.name.padded(to: 15))\(look.old) → \(look.new)")
      text += line("  \("".padded(to: 15))\(looks(of: look, in: control.space))")
    }
    if !control.written.isEmpty {
      text += "  written\n"
      for change in control.written {
        text += line("    \(change.place): \(change.old ?? "nothing") → \(change.new ?? "nothing")")
      }
    }
    return text
  }

  /// The control with what has become of it.
  static func heading(_ control: ControlChange) -> String {
    switch control.kind {
    case .added: return "\(control.name) added (\(control.new?.component.word ?? ""))"
    case .removed: return "\(control.name) removed (\(control.old?.component.word ?? ""))"
    case .renamed: return "\(control.name) renamed from \(control.old?.name ?? ""), looks the same"
    case .changed:
      var text = "\(control.name) changed"
      if control.changesComponent {
        text += " from \(control.old?.component.word ?? "") to \(control.new?.component.word ?? "")"
      }
      return control.isSeen ? text : text + ", looks the same"
    }
  }

  /// The looks that a change is in, and what comes of it.
  static func looks(of change: LookChange, in range: LookRange) -> String {
    let looks = "in \(range.text(change.looks))"
    switch change.effect {
    case .seen: return looks
    case .motion: return "\(looks) (movement)"
    case .pictures: return "\(looks) (pictures of it only)"
    case .none: return "\(looks) (the same pixels)"
    }
  }

  private static func mark(_ kind: ControlChange.Kind) -> String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .renamed: ">"
    case .changed: "~"
    }
  }

  private static func line(_ text: String) -> String { PlainLine.of(text) + "\n" }
}

extension WrittenChange {
  /// Where in the control the member stands, such as `dark, highlighted, fill`.
  var place: String {
    var words: [String] = []
    switch layer {
    case .appearance(.light): break
    case .appearance(let appearance): words.append(appearance.name)
    case .compact: words.append("compact")
    }
    if !state.isEmpty { words.append(state.name) }
    return (words + [member.name]).joined(separator: ", ")
  }
}
