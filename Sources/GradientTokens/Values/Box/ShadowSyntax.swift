package import GradientModel

/// A shadow as a text gives it.
package struct ShadowSyntax: Sendable {
  package var color: ColorSyntax
  /// Points to the right.
  package var offsetX: Aliasable<Double>
  /// Points down.
  package var offsetY: Aliasable<Double>
  /// CSS's blur radius in points.
  package var blur: Aliasable<Double>
  /// Points by which the outline grows.
  package var spread: Aliasable<Double>
  package var isInset: Bool

  /// An element of a list: a shadow, or an alias of one.
  package typealias Element = Aliasable<ShadowSyntax>

  /// The shadow.
  package func resolved<R: ValueResolver>(by resolver: inout R) throws(R.Failure) -> DropShadow {
    let x = try offsetX.length(&resolver)
    let y = try offsetY.length(&resolver)
    let blur = try self.blur.length(&resolver)
    let spread = try self.spread.length(&resolver)
    return DropShadow(
      color: try color.resolved(by: &resolver).color, offsetX: x, offsetY: y, blur: blur,
      spread: spread, isInset: isInset)
  }

  /// The shadows of a list, those of aliases among them; a list that comes to more than
  /// ``ReadingLimits/shadows`` ends soon after, for the caller to refuse.
  package static func resolved<R: ValueResolver>(
    _ elements: [Element], by resolver: inout R
  ) throws(R.Failure) -> [DropShadow] {
    var shadows: [DropShadow] = []
    for element in elements where shadows.count <= ReadingLimits.shadows {
      switch element {
      case .value(let shadow): shadows.append(try shadow.resolved(by: &resolver))
      case .alias(let alias): shadows += try resolver.shadows(alias)
      }
    }
    return shadows
  }
}

extension ValueText {
  /// Reads CSS shadow text: a list of shadows, the first on top, or `none`.
  ///
  /// Each has two to four lengths (right, down, blur, spread), a colour before or after them, and
  /// perhaps `inset`. Where no colour is written out, the last of its parts that is an alias at
  /// either end is the colour. An element that is one alias stands for a whole shadow.
  package static func shadows(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> [ShadowSyntax.Element] {
    if isWord("none", bytes) { return [] }
    return try ValueReader.read(bytes, &notes) { reader throws(ValueError) in
      var elements: [ShadowSyntax.Element] = []
      repeat {
        guard elements.count < ReadingLimits.shadows else {
          throw reader.error(.limit, allowed: "at most \(ReadingLimits.shadows) shadows")
        }
        elements.append(try reader.shadow())
      } while reader.take(.comma)
      return elements
    }
  }
}

extension ValueReader {
  mutating func shadow() throws(ValueError) -> ShadowSyntax.Element {
    var color: ColorSyntax?
    var isInset = false
    var lengths: [(value: Aliasable<Double>, token: CSSToken)] = []
    // Lengths stand together: after a colour or `inset` behind them there can be no more.
    var areLengthsOver = false
    reading: while token.kind != .end, token.kind != .comma {
      if !isInset, take(word: "inset") {
        isInset = true
        areLengthsOver = !lengths.isEmpty
      } else if token.kind == .alias || startsLength {
        guard lengths.count < 5, !areLengthsOver || token.kind == .alias else { break reading }
        let start = token
        if let alias = try takeAlias() {
          lengths.append((.alias(alias), start))
        } else {
          lengths.append((.value(try points()), start))
        }
      } else if color == nil, startsColor {
        color = try self.color()
        areLengthsOver = !lengths.isEmpty
      } else {
        break reading
      }
    }
    if color == nil { (color, lengths) = try colorAlias(among: lengths, isInset: isInset) }
    guard let color else {
      if case .alias(let alias)? = lengths.first?.value { return .alias(alias) }
      throw unexpected("a colour")
    }
    return .value(try shadow(color, lengths, isInset: isInset))
  }

  /// Tells which alias is the colour; none where the element is one alias alone.
  private func colorAlias(
    among parts: [(value: Aliasable<Double>, token: CSSToken)], isInset: Bool
  ) throws(ValueError) -> (ColorSyntax?, [(value: Aliasable<Double>, token: CSSToken)]) {
    if parts.count == 1, !isInset, case .alias = parts[0].value { return (nil, parts) }
    if case .alias(let alias)? = parts.last?.value { return (.alias(alias), parts.dropLast()) }
    if case .alias(let alias)? = parts.first?.value {
      return (.alias(alias), Array(parts.dropFirst()))
    }
    throw unexpected("a colour", hint: "A shadow names its colour, as in 0 1px 2px #0004")
  }

  private func shadow(
    _ color: ColorSyntax, _ lengths: [(value: Aliasable<Double>, token: CSSToken)], isInset: Bool
  ) throws(ValueError) -> ShadowSyntax {
    guard lengths.count >= 2 else {
      throw unexpected("two to four lengths: right, down, blur and spread")
    }
    guard lengths.count <= 4 else {
      throw error(
        .limit, at: lengths[4].token, allowed: "two to four lengths: right, down, blur and spread")
    }
    if lengths.count > 2, case .value(let blur) = lengths[2].value, blur < 0 {
      throw error(.outOfRange, at: lengths[2].token, allowed: "a blur of 0 or more")
    }
    return ShadowSyntax(
      color: color, offsetX: lengths[0].value, offsetY: lengths[1].value,
      blur: lengths.count > 2 ? lengths[2].value : .value(0),
      spread: lengths.count > 3 ? lengths[3].value : .value(0), isInset: isInset)
  }
}
