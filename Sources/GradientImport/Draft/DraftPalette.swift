import GradientModel
import GradientTokens

/// The colours that several values of a draft share, with a name for each.
struct DraftPalette {
  /// The colours in the order in which they are first used.
  private(set) var entries: [(name: [UInt8], color: StyleColor)] = []
  /// How values write colours.
  private(set) var texts = ColorTexts(isBrief: true)

  /// The group that holds them: one that no token or control lies in.
  let group: [UInt8]

  init(of draft: Draft) {
    var taken = NameTable(reserved: draft.tokens.map { $0.names[0] })
    for control in draft.controls { taken.reserve(control.names[0]) }
    group = taken.unique([Array("palette".utf8)])[0]
    for token in draft.tokens {
      guard case .color(let color) = token.value, texts.literal(color) != nil else { continue }
      texts.setAlias(color, Array(token.names.joined(separator: [UInt8(ascii: ".")])))
    }
    // Tokens of a file are all that may be referred to.
    guard draft.tokens.isEmpty else { return }
    var count = ColorCount()
    for control in draft.controls {
      for member in control.members { count.add(member.value) }
      for override in control.overrides {
        for member in override.members { count.add(member.value) }
      }
    }
    var names = NameTable()
    for color in count.shared where texts.literal(color) != nil {
      let wanted = draft.colorNames[color] ?? Self.name(color)
      let name = names.unique([wanted])[0]
      entries.append((name, color))
      texts.setAlias(color, group + [UInt8(ascii: ".")] + name)
    }
  }

  /// CSS's name of the colour that looks most like it, and the alpha in percent if it is not opaque.
  private static func name(_ color: StyleColor) -> [UInt8] {
    var name = ValueText.nearestName(of: color)
    if !color.isOpaque {
      name.append(UInt8(ascii: "-"))
      name += DecimalNumber.text(Elementary.nearest(color.alpha * 100)).utf8
    }
    return name
  }
}

/// How many values use each colour.
private struct ColorCount {
  private var counts: [StyleColor: Int] = [:]
  private var order: [StyleColor] = []

  /// The colours of two values or more, but for clear ones.
  var shared: [StyleColor] {
    order.filter { ($0.alpha > 0 || !$0.missing.isEmpty) && (counts[$0] ?? 0) > 1 }
  }

  /// Counts the colours of a value, each once however often the value has it.
  mutating func add(_ value: DraftValue) {
    var known: Set<StyleColor> = []
    func count(_ color: StyleColor, in self: inout ColorCount) {
      guard known.insert(color).inserted else { return }
      if self.counts[color] == nil { self.order.append(color) }
      self.counts[color, default: 0] += 1
    }
    switch value {
    case .color(let color): count(color, in: &self)
    case .gradient(let gradient):
      for stop in gradient.fill.stops { count(stop.color, in: &self) }
    case .border(let border):
      if case .color(let color) = border.paint { count(color, in: &self) }
    case .shadows(let shadows):
      for shadow in shadows { count(shadow.color, in: &self) }
    case .number, .length, .corners, .font, .weight, .text, .alias, .insets, .words: break
    }
  }
}
