import GradientModel
import GradientTokens

/// Looks listed for people: whole in the first state of a control, then what is different in others.
enum LookList {
  static func text(_ looks: [LookWords]) -> String {
    var text = ""
    var first: LookWords?
    for look in looks {
      let base = first.flatMap { $0.isSame(controlAs: look) ? $0 : nil }
      if base == nil { first = look }
      if !text.isEmpty, base == nil { text += "\n" }
      text += heading(look)
      let known = base.map { Dictionary(uniqueKeysWithValues: $0.pairs) } ?? [:]
      let members = look.members.filter { known[$0.member] != $0.value }
      for member in members { text += lines(member) }
      let shown = Set(members.map(\.member))
      let gone = known.keys.filter { member in !look.members.contains { $0.member == member } }
      for member in StyleMember.allCases where gone.contains(member) && !shown.contains(member) {
        text += "  \(padded(member.name))nothing\n"
      }
      if let base, members.isEmpty, gone.isEmpty { text += "  looks as in \(base.state.name)\n" }
    }
    return text
  }

  private static func heading(_ look: LookWords) -> String {
    var words = [look.control.name, look.state.name, look.environmentName]
    words.removeAll(where: \.isEmpty)
    return PlainLine.of("\(words.joined(separator: ", ")) (\(look.styleFile))") + "\n"
  }

  /// A member's line, and one for each stop of a gradient.
  static func lines(_ member: LookWords.Member) -> String {
    var text = "  \(padded(member.member.name))\(PlainLine.of(member.shown))\n"
    for stop in member.stops {
      let position = MemberText.text(fraction: stop.position)
      text += "  \(padded(""))\(position.padded(to: 8))\(stop.color.shown)\n"
    }
    return text
  }

  private static func padded(_ name: String) -> String { name.padded(to: 15) }
}

extension LookWords {
  /// Whether another look is one of the same control in the same environment.
  fileprivate func isSame(controlAs other: LookWords) -> Bool {
    styleFile == other.styleFile && control.name == other.control.name
      && environment == other.environment
  }

  fileprivate var pairs: [(StyleMember, String)] { members.map { ($0.member, $0.value) } }
}

extension String {
  /// The text with spaces up to a number of characters, at least one.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
