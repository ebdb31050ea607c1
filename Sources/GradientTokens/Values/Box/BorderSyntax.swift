package import GradientModel

/// A border as a text gives it.
package struct BorderSyntax: Sendable {
  /// Points.
  package var width: Aliasable<Double>
  /// The colour; an alias may also name a gradient, which the resolver's caller decides.
  package var color: ColorSyntax
  /// The stroke; whoever reads the file says that only `solid` is drawn.
  package var style: StrokeStyle

  /// `none`: no border.
  package static let none = BorderSyntax(
    width: .value(0), color: .color(.clear, isLegacy: true), style: .solid)

  /// The border, solid whatever its style.
  package func resolved<R: ValueResolver>(by resolver: inout R) throws(R.Failure) -> BorderStyle {
    let width = try self.width.length(&resolver)
    return BorderStyle(width: width, paint: .color(try color.resolved(by: &resolver).color))
  }
}

extension ValueText {
  /// Reads a border: width, style and colour in any order, as in `1px solid {palette.line}`; `none`.
  ///
  /// Of two aliases without either a width or a colour beside them, the first is the width.
  package static func border(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> BorderSyntax {
    if isWord("none", bytes) || isWord("hidden", bytes) { return .none }
    return try ValueReader.read(bytes, &notes) { reader throws(ValueError) in
      try reader.border()
    }
  }
}

extension ValueReader {
  mutating func border() throws(ValueError) -> BorderSyntax {
    var width: Aliasable<Double>?
    var color: ColorSyntax?
    var style: StrokeStyle?
    var aliases: [ValueAlias] = []
    let start = token
    reading: while token.kind != .end {
      if style == nil, let index = index(in: StrokeStyle.names) {
        style = StrokeStyle.allCases[index]
        advance()
      } else if width == nil, startsLength || isWord("thin") || isWord("medium") || isWord("thick")
      {
        width = try borderWidth()
      } else if aliases.count < 2, let alias = try takeAlias() {
        aliases.append(alias)
      } else if color == nil, token.kind != .alias, startsColor {
        color = try self.color()
      } else {
        break reading
      }
    }
    if width == nil, let alias = aliases.first, color != nil || aliases.count > 1 {
      width = .alias(alias)
      aliases.removeFirst()
    }
    if color == nil, let alias = aliases.first {
      color = .alias(alias)
      aliases.removeFirst()
    }
    guard aliases.isEmpty else { throw unexpected("one width, one colour and one style") }
    guard let width else { throw unexpected("a width such as 1px") }
    guard let color else { throw unexpected("a colour") }
    if style == nil {
      note(
        "a border without a style is none in CSS; read as solid", from: start.start, to: token.start
      )
    }
    return BorderSyntax(width: width, color: color, style: style ?? .solid)
  }

  private mutating func borderWidth() throws(ValueError) -> Aliasable<Double> {
    for (word, points) in [("thin", 1.0), ("medium", 3), ("thick", 5)] as [(StaticString, Double)]
    where take(word: word) {
      return .value(points)
    }
    return try distance("width")
  }
}
