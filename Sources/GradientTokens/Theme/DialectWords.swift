import GradientModel

/// The words that style files may hold, from the very tables that they are read by.
package enum DialectWords {
  package static let components = ControlTheme.Component.allCases.map { $0.word }
  package static let states = texts(ControlState.named.map { $0.name })
  package static let presses = texts(MemberReader.presses.map { $0.0 })
  package static let disabledLooks = texts(MemberReader.disabledLooks.map { $0.0 })
  package static let textStyles = texts(MemberReader.textStyles.map { $0.0 })
  package static let curves = texts(MemberReader.curves.map { $0.0 })
  package static let timingCurves = texts(ValueReader.curveWords.map { $0.word })
  package static let fontWeights = texts(FontWeight.names.map { $0.name })
  package static let strokes = texts(StrokeStyle.names)
  package static let namedColors = texts(NamedColor.table.map { $0.name })
  package static let gradientMembers = texts(GradientMembers.names)
  package static let gradientKinds = texts(TokenValues.kinds.map { $0.0 })
  package static let interpolations = texts(TokenValues.interpolations.map { $0.0 })
  package static let directions = texts(TokenValues.targets.map { $0.0 })
  package static let extents = texts(TokenValues.extents.map { $0.0 })
  /// The types of Design Tokens.
  package static let types = TokenType.allCases.filter { $0 != .other }.map { $0.name }
  /// Types that other tools write, and that are read as one of those or kept.
  package static let otherTypes = texts(TokenType.otherSpellings.map { $0.0 })

  private static func texts(_ words: [StaticString]) -> [String] {
    words.map { word in String(word) }
  }
}
