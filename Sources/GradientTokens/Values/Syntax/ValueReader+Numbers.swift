import GradientModel

extension ValueReader {
  /// The angle at the cursor in degrees, stepped over.
  ///
  /// A plain number is no angle, but for 0.
  mutating func angle() throws(ValueError) -> Double {
    let allowed = "an angle such as 45deg, 0.25turn, 100grad or 0.8rad"
    let degrees: Double
    if startsCalculation { return try calculatedAngle() }
    if token.kind == .number, token.value == 0 {
      degrees = 0
    } else if hasUnit("deg") {
      degrees = try number(allowed)
    } else if hasUnit("turn") {
      degrees = try number(allowed) * 360
    } else if hasUnit("grad") {
      degrees = try number(allowed) * 0.9
    } else if hasUnit("rad") {
      degrees = try number(allowed) * (180 / Elementary.pi)
    } else if token.kind == .dimension {
      throw error(.unit, allowed: allowed)
    } else if token.kind == .number {
      throw error(.unit, allowed: allowed, hint: "Write deg after the number")
    } else {
      throw unexpected(allowed)
    }
    guard degrees.isFinite else { throw error(.outOfRange, allowed: allowed) }
    advance()
    return degrees
  }
}
