import GradientModel

extension ValueReader {
  /// Reads shape, extent or radii, and centre of a radial gradient, as far as they are there.
  mutating func radialHeader(_ header: inout GradientHeader) throws(ValueError) -> Bool {
    var shape: GradientFill.Shape?
    var extent: GradientFill.Extent?
    var radii: [GradientFill.RelativeLength] = []
    let start = token
    reading: while true {
      if shape == nil, let found = takeShape() {
        shape = found
      } else if extent == nil, radii.isEmpty, let found = takeExtent() {
        extent = found
      } else if radii.isEmpty, extent == nil, startsLength {
        radii = try self.radii()
      } else {
        break reading
      }
    }
    var center = GradientFill.Center.middle
    let hasCenter = take(word: "at")
    if hasCenter { center = try position() }
    header.kind = .radial(try radial(shape, extent, radii, center, at: start))
    return shape != nil || extent != nil || !radii.isEmpty || hasCenter
  }

  private func radial(
    _ shape: GradientFill.Shape?, _ extent: GradientFill.Extent?,
    _ radii: [GradientFill.RelativeLength], _ center: GradientFill.Center, at token: CSSToken
  ) throws(ValueError) -> GradientFill.Radial {
    guard let first = radii.first else {
      return .extent(shape ?? .ellipse, extent ?? .farthestCorner, center: center)
    }
    if let second = radii.dropFirst().first {
      guard shape != .circle else {
        throw error(.limit, at: token, allowed: "one radius for a circle")
      }
      return .ellipse(x: first, y: second, center: center)
    }
    guard shape != .ellipse else {
      throw error(
        .unexpected, at: token, allowed: "an ellipse with two radii, or a size such as closest-side"
      )
    }
    guard first.fraction == 0 else {
      throw error(
        .unit, at: token, allowed: "a circle's radius in px",
        hint: "With %, write two radii, which make an ellipse")
    }
    return .circle(radius: first.points, center: center)
  }

  private mutating func takeShape() -> GradientFill.Shape? {
    if take(word: "circle") { return .circle }
    return take(word: "ellipse") ? .ellipse : nil
  }

  private mutating func takeExtent() -> GradientFill.Extent? {
    let words: [StaticString] = [
      "closest-side", "farthest-side", "closest-corner", "farthest-corner",
    ]
    guard let index = index(in: words) else { return nil }
    advance()
    return GradientFill.Extent.allCases[index]
  }

  private mutating func radii() throws(ValueError) -> [GradientFill.RelativeLength] {
    var radii: [GradientFill.RelativeLength] = []
    while radii.count < 2, startsLength {
      let token = token
      let radius = try relativeLength()
      guard radius.fraction >= 0, radius.points >= 0 else {
        throw error(.outOfRange, at: token, allowed: "a radius of 0 or more")
      }
      radii.append(radius)
    }
    return radii
  }

  /// The length or percentage at the cursor, stepped over.
  mutating func relativeLength() throws(ValueError) -> GradientFill.RelativeLength {
    if startsCalculation { return try calculatedLength() }
    guard token.kind == .percentage else {
      return GradientFill.RelativeLength(points: try points())
    }
    let fraction = try number(shiftedBy: -2, "a percentage")
    advance()
    return GradientFill.RelativeLength(fraction: fraction)
  }
}
