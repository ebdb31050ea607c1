import GradientModel
import GradientTokens

/// Looks as a table for spreadsheets: one row for each member, and one for each stop of a gradient.
enum LookTable {
  static let columns = [
    "style", "control", "component", "state", "appearance", "direction", "metrics", "member",
    "stop",
    "position", "value", "srgb",
  ]

  /// The table as comma-separated values with a line of names (RFC 4180).
  static func csv(_ looks: [LookWords]) -> String {
    var text = line(columns)
    for look in looks {
      for member in look.members {
        let whole: String =
          if case .color(let color)? = member.paint { color.shownHex } else { "" }
        text += line(look.cells + [member.member.name, "", "", member.value, whole])
        for (index, stop) in member.stops.enumerated() {
          text += line(
            look.cells + [
              member.member.name, String(index + 1), stop.position.brief,
              MemberText.text(stop.color), stop.color.shownHex,
            ])
        }
      }
    }
    return text
  }

  private static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  /// A cell on one line: a name could hold what a terminal obeys, or begin a line of its own.
  private static func quoted(_ cell: String) -> String {
    let cell = PlainLine.of(cell)
    let isPlain = cell.unicodeScalars.allSatisfy { !"\",\r\n".unicodeScalars.contains($0) }
    if isPlain { return cell }
    var text = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}

extension LookWords {
  /// What tells a look from others, in the order of the table's first columns.
  fileprivate var cells: [String] {
    [
      styleFile, control.name, control.component.word, state.name, environment.appearance.name,
      environment.layoutDirection.name, environment.metrics.name,
    ]
  }

  /// The look for programs.
  var json: JSONValue { .object(identity + [("members", .array(members.map(\.json)))]) }

  /// What tells a look from others.
  var identity: [(name: String, value: JSONValue)] {
    zip(LookTable.columns, cells).map { ($0, .string($1)) }
  }
}

extension LookWords.Member {
  /// The member for programs.
  var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("member", .string(member.name)), ("value", .string(value)),
    ]
    if case .color(let color)? = paint { members.append(("srgb", .string(color.shownHex))) }
    if !stops.isEmpty {
      members.append(
        (
          "stops",
          .array(
            stops.map { stop in
              .object([
                ("position", .number(stop.position)),
                ("color", .string(MemberText.text(stop.color))),
                ("srgb", .string(stop.color.shownHex)),
              ])
            })
        ))
    }
    return .object(members)
  }
}
