package import GradientModel

/// A gradient as CSS text gives it, after CSS's rules for missing and falling places.
package struct GradientSyntax: Sendable {
  /// A colour and its place.
  package struct Stop: Sendable {
    package var color: ColorSyntax
    /// 0 at the start of the gradient line, 1 at its end.
    package var position: Double
    /// The place of the transition hint before the next stop, if there is one.
    package var hint: Double?
    /// The bytes of the text that say the colour.
    package var source = 0..<0
  }

  /// Axial, radial or conic.
  package var kind: GradientFill.Kind
  /// The colour space after `in`; nil where the text leaves it to the colours.
  package var interpolation: GradientFill.Interpolation?
  /// At least one stop; the places never fall.
  package var stops: [Stop]

  /// A way to blend that only more stops can stand for; from CSS alone.
  package var blend: ForeignBlend?
  /// Whether the stops repeat on both sides; from CSS alone.
  package var isRepeating = false
  /// Whether a place was worked out from a length, and so holds for one size alone; from CSS alone.
  package var isMeasured = false

  /// Whether there are transition hints, which only a gradient with more stops can stand for.
  package var hasHints: Bool {
    for stop in stops where stop.hint != nil { return true }
    return false
  }

  /// The gradient: CSS's default space where none is written, hints expanded to stops.
  ///
  /// Without `in`, colours blend in sRGB if all of them are legacy colours and in OKLab otherwise
  /// (CSS Color 4, 12.1). Alpha is always premultiplied.
  package func resolved<R: ValueResolver>(by resolver: inout R) throws(R.Failure) -> GradientFill {
    var colored: [GradientStop] = []
    colored.reserveCapacity(stops.count)
    var isLegacy = true
    for stop in stops {
      let color = try stop.color.resolved(by: &resolver)
      isLegacy = isLegacy && color.isLegacy
      colored.append(GradientStop(color.color, at: stop.position))
    }
    var fill = GradientFill(
      stops: colored, kind: kind, interpolation: interpolation ?? (isLegacy ? .srgb : .oklab))
    if hasHints { fill.expandHints(stops.map { $0.hint }) }
    return fill
  }
}

extension GradientFill {
  /// Puts stops in the place of transition hints.
  ///
  /// - Parameter hints: For each stop the place of the hint behind it, if there is one.
  mutating func expandHints(_ hints: [Double?]) {
    let ramp = GradientRamp(self)
    var result: [GradientStop] = []
    for (index, stop) in stops.enumerated() {
      result.append(stop)
      guard index < hints.count, let hint = hints[index], index + 1 < stops.count else { continue }
      let start = stop.position
      let length = stops[index + 1].position - start
      guard length > 0 else { continue }
      for (place, weight) in HintCurve(middle: (hint - start) / length).points {
        result.append(
          GradientStop(
            ramp.unmappedColor(inSegment: index, at: weight), at: start + length * place))
      }
    }
    stops = result
  }
}

extension ValueText {
  /// Reads CSS gradient text: `linear-gradient()`, `radial-gradient()` or `conic-gradient()`
  /// (CSS Images 4, <https://www.w3.org/TR/css-images-4/#gradients>).
  ///
  /// `to` also takes `leading` and `trailing`. Places are percentages, in a conic gradient angles
  /// too.
  package static func gradient(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> GradientSyntax {
    try gradient(bytes, as: .styleFile, notes: &notes)
  }

  /// Reads CSS gradient text of a dialect.
  package static func gradient(
    _ bytes: [UInt8], as dialect: GradientDialect, notes: inout [ValueNote]
  ) throws(ValueError) -> GradientSyntax {
    try ValueReader.read(bytes, &notes, as: dialect) { reader throws(ValueError) in
      try reader.gradient()
    }
  }

  /// Whether a text is written as a gradient, right or wrong, and not as a colour.
  package static func looksLikeGradient(_ bytes: [UInt8]) -> Bool {
    let token = ValueReader(bytes).token
    guard token.kind == .function else { return false }
    return bytes[token.start..<(token.end - 1)].suffix(8).elementsEqual("gradient".utf8) { a, b in
      a | 0x20 == b
    }
  }
}
