import GradientModel
import GradientTokens

extension CSSValueReader {
  /// Reads transitions, of which a control has one for all that it is, and scaling.
  ///
  /// - Returns: Whether the property is one of them.
  mutating func readMotion(
    _ declaration: CSSDeclaration, _ value: CSSText, into look: inout CSSLook
  ) throws(Failure) -> Bool {
    let property = declaration.property
    if property.isWord("transition") {
      look.timing = try timing(value)
    } else if property.isWord("transition-property") {
      // Without one nothing fades; which of them do, a control does not tell apart.
      if value.isWord("none") { look.timing = .instant }
    } else if property.isWord("transition-duration") {
      var timing = look.timing ?? .instant
      timing.duration = try longest(value)
      look.timing = timing
    } else if property.isWord("transition-delay") {
      var timing = look.timing ?? .instant
      timing.delay = try longest(value)
      look.timing = timing
    } else if property.isWord("transition-timing-function") {
      var timing = look.timing ?? .instant
      timing.curve = try curve(value.split(by: UInt8(ascii: ","))[0])
      look.timing = timing
    } else if property.isWord("scale") {
      guard let scale = try scale(value.words) else { return false }
      look.scale = scale
    } else if property.isWord("transform"), value.bytes.hasPrefix("scale("),
      value.bytes.last == UInt8(ascii: ")")
    {
      let inner = value.part(6..<(value.bytes.count - 1))
      guard let scale = try scale(inner.split(by: UInt8(ascii: ","))) else { return false }
      look.scale = scale
    } else {
      return false
    }
    return true
  }

  /// One factor, or the same twice; nil for another for each direction.
  private func scale(_ parts: [CSSText]) throws(Failure) -> Double? {
    var factors: [Double] = []
    for part in parts {
      if part.isWord("none") {
        factors.append(1)
        continue
      }
      let isPercent = part.bytes.last == UInt8(ascii: "%")
      let digits = isPercent ? Array(part.bytes.dropLast()) : part.bytes
      guard let factor = DecimalNumber.value(of: digits), factor > 0, factor.isFinite else {
        throw Failure(part, "“\(part.text)” is no factor above 0")
      }
      factors.append(isPercent ? factor / 100 : factor)
    }
    guard let first = factors.first, factors.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The longest of the transitions in a list.
  private mutating func timing(_ value: CSSText) throws(Failure) -> Transition.Timing {
    var longest = Transition.Timing.instant
    var isFirst = true
    var areAlike = true
    for item in value.split(by: UInt8(ascii: ",")) {
      var timing = Transition.Timing.instant
      var times: [Double] = []
      for word in item.words {
        if Self.isTime(word) {
          times.append(try duration(word))
        } else if Self.isCurve(word) {
          timing.curve = try curve(word)
        }
      }
      timing.duration = times.first ?? 0
      timing.delay = times.count > 1 ? times[1] : 0
      if !isFirst, timing != longest { areAlike = false }
      if isFirst || timing.duration + timing.delay > longest.duration + longest.delay {
        longest = timing
      }
      isFirst = false
    }
    if !areAlike {
      remark(
        .note, .approximated, value,
        "a control fades as a whole: it takes the longest of these transitions")
    }
    return longest
  }

  private mutating func longest(_ value: CSSText) throws(Failure) -> Double {
    var longest = 0.0
    for item in value.split(by: UInt8(ascii: ",")) { longest = max(longest, try duration(item)) }
    return longest
  }

  private static func isTime(_ word: CSSText) -> Bool {
    guard let first = word.bytes.first else { return false }
    return first == UInt8(ascii: ".")
      || first == UInt8(ascii: "-") && word.bytes.count > 1
        && word.bytes[1] < UInt8(ascii: ":") && word.bytes[1] != UInt8(ascii: "-")
      || first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
  }

  private static func isCurve(_ word: CSSText) -> Bool {
    let words: [StaticString] = [
      "ease", "linear", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    ]
    return word.isWord(in: words) || word.bytes.contains(UInt8(ascii: "("))
  }

  private func duration(_ text: CSSText) throws(Failure) -> Double {
    do throws(ValueError) {
      var notes: [ValueNote] = []
      return try ValueText.duration(text.bytes, notes: &notes)
    } catch {
      throw Failure(text, error)
    }
  }

  private func curve(_ text: CSSText) throws(Failure) -> SIMD4<Double> {
    do throws(ValueError) {
      var notes: [ValueNote] = []
      return try ValueText.curve(text.bytes, notes: &notes)
    } catch {
      throw Failure(text, error)
    }
  }
}
