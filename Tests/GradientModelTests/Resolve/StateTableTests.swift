import GradientModel
import Testing

/// Every union of the six states in every appearance, for a style with partial overrides.
///
/// The expected looks were worked out by hand from the written rules, not from output.
struct StateTableTests {
  /// A colour by its letter: upper case as given, lower case as the press darkens it, primed as the
  /// disabled look fades it.
  private static func color(_ code: Substring) -> StyleColor {
    let given: [Character: (Double, Double, Double)] = [
      "A": (0.6, 0.1, 30), "K": (0.3, 0.08, 30), "S": (0.7, 0.12, 250), "H": (0.8, 0.05, 90),
      "X": (0.65, 0.2, 300), "Z": (0.55, 0.15, 140), "B": (0.5, 0.06, 10), "P": (0.4, 0.07, 20),
      "W": (0.9, 0.03, 60), "T": (0.95, 0.02, 100), "U": (0.85, 0.04, 110),
    ]
    let letter = code.first.map { Character($0.uppercased()) } ?? "?"
    guard let (lightness, chroma, hue) = given[letter] else { return .clear }
    let isPressed = code.first?.isLowercase == true
    let isFaded = code.count == 2
    return StyleColor(
      .oklch, isPressed ? lightness - 0.1 : lightness, isFaded ? chroma * 0.3 : chroma, hue)
  }

  private static let style: ControlStyle = {
    var style = ControlStyle()
    style[.normal].fill = .color(color("A"))
    style[.normal].borderWidth = 1
    style[.normal].borderPaint = .color(color("B"))
    style[.normal].titleColor = color("T")
    style[.normal].press = .darken
    style[.selected].fill = .color(color("S"))
    style[.highlighted].borderPaint = .color(color("P"))
    style[[.hovered, .disabled]].fill = .color(color("H"))
    style[.loading].opacity = 0.8
    style[[.selected, .disabled]].titleColor = color("U")
    style[.normal, in: .dark].fill = .color(color("K"))
    style[[.selected, .highlighted], in: .dark].fill = .color(color("X"))
    style[.disabled, in: .dark].opacity = 0.3
    style[.normal, in: .highContrast].borderPaint = .color(color("W"))
    style[.highlighted, in: [.dark, .highContrast]].fill = .color(color("Z"))
    return style
  }()

  /// Fill, border, title and opacity in light, dark, high contrast and dark high contrast, for unions
  /// written with s(elected), f(ocused), h(overed), p(ressed), l(oading) and d(isabled).
  private static let table: [(unions: String, looks: [String])] = [
    ("- f h fh", ["A B T 1", "K B T 1", "A W T 1", "K W T 1"]),
    ("s sf sh sfh", ["S B T 1", "S B T 1", "S W T 1", "S W T 1"]),
    ("p fp hp fhp", ["a P T 1", "k P T 1", "a P T 1", "Z P T 1"]),
    ("sp sfp shp sfhp", ["s P T 1", "X P T 1", "s P T 1", "Z P T 1"]),
    (
      "l fl hl pl fhl fpl hpl fhpl",
      ["A B T 0.8", "K B T 0.8", "A W T 0.8", "K W T 0.8"]
    ),
    (
      "sl sfl shl spl sfhl sfpl shpl sfhpl",
      ["S B T 0.8", "S B T 0.8", "S W T 0.8", "S W T 0.8"]
    ),
    (
      "d fd pd fhd fpd hpd fhpd",
      ["A' B' T' 0.5", "K' B' T' 0.3", "A' W' T' 0.5", "K' W' T' 0.3"]
    ),
    ("hd", ["H B' T' 0.5", "H B' T' 0.3", "H W' T' 0.5", "H W' T' 0.3"]),
    (
      "sd sfd shd spd sfhd sfpd shpd sfhpd",
      ["S' B' U 0.5", "S' B' U 0.3", "S' W' U 0.5", "S' W' U 0.3"]
    ),
    (
      "ld fld hld pld fhld fpld hpld fhpld",
      ["A' B' T' 0.4", "K' B' T' 0.3", "A' W' T' 0.4", "K' W' T' 0.3"]
    ),
    (
      "sld sfld shld spld sfhld sfpld shpld sfhpld",
      ["S' B' U 0.4", "S' B' U 0.3", "S' W' U 0.4", "S' W' U 0.3"]
    ),
  ]

  private static let letters: [Character: ControlState] = [
    "s": .selected, "f": .focused, "h": .hovered, "p": .highlighted, "l": .loading,
    "d": .disabled,
  ]

  private static let rows: [(state: ControlState, looks: [String])] = table.flatMap { row in
    row.unions.split(separator: " ").map { union in
      (union.reduce(into: ControlState.normal) { $0.formUnion(letters[$1] ?? []) }, row.looks)
    }
  }

  @Test func tableNamesEachOfThe64UnionsOnce() {
    #expect(Self.rows.count == 64)
    #expect(Set(Self.rows.map(\.state.rawValue)).count == 64)
  }

  @Test(arguments: Appearance.all) func everyUnionLooksAsWorkedOutByHand(appearance: Appearance) {
    for (state, looks) in Self.rows {
      let look = Self.style.resolved(for: state, in: StyleEnvironment(appearance: appearance))
      let expected = looks[Int(appearance.rawValue)].split(separator: " ")
      let place = "\(state.name) in \(appearance.name), expected \(looks[Int(appearance.rawValue)])"
      #expect(isClose(look.fill, Self.color(expected[0])), "fill of \(place)")
      #expect(isClose(look.border.paint, Self.color(expected[1])), "border of \(place)")
      #expect(isClose(.color(look.title.color), Self.color(expected[2])), "title of \(place)")
      #expect(
        abs(look.opacity - (Double(expected[3]) ?? -1)) < 1e-12,
        "opacity of \(place): \(look.opacity)")
    }
  }

  private func isClose(_ paint: Paint, _ expected: StyleColor) -> Bool {
    guard case .color(let color) = paint else { return false }
    return color.deltaEOK(to: expected) < 1e-9 && color.alpha == expected.alpha
  }
}
