package import GradientModel

extension ValueText {
  /// Reads a dimension in points: `7px`, `1.5rem` (16 points each) or `7`.
  package static func length(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> Aliasable<Double> {
    try ValueReader.read(bytes, &notes) { reader throws(ValueError) in
      if let alias = try reader.takeAlias() { return .alias(alias) }
      return .value(try reader.points())
    }
  }

  /// Reads an opacity: a number from 0 to 1, or a percentage.
  package static func opacity(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> Aliasable<Double> {
    try ValueReader.read(bytes, &notes) { reader throws(ValueError) in
      if let alias = try reader.takeAlias() { return .alias(alias) }
      let allowed = "an opacity from 0 to 1, or from 0% to 100%"
      let value: Double
      switch reader.token.kind {
      case .number: value = try reader.number(allowed)
      case .percentage: value = try reader.number(shiftedBy: -2, allowed)
      default: throw reader.unexpected(allowed)
      }
      guard value >= 0, value <= 1 else { throw reader.error(.outOfRange, allowed: allowed) }
      reader.advance()
      return .value(value)
    }
  }
}

/// Corners as a text gives them.
package enum CornersSyntax: Sendable {
  /// Radii of half the shorter side.
  case capsule
  /// One to four radii, in CSS's order: top left, top right, bottom right, bottom left; one that is
  /// left out is that of the opposite corner, or the first.
  case radii([Aliasable<Double>])

  /// The corners.
  package func resolved<R: ValueResolver>(by resolver: inout R) throws(R.Failure) -> Corners {
    switch self {
    case .capsule:
      return .capsule
    case .radii(let radii):
      var values: [Double] = []
      for radius in radii { values.append(try radius.length(&resolver)) }
      guard let topLeft = values.first else { return .square }
      let topRight = values.count > 1 ? values[1] : topLeft
      let bottomRight = values.count > 2 ? values[2] : topLeft
      return .radii(
        CornerRadii(
          topLeft: topLeft, topRight: topRight, bottomRight: bottomRight,
          bottomLeft: values.count > 3 ? values[3] : topRight))
    }
  }
}

extension ValueText {
  /// Reads corners: `capsule`, one radius, or up to four as in CSS's `border-radius`.
  package static func corners(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> CornersSyntax {
    try ValueReader.read(bytes, &notes) { reader throws(ValueError) in
      if reader.take(word: "capsule") { return .capsule }
      if reader.token.kind == .word {
        throw reader.error(.unknownName, allowed: "capsule, or a radius such as 7px")
      }
      var radii = [try reader.distance("radius")]
      while radii.count < 4, reader.startsLength || reader.token.kind == .alias {
        radii.append(try reader.distance("radius"))
      }
      return .radii(radii)
    }
  }
}
