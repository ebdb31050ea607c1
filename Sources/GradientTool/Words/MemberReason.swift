import GradientModel
import GradientTokens

/// Why a member of a look has its value.
struct MemberReason {
  let member: LookWords.Member
  /// What gave it; nil for the default.
  let origin: MemberOrigin?
  /// What was derived from; nil for what was not derived, or from a default.
  let source: MemberOrigin?
  /// What won over, the nearest first.
  let overruled: [MemberOrigin]
  /// Where the file says so, or says what was derived from; nil for what it does not say.
  let written: WrittenMember?
  /// Whether the direction or the text size made something else of what was written.
  let isAdjusted: Bool
  private let look: ExplainedLook

  /// The reasons for each member of a look.
  static func all(for words: LookWords, in file: TracedStyleFile) -> [MemberReason] {
    words.members.map { member in
      var origins = words.explained.origins(of: member.member)
      let origin = origins.popLast()
      var source: MemberOrigin?
      if case .derived? = origin { source = origins.popLast() }
      var written: WrittenMember?
      if case .given(let state, let layer)? = source ?? origin {
        written = file.source(
          of: MemberPlace(member.member, state: state, in: layer), in: words.control.name)
      }
      return MemberReason(
        member: member, origin: origin, source: source, overruled: origins.reversed(),
        written: written, isAdjusted: words.explained.isAdjusted(member.member),
        look: words.explained)
    }
  }

  /// Which rule gave the value.
  var rule: String {
    switch origin {
    case nil: standard
    case .given(let state, let layer): state.rule(in: layer, written: written)
    case .derived(let derivation): "\(derivation.rule) from \(source?.shortRule ?? "the default")"
    }
  }

  /// Where the default comes from.
  private var standard: String {
    switch member.member {
    case .imageColor: "default: the title's colour"
    case .borderWidth where look.gathered.borderPaint != nil: "default of a border that is given"
    default: "default"
    }
  }
}

extension MemberOrigin {
  /// A few words for what was overruled.
  var shortRule: String {
    switch self {
    case .given(let state, let layer): state.rule(in: layer, written: nil)
    case .derived(let derivation): derivation.rule
    }
  }
}

extension LookDerivation {
  /// The rule, and the word that chose it.
  fileprivate var rule: String {
    switch self {
    case .press(let press): "derived by press '\(MemberText.word(press))'"
    case .disabled(let look): "derived by disabled-look '\(MemberText.word(look))'"
    }
  }
}

extension ControlState {
  /// Where in a control an override of these states stands.
  fileprivate func rule(in layer: StyleLayer, written: WrittenMember?) -> String {
    var words: [String] = []
    switch layer {
    case .appearance(.light): break
    case .appearance(let appearance):
      // What a file writes beneath can differ in an appearance by the tokens that it refers to.
      words.append(
        written.map { $0.appearance != appearance } == true
          ? "tokens of \(appearance.name)" : "appearance \(appearance.name)")
    case .compact: words.append("metrics compact")
    }
    if !isEmpty {
      words.append("\(contains(onlyOne: self) ? "state" : "union") \(name)")
    }
    return words.isEmpty ? "the control itself" : words.joined(separator: ", ")
  }

  private func contains(onlyOne state: ControlState) -> Bool {
    Self.named.contains { $0.state == state }
  }
}
