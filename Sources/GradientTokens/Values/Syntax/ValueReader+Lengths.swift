import GradientModel

extension ValueReader {
  /// Points to CSS's root em, the unit whose size a platform leaves open.
  private static let pointsPerRem = 16.0
  private static let lengthForms = "a length such as 7px, 1.5rem or 7"

  /// Whether a length or a percentage begins at the cursor.
  var startsLength: Bool {
    token.kind == .number || token.kind == .dimension || token.kind == .percentage
      || startsCalculation
  }

  /// The length at the cursor in points, stepped over: px, rem, or a plain number of points.
  @inline(never)
  mutating func points() throws(ValueError) -> Double {
    let start = token
    if startsCalculation {
      let length = try calculatedLength()
      guard length.fraction == 0 else {
        throw error(.unit, at: start, allowed: Self.lengthForms)
      }
      return length.points
    }
    var isRem = false
    switch token.kind {
    case .number:
      break
    case .dimension where dialect.isCSS && absoluteUnit != nil:
      break
    case .dimension where hasUnit("px"):
      break
    case .dimension where hasUnit("rem"):
      isRem = true
    case .dimension where hasUnit("em"), .percentage:
      throw error(
        .unit, allowed: Self.lengthForms,
        hint: "A style has nothing around it to measure this by: write the length that it gives")
    case .dimension:
      throw error(.unit, allowed: Self.lengthForms, hint: "A point on screen is written px")
    default:
      throw unexpected(Self.lengthForms)
    }
    let value = try number(Self.lengthForms) * (dialect.isCSS ? absoluteUnit ?? 1 : 1)
    advance()
    if start.kind == .number, isWord("px") || isWord("rem") {
      isRem = isWord("rem")
      note("the space before the unit does not belong there", from: start.start, to: token.end)
      advance()
    }
    let points = isRem ? value * Self.pointsPerRem : value
    guard points.isFinite else {
      throw error(.outOfRange, at: start, allowed: Self.lengthForms)
    }
    return points
  }

  /// CSS pixels to the unit of the dimension at the cursor, one of CSS's absolute units but px (CSS
  /// Values 4, 6.2).
  private var absoluteUnit: Double? {
    let units: [(StaticString, Double)] = [
      ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
      ("q", 96 / 101.6),
    ]
    for (unit, pixels) in units where hasUnit(unit) { return pixels }
    return nil
  }

  /// The length at the cursor, of 0 or more, or an alias.
  @inline(never)
  mutating func distance(_ name: StaticString) throws(ValueError) -> Aliasable<Double> {
    if let alias = try takeAlias() { return .alias(alias) }
    let start = token
    let points = try points()
    guard points >= 0 else {
      throw error(.outOfRange, at: start, allowed: "a \(name) of 0 or more")
    }
    return .value(points)
  }
}
