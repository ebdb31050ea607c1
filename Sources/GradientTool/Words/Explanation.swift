import GradientModel
import GradientTokens

/// The reasons for a look, for people and for programs.
struct Explanation {
  let look: LookWords
  let reasons: [MemberReason]

  init(_ look: LookWords, in file: TracedStyleFile) {
    self.look = look
    reasons = MemberReason.all(for: look, in: file)
  }

  /// Why the look is not that of the states asked for; nil where it is.
  private var dropped: String? {
    let rest = look.explained.effectiveState
    guard rest != look.state else { return nil }
    return "\(look.state.subtracting(rest).name) is dropped: "
      + "while disabled or loading it counts only where an override names this very union"
  }

  var text: String {
    var words = [look.control.name, look.state.name, look.environmentName]
    words.removeAll(where: \.isEmpty)
    var text = PlainLine.of("\(words.joined(separator: ", ")) (\(look.styleFile))") + "\n"
    if let dropped { text += "  \(dropped)\n" }
    for reason in reasons {
      text += LookList.lines(reason.member)
      for line in reason.lines { text += "  \("".padded(to: 15))\(PlainLine.of(line))\n" }
    }
    return text
  }

  var json: JSONValue {
    .object(
      look.identity + [
        ("effectiveState", .string(look.explained.effectiveState.name)),
        ("members", .array(reasons.map(\.json))),
      ])
  }
}

extension MemberReason {
  fileprivate var lines: [String] {
    var lines = ["← \(rule)"]
    if isAdjusted { lines[0] += ", adjusted to the environment" }
    if !overruled.isEmpty {
      lines[0] += "; wins over \(overruled.map(\.shortRule).joined(separator: ", "))"
    }
    guard let written else { return lines }
    lines.append("  \(written.place.text) \(written.name): \(written.text)")
    if let extended = written.extended {
      lines.append(
        "  inherited from \(extended.name) by $extends of \(extended.by), \(extended.place.text)")
    }
    for alias in written.aliases {
      let indent = String(repeating: "  ", count: alias.depth + 1)
      lines.append("\(indent)through {\(alias.name)}, \(alias.place.text): \(alias.text)")
    }
    return lines
  }

  fileprivate var json: JSONValue {
    guard case .object(var members) = member.json else { return member.json }
    members.append(("rule", .string(rule)))
    members.append(("isAdjusted", .boolean(isAdjusted)))
    members.append(("overruled", .array(overruled.map { .string($0.shortRule) })))
    guard let written else { return .object(members) }
    members.append(("token", .string(written.name)))
    members.append(("written", .string(written.text)))
    members += written.place.json
    if let extended = written.extended {
      members.append(
        (
          "extends",
          .object(
            [("from", .string(extended.name)), ("by", .string(extended.by))] + extended.place.json)
        ))
    }
    members.append(
      (
        "aliases",
        .array(
          written.aliases.map { alias in
            .object(
              [
                ("token", .string(alias.name)), ("depth", .number(Double(alias.depth))),
                ("written", .string(alias.text)),
              ] + alias.place.json)
          })
      ))
    return .object(members)
  }
}
