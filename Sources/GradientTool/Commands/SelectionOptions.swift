import GradientModel
import GradientTokens

/// The options that say which pictures are drawn.
struct SelectionOptions: Sendable {
  /// What is drawn where an option is left out.
  let selection: PictureSelection

  let only = Option<NamePattern>(
    "only", placeholder: "glob",
    help: "Only controls whose name is like this, as in 'music/*'. May be repeated.",
    isRepeating: true
  ) { (text) throws(InvalidValue) in NamePattern(text) }

  let state: Option<PictureSelection.Choice<ControlState>>

  let appearance: Option<PictureSelection.Choice<Appearance>>
  let direction: Option<PictureSelection.Choice<LayoutDirection>>
  let metrics: Option<PictureSelection.Choice<Metrics>>

  let gamut = Option<OutputGamut>(
    "gamut", placeholder: "gamut", help: "'srgb' or 'p3': the colour space of the pixels.",
    defaultText: "srgb", words: OutputGamut.allCases.map(\.name)
  ) { (text) throws(InvalidValue) in
    try Keywords(OutputGamut.allCases, name: \.name).value(text)
  }

  let textSize = Option<TextSize>(
    "text-size", placeholder: "size",
    help: """
      The reader's text size: 'extra-small' to 'extra-extra-extra-large', and \
      'accessibility-medium' to 'accessibility-extra-extra-extra-large'.
      """,
    defaultText: "large", words: TextSize.allCases.map(\.name)
  ) { (text) throws(InvalidValue) in
    try Keywords(TextSize.allCases, name: \.name).value(text)
  }

  init(default selection: PictureSelection) {
    self.selection = selection
    state = Self.option(
      "state",
      help: """
        States, separated by commas; those that are on together joined by '+', as in \
        'normal,selected+highlighted'. 'all' is every single state and each union that a style \
        declares.
        """,
      Keywords([ControlState.normal], name: \.name), default: selection.states,
      words: ["normal"] + ControlState.named.map { $0.state.name }
    ) { (word) throws(InvalidValue) in
      let singles = Keywords(ControlState.named.map(\.state), name: \.name) { word in
        MemberNames.nearestState(to: Array(word.utf8))
      }
      return try Self.union(word, of: singles, alone: ["normal", "all"])
    }
    appearance = Self.option(
      "appearance",
      help: """
        'light', 'dark', 'high-contrast', 'dark+high-contrast', separated by commas. 'all' is \
        those that a style declares.
        """,
      Keywords(Appearance.all, name: \.name), default: selection.appearances
    ) { (word) throws(InvalidValue) in
      let singles = Keywords([Appearance.dark, .highContrast], name: \.name) { word in
        ["night": "dark", "day": "light", "contrast": "high-contrast"][word]
      }
      return try Self.union(word, of: singles, alone: ["light", "dark+high-contrast", "all"])
    }
    direction = Self.option(
      "direction", help: "'ltr', 'rtl' or 'all'.",
      Keywords(LayoutDirection.allCases, name: \.name), default: selection.directions)
    metrics = Self.option(
      "metrics",
      help: """
        The height of the bar around a control: 'regular', 'compact' or 'all', which is those that \
        a style declares.
        """,
      Keywords(Metrics.allCases, name: \.name), default: selection.metrics)
  }

  var arguments: [any Argument] {
    [only, state, appearance, direction, metrics, gamut, textSize]
  }

  /// The options that say for which looks a control is described in words.
  var looks: [any Argument] { [state, appearance, direction, metrics, textSize] }

  /// What a command line selects.
  func selection(_ values: ArgumentValues) throws(UsageError) -> PictureSelection {
    var selection = selection
    selection.patterns = try values.values(of: only)
    selection.states = try values.value(of: state) ?? selection.states
    selection.appearances = try values.value(of: appearance) ?? selection.appearances
    selection.directions = try values.value(of: direction) ?? selection.directions
    selection.metrics = try values.value(of: metrics) ?? selection.metrics
    selection.gamut = try values.value(of: gamut) ?? selection.gamut
    selection.textSize = try values.value(of: textSize) ?? selection.textSize
    return selection
  }

  private static func option<Value>(
    _ name: String, help: String, _ keywords: Keywords<Value>,
    default choice: PictureSelection.Choice<Value>, words: [String]? = nil,
    parse: (@Sendable (String) throws(InvalidValue) -> Value)? = nil
  ) -> Option<PictureSelection.Choice<Value>> {
    let names = choice.values(all: []).flatMap { value in
      keywords.entries.filter { $0.value == value }.map(\.name)
    }
    return Option(
      name, placeholder: "list", help: help,
      defaultText: names.isEmpty ? "all" : names.joined(separator: ","),
      words: (words ?? keywords.entries.map(\.name)) + ["all"]
    ) { (text) throws(InvalidValue) in
      try Self.choice(text) { (word) throws(InvalidValue) in
        if let parse { return try parse(word) }
        return try keywords.value(word, or: ["all"])
      }
    }
  }

  private static func choice<Value>(
    _ text: String, of parse: (String) throws(InvalidValue) -> Value
  ) throws(InvalidValue) -> PictureSelection.Choice<Value> {
    if text.split(separator: ",").contains("all") { return .all }
    return .listed(try ValueSyntax.list(text, of: parse))
  }

  /// A set whose members are named in any order with '+' between them; the first of the words that
  /// only stand alone is the empty set.
  private static func union<Value: SetAlgebra>(
    _ text: String, of singles: Keywords<Value>, alone: [String]
  ) throws(InvalidValue) -> Value {
    if text == alone.first { return Value() }
    var union = Value()
    let words = text.split(separator: "+", omittingEmptySubsequences: false)
    for word in words {
      union.formUnion(try singles.value(String(word), or: words.count == 1 ? alone : []))
    }
    return union
  }
}
