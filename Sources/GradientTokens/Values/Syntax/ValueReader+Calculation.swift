import GradientModel

/// What a sum in `calc()` comes to.
private struct Calculation {
  enum Kind {
    case number, angle, length
    /// Angles and percentages of a whole turn together.
    case turn
  }
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

  /// The sum; nil where the two are of different kinds.
  func plus(_ other: Calculation) -> Calculation? {
    guard let kind = commonKind(other) else { return nil }
    return Calculation(
      kind: kind, number: number + other.number, degrees: degrees + other.degrees,
      length: GradientFill.RelativeLength(
        fraction: length.fraction + other.length.fraction,
        points: length.points + other.length.points))
  }

  private func commonKind(_ other: Calculation) -> Kind? {
    if kind == other.kind { return kind }
    return isPartOfTurn && other.isPartOfTurn ? .turn : nil
  }

  private var isPartOfTurn: Bool {
    switch kind {
    case .angle, .turn: true
    case .length: length.points == 0
    case .number: false
    }
  }

  /// What numbers of this kind are compared by; nil for what only a size would order.
  func magnitude(among others: [Calculation]) -> Double? {
    guard others.allSatisfy({ $0.kind == kind }) else { return nil }
    switch kind {
    case .number: return number
    case .angle: return degrees
    case .turn: return degrees / 360 + length.fraction
    case .length:
      if others.allSatisfy({ $0.length.points == 0 }) { return length.fraction }
      return others.allSatisfy { $0.length.fraction == 0 } ? length.points : nil
    }
  }

  var isFinite: Bool {
    number.isFinite && degrees.isFinite && length.fraction.isFinite && length.points.isFinite
  }
}

/// Sums in `calc()`, `min()`, `max()` and `clamp()` (CSS Values 4, 10:
/// <https://www.w3.org/TR/css-values-4/#math>), which texts of CSS may hold and style files may not.
extension ValueReader {
  private static let calculationDepth = 16

  /// Whether a sum begins at the cursor that is to be worked out.
  var startsCalculation: Bool {
    dialect.isCSS && isCalculation
  }

  private var isCalculation: Bool {
    isFunction("calc") || isFunction("min") || isFunction("max") || isFunction("clamp")
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

  /// The part of a whole turn that the sum at the cursor comes to, stepped over.
  mutating func calculatedTurns() throws(ValueError) -> Double {
    let start = token
    let sum = try calculation(depth: 0)
    switch sum.kind {
    case .angle, .turn: return sum.degrees / 360 + sum.length.fraction
    case .length where sum.length.points == 0: return sum.length.fraction
    case .length, .number:
      throw error(.unexpected, at: start, allowed: "a sum of angles and percentages")
    }
  }

  /// What the function or the parentheses at the cursor come to, stepped over.
  private mutating func calculation(depth: Int) throws(ValueError) -> Calculation {
    guard depth < Self.calculationDepth else {
      throw error(.limit, allowed: "at most \(Self.calculationDepth) parentheses in each other")
    }
    let start = token
    let isLeast = isFunction("min")
    let isClamp = isFunction("clamp")
    let isChoice = isLeast || isClamp || isFunction("max")
    advance()
    var sums = [try sum(depth)]
    while isChoice, take(.comma) { sums.append(try sum(depth)) }
    guard token.kind == .close else {
      throw unexpected(isChoice ? "a comma or )" : "+, -, *, / or )")
    }
    advance()
    guard isChoice else { return sums[0] }
    guard !isClamp || sums.count == 3 else {
      throw error(.unexpected, at: start, allowed: "three values in clamp()")
    }
    var sizes: [Double] = []
    for sum in sums {
      guard let size = sum.magnitude(among: sums) else {
        throw error(
          .unsupported, at: start, allowed: "values of one kind",
          hint: "Which of them it is depends on the size: write the one that it comes to")
      }
      sizes.append(size)
    }
    // Where the bounds cross, the lower one wins (CSS Values 4, 10.3).
    if isClamp {
      let upper = sizes[1] <= sizes[2] ? 1 : 2
      return sums[sizes[0] >= sizes[upper] ? 0 : upper]
    }
    var best = 0
    for index in sizes.indices
    where isLeast ? sizes[index] < sizes[best] : sizes[index] > sizes[best] { best = index }
    return sums[best]
  }

  /// The sum at the cursor, up to a comma or the closing parenthesis.
  private mutating func sum(_ depth: Int) throws(ValueError) -> Calculation {
    let start = token
    var sum = try product(depth)
    while token.kind != .close, token.kind != .comma {
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
      guard let total = sum.plus(next.scaled(by: sign)) else {
        throw error(.unit, at: place, allowed: "a value of the same kind as the one before it")
      }
      sum = total
    }
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
    case .function where isCalculation:
      return try calculation(depth: depth + 1)
    case .function:
      throw error(
        .unsupported, allowed: "calc(), min(), max() and clamp() with + - * / alone",
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
