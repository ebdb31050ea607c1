import GradientModel

/// What a sum in `calc()` comes to.
private struct Calculation {
  enum Kind { case number, angle, length }
  var kind: Kind
  var number = 0.0
  var degrees = 0.0
  var length = GradientFill.RelativeLength()

  func scaled(by factor: Double) -> Calculation {
    Calculation(
      kind: kind, number: number * factor, degrees: degrees * factor,
      length: GradientFill.RelativeLength(
        fraction: length.fraction * factor, points: length.points * factor))
  }

  func plus(_ other: Calculation) -> Calculation {
    Calculation(
      kind: kind, number: number + other.number, degrees: degrees + other.degrees,
      length: GradientFill.RelativeLength(
        fraction: length.fraction + other.length.fraction,
        points: length.points + other.length.points))
  }

  var isFinite: Bool {
    number.isFinite && degrees.isFinite && length.fraction.isFinite && length.points.isFinite
  }
}

/// Sums in `calc()` (CSS Values 4, 10: <https://www.w3.org/TR/css-values-4/#calc-func>), which
/// texts of CSS may hold and style files may not.
extension ValueReader {
  private static let calculationDepth = 16

  /// Whether a sum begins at the cursor that is to be worked out.
  var startsCalculation: Bool {
    dialect.isCSS && isFunction("calc")
  }

  /// The length, percentage or both that the sum at the cursor comes to, stepped over.
  mutating func calculatedLength() throws(ValueError) -> GradientFill.RelativeLength {
    let start = token
    let sum = try calculation(depth: 0)
    guard sum.kind == .length else {
      throw error(.unexpected, at: start, allowed: "a sum of lengths and percentages")
    }
    return sum.length
  }

  /// The degrees that the sum at the cursor comes to, stepped over.
  mutating func calculatedAngle() throws(ValueError) -> Double {
    let start = token
    let sum = try calculation(depth: 0)
    guard sum.kind == .angle else {
      throw error(.unexpected, at: start, allowed: "a sum of angles")
    }
    return sum.degrees
  }

  private mutating func calculation(depth: Int) throws(ValueError) -> Calculation {
    guard depth < Self.calculationDepth else {
      throw error(.limit, allowed: "at most \(Self.calculationDepth) parentheses in each other")
    }
    let start = token
    advance()
    var sum = try product(depth)
    while token.kind != .close {
      let sign: Double
      if isOther("+") {
        sign = 1
      } else if isOther("-") {
        sign = -1
      } else {
        throw unexpected(
          "+, -, *, / or )", hint: "In a sum, + and - stand between two spaces")
      }
      advance()
      let place = token
      let next = try product(depth)
      guard next.kind == sum.kind else {
        throw error(.unit, at: place, allowed: "a value of the same kind as the one before it")
      }
      sum = sum.plus(next.scaled(by: sign))
    }
    advance()
    guard sum.isFinite else {
      throw error(.outOfRange, at: start, allowed: "a sum that is a number")
    }
    return sum
  }

  private mutating func product(_ depth: Int) throws(ValueError) -> Calculation {
    var product = try factor(depth)
    while true {
      if isOther("*") {
        advance()
        let place = token
        let next = try factor(depth)
        if next.kind == .number {
          product = product.scaled(by: next.number)
        } else if product.kind == .number {
          product = next.scaled(by: product.number)
        } else {
          throw error(.unit, at: place, allowed: "a number without a unit")
        }
      } else if token.kind == .slash {
        advance()
        let place = token
        let next = try factor(depth)
        guard next.kind == .number, next.number != 0 else {
          throw error(.unit, at: place, allowed: "a number without a unit other than 0")
        }
        product = product.scaled(by: 1 / next.number)
      } else {
        return product
      }
    }
  }

  private mutating func factor(_ depth: Int) throws(ValueError) -> Calculation {
    let allowed = "a number, a length, a percentage or an angle"
    switch token.kind {
    case .open:
      return try calculation(depth: depth + 1)
    case .function where isFunction("calc"):
      return try calculation(depth: depth + 1)
    case .function:
      throw error(
        .unsupported, allowed: "calc() with + - * / alone",
        hint: "Write the value that it gives")
    case .number:
      let number = try self.number(allowed)
      advance()
      return Calculation(kind: .number, number: number)
    case .dimension where hasUnit("deg") || hasUnit("turn") || hasUnit("grad") || hasUnit("rad"):
      return Calculation(kind: .angle, degrees: try angle())
    case .dimension, .percentage:
      return Calculation(kind: .length, length: try relativeLength())
    default:
      throw unexpected(allowed)
    }
  }

  private func isOther(_ character: Unicode.Scalar) -> Bool {
    token.kind == .other && token.end == token.start + 1
      && bytes[token.start] == UInt8(ascii: character)
  }
}
