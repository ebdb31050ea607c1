import GradientModel

extension ValueReader {
  private static let gradientForms = "linear-gradient(), radial-gradient() or conic-gradient()"

  /// The gradient at the cursor, stepped over.
  mutating func gradient() throws(ValueError) -> GradientSyntax {
    guard token.kind == .function else { throw unexpected(Self.gradientForms) }
    if dialect.isCSS, let syntax = try repeatingGradient() { return syntax }
    if isFunction("linear-gradient") {
      return try gradient(isConic: false) { reader, header throws(ValueError) in
        try reader.axialHeader(&header)
      }
    }
    if isFunction("radial-gradient") {
      return try gradient(isConic: false) { reader, header throws(ValueError) in
        try reader.radialHeader(&header)
      }
    }
    if isFunction("conic-gradient") {
      return try gradient(isConic: true) { reader, header throws(ValueError) in
        try reader.conicHeader(&header)
      }
    }
    throw unknownGradient()
  }

  private func unknownGradient() -> ValueError {
    if isFunction("repeating-linear-gradient") || isFunction("repeating-radial-gradient")
      || isFunction("repeating-conic-gradient")
    {
      return error(
        .unsupported, allowed: Self.gradientForms,
        hint: "Write the stops of every repetition out, as far as the control reaches")
    }
    if bytes[token.start] == UInt8(ascii: "-") {
      return error(
        .unsupported, allowed: Self.gradientForms,
        hint: "Write the form without a prefix; its words and angles say where the gradient goes to"
      )
    }
    return error(.unknownName, allowed: Self.gradientForms)
  }

  /// What stands before the first colour.
  struct GradientHeader {
    var kind: GradientFill.Kind
    var interpolation: GradientFill.Interpolation?
    var blend: ForeignBlend?
  }

  /// The repeating gradient at the cursor, stepped over; nil where there is none.
  private mutating func repeatingGradient() throws(ValueError) -> GradientSyntax? {
    var syntax: GradientSyntax
    if isFunction("repeating-linear-gradient") {
      syntax = try gradient(isConic: false) { reader, header throws(ValueError) in
        try reader.axialHeader(&header)
      }
    } else if isFunction("repeating-radial-gradient") {
      syntax = try gradient(isConic: false) { reader, header throws(ValueError) in
        try reader.radialHeader(&header)
      }
    } else if isFunction("repeating-conic-gradient") {
      syntax = try gradient(isConic: true) { reader, header throws(ValueError) in
        try reader.conicHeader(&header)
      }
    } else {
      return nil
    }
    syntax.isRepeating = true
    return syntax
  }

  private mutating func gradient(
    isConic: Bool,
    _ geometry: (inout ValueReader, inout GradientHeader) throws(ValueError) -> Bool
  ) throws(ValueError) -> GradientSyntax {
    advance()
    var header = GradientHeader(kind: .axial(.to(.bottom)))
    var hasHeader = try takeInterpolation(&header)
    let hasGeometry = try geometry(&self, &header)
    if hasGeometry, !hasHeader { _ = try takeInterpolation(&header) }
    hasHeader = hasHeader || hasGeometry
    if hasHeader, !take(.comma) { throw unexpected("a comma before the first colour") }
    let line = isConic ? PlaceLine.turn : PlaceLine(header.kind, dialect)
    let (stops, isMeasured) = try stopList(along: line)
    try expectClose()
    return GradientSyntax(
      kind: header.kind, interpolation: header.interpolation, stops: stops, blend: header.blend,
      isMeasured: isMeasured)
  }

  /// Reads `in oklab` and the like.
  private mutating func takeInterpolation(
    _ header: inout GradientHeader
  ) throws(ValueError) -> Bool {
    guard take(word: "in") else { return false }
    if dialect.isCSS {
      try takeCSSInterpolation(&header)
      return true
    }
    let allowed = "srgb, srgb-linear, display-p3, oklab or oklch"
    let names: [StaticString] = ["srgb", "srgb-linear", "display-p3", "oklab", "oklch"]
    guard let index = index(in: names) else {
      let others: [StaticString] = [
        "lab", "lch", "hsl", "hwb", "xyz", "xyz-d50", "xyz-d65", "a98-rgb", "prophoto-rgb",
        "rec2020", "display-p3-linear",
      ]
      if self.index(in: others) != nil { throw error(.unsupported, allowed: allowed) }
      guard token.kind == .word else { throw unexpected(allowed) }
      throw error(.unknownName, allowed: allowed)
    }
    header.interpolation = GradientFill.Interpolation.allCases[index]
    advance()
    try takeHueMethod(header.interpolation)
    return true
  }

  private mutating func takeHueMethod(
    _ interpolation: GradientFill.Interpolation?
  ) throws(ValueError) {
    let methods: [StaticString] = ["shorter", "longer", "increasing", "decreasing"]
    guard let method = index(in: methods) else { return }
    guard interpolation == .oklch else {
      throw unexpected("a comma", hint: "Only oklch has a hue to say this about")
    }
    guard method == 0 else {
      throw error(
        .unsupported, allowed: "shorter hue",
        hint: "Put a stop halfway to lead the blend the other way around")
    }
    advance()
    guard take(word: "hue") else { throw unexpected("the word hue") }
  }

  // MARK: Axial

  private mutating func axialHeader(
    _ header: inout GradientHeader
  ) throws(ValueError) -> Bool {
    if token.kind == .dimension || token.kind == .number || startsCalculation {
      header.kind = .axial(.angle(try angle()))
      return true
    }
    guard take(word: "to") else { return false }
    header.kind = .axial(.to(try sideOrCorner()))
    return true
  }

  /// The side or corner at the cursor, its words in either order.
  mutating func sideOrCorner() throws(ValueError) -> GradientFill.SideOrCorner {
    let words: [StaticString] = ["top", "bottom", "left", "right", "leading", "trailing"]
    let allowed = "top, bottom, left, right, leading, trailing, or two of them such as top right"
    guard let first = index(in: words) else {
      guard token.kind == .word else { throw unexpected(allowed) }
      throw error(.unknownName, allowed: allowed)
    }
    advance()
    guard let second = index(in: words) else {
      return [.top, .bottom, .left, .right, .leading, .trailing][first]
    }
    guard (first < 2) != (second < 2) else {
      throw error(
        .unexpected, allowed: first < 2 ? "left, right, leading or trailing" : "top or bottom")
    }
    advance()
    return switch (min(first, second), max(first, second)) {
    case (0, 2): .topLeft
    case (0, 3): .topRight
    case (0, 4): .topLeading
    case (0, 5): .topTrailing
    case (1, 2): .bottomLeft
    case (1, 3): .bottomRight
    case (1, 4): .bottomLeading
    default: .bottomTrailing
    }
  }

  // MARK: Conic

  private mutating func conicHeader(
    _ header: inout GradientHeader
  ) throws(ValueError) -> Bool {
    var conic = GradientFill.Conic()
    let hasAngle = take(word: "from")
    if hasAngle { conic.angle = try angle() }
    let hasCenter = take(word: "at")
    if hasCenter { conic.center = try position() }
    header.kind = .conic(conic)
    return hasAngle || hasCenter
  }
}
