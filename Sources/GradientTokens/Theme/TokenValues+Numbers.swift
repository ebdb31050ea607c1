import GradientModel

extension TokenValues {
  /// A dimension in points.
  mutating func length(_ value: NodeReference) -> Double? {
    part(value, "dimension", from: { $0.length }) { values, value in
      let document = values.document(value)
      let node = Int(value.node)
      switch document.kind(node) {
      case .number: return values.finite(value)
      case .string:
        return values.text(value, parse: ValueText.length) {
          syntax, values throws(AliasFailure) in
          switch syntax {
          case .value(let length): return length
          case .alias(let alias): return try values.length(alias)
          }
        }
      case .object:
        return values.measure(
          value, "a dimension", [("px", 1), ("rem", 16)], "px and rem, which is 16 points")
      default:
        values.reportShape(
          value, "a dimension is {\"value\": 7, \"unit\": \"px\"}, or text such as \"7px\"")
        return nil
      }
    }
  }

  /// A dimension that is not negative.
  mutating func distance(_ value: NodeReference, _ what: String) -> Double? {
    guard let length = length(value) else { return nil }
    guard length >= 0 else {
      report(
        .error, .outOfRange, value, "the \(what) is \(DecimalNumber.text(length)); it is 0 or more")
      return nil
    }
    return length
  }

  /// Seconds.
  mutating func duration(_ value: NodeReference) -> Double? {
    part(value, "duration", from: { $0.duration }) { values, value in
      let document = values.document(value)
      switch document.kind(Int(value.node)) {
      case .string:
        return values.text(value, parse: ValueText.duration) {
          syntax, _ throws(AliasFailure) in syntax
        }
      case .object:
        let seconds = values.measure(
          value, "a duration", [("ms", 0.001), ("s", 1)], "ms and s")
        guard let seconds else { return nil }
        guard seconds >= 0 else {
          values.report(.error, .outOfRange, value, "a duration is 0 or more")
          return nil
        }
        return seconds
      default:
        values.reportShape(
          value, "a duration is {\"value\": 200, \"unit\": \"ms\"}, or text such as \"200ms\"")
        return nil
      }
    }
  }

  /// `{"value": …, "unit": …}`.
  private mutating func measure(
    _ value: NodeReference, _ what: String, _ units: [(StaticString, Double)], _ allowed: String
  ) -> Double? {
    let document = document(value)
    var number: NodeReference?
    var unit: NodeReference?
    for member in document.children(of: Int(value.node)) {
      let reference = value.with(node: member)
      if document.key(member, is: "value") {
        number = reference
      } else if document.key(member, is: "unit") {
        unit = reference
      } else {
        reportUnknownMember(reference, document, of: what, ["value", "unit"])
      }
    }
    guard let number, let unit else {
      reportShape(value, "\(what) has both value and unit")
      return nil
    }
    guard let amount = self.number(number), let name = tree.followed(unit) else { return nil }
    for (word, factor) in units where self.document(name).string(Int(name.node), is: word) {
      // Dividing keeps 200 ms exactly 0.2 s.
      let result = factor == 0.001 ? amount / 1000 : amount * factor
      if result.isFinite { return result }
      report(.error, .outOfRange, number, "the number is larger than any that can be used")
      return nil
    }
    report(
      .error, .unknownUnit, unit,
      "the unit is \(self.document(name).excerpt(Int(name.node))); there are \(allowed)")
    return nil
  }

  /// A number; `"2"` and `"25%"` are read with a note.
  mutating func number(_ value: NodeReference) -> Double? {
    part(value, "number", from: { $0.number }) { values, value in
      let document = values.document(value)
      switch document.kind(Int(value.node)) {
      case .number: return values.finite(value)
      case .string: return values.numberText(value, document)
      default:
        values.reportShape(value, "a number stands here, such as 0.5")
        return nil
      }
    }
  }

  private mutating func numberText(_ value: NodeReference, _ document: JSONDocument) -> Double? {
    let bytes = document.string(Int(value.node)) ?? []
    let scan = DecimalNumber.scan(bytes, from: 0, to: bytes.count)
    if let scan, scan.value.isFinite {
      if scan.end == bytes.count {
        report(
          .note, .legacySpelling, value, "the number stands in quotation marks; leave them out")
        return scan.value
      }
      if scan.end == bytes.count - 1, bytes[scan.end] == UInt8(ascii: "%") {
        let number = scan.value / 100
        report(
          .note, .legacySpelling, value,
          "the percentage is read as \(DecimalNumber.text(number)); write the number")
        return number
      }
    }
    let isExpression = bytes.contains(UInt8(ascii: "{")) || bytes.contains(UInt8(ascii: "*"))
    report(
      .error, isExpression ? .expression : .wrongShape, value,
      "found \(document.excerpt(Int(value.node))); a number stands here"
        + (isExpression ? ". Calculations are not done: export resolved values" : ", such as 0.5"))
    return nil
  }

  private mutating func finite(_ value: NodeReference) -> Double? {
    guard let number = document(value).number(Int(value.node)), number.isFinite else {
      report(.error, .outOfRange, value, "the number is larger than any that can be used")
      return nil
    }
    return number
  }

  /// A number from 0 to 1, or a percentage as text.
  mutating func opacity(_ value: NodeReference) -> Double? {
    let number: Double?
    if document(value).kind(Int(value.node)) == .string,
      tree.reference(in: Int(value.node), of: document(value)) == nil
    {
      number = text(value, parse: ValueText.opacity) { syntax, values throws(AliasFailure) in
        switch syntax {
        case .value(let opacity): return opacity
        case .alias(let alias): return try values.number(alias)
        }
      }
    } else {
      number = self.number(value)
    }
    guard let number else { return nil }
    guard number >= 0, number <= 1 else {
      report(
        .error, .outOfRange, value,
        "the opacity is \(DecimalNumber.text(number)); it is from 0 to 1")
      return nil
    }
    return number
  }

  /// The control points of a timing curve.
  mutating func curve(_ value: NodeReference) -> SIMD4<Double>? {
    part(value, "cubicBezier", from: { $0.curve }) { values, value in
      let document = values.document(value)
      let node = Int(value.node)
      if document.kind(node) == .string {
        return values.text(value, parse: ValueText.curve) {
          syntax, _ throws(AliasFailure) in syntax
        }
      }
      guard document.kind(node) == .array, document.count(node) == 4 else {
        values.reportShape(value, "a cubicBezier is an array of four numbers: x1, y1, x2, y2")
        return nil
      }
      var curve = SIMD4<Double>()
      for (index, element) in document.children(of: node).enumerated() {
        let reference = value.with(node: element)
        guard let number = values.number(reference) else { return nil }
        guard index % 2 == 1 || (number >= 0 && number <= 1) else {
          values.report(
            .error, .outOfRange, reference,
            "x\(index / 2 + 1) is \(DecimalNumber.text(number)); it is from 0 to 1")
          return nil
        }
        curve[index] = number
      }
      return curve
    }
  }

  /// Plain text of our own members.
  mutating func word(_ value: NodeReference) -> TokenValue? {
    guard let text = document(value).string(Int(value.node)) else {
      reportShape(value, "a text stands here")
      return nil
    }
    return .word(text)
  }

  /// One radius, up to four, or `capsule`.
  mutating func corners(_ value: NodeReference) -> TokenValue? {
    let document = document(value)
    let isText =
      document.kind(Int(value.node)) == .string
      && tree.reference(in: Int(value.node), of: document) == nil
    guard isText else { return distance(value, "radius").map { .length($0) } }
    return text(value, parse: ValueText.corners) { syntax, values throws(AliasFailure) in
      if case .radii(let radii) = syntax, radii.count == 1, case .value(let radius) = radii[0] {
        return .length(radius)
      }
      return .corners(try syntax.resolved(by: &values))
    }
  }
}
