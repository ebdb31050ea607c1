internal import GradientModel

/// A gradient as a CSS image, and the box that it is drawn in.
struct CSSGradient {
  /// The image.
  var image: [UInt8]
  /// How large the image's box is, in parts of the background's: beyond 1 where bands of an axis run
  /// otherwise than towards a corner.
  var width = 1.0
  var height = 1.0
  /// Where that box lies: at the left or right, at the top or bottom.
  var isAtRight = false
  var isAtBottom = false

  /// No image.
  static let none = CSSGradient(image: Array("none".utf8))

  private init(image: [UInt8]) { self.image = image }

  /// Writes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: A gradient of two stops or more, and of some length, in physical directions.
  ///   - tier: What the browser knows.
  init(_ gradient: GradientFill, _ tier: CSSTier) {
    image = []
    let shape = CSSGradientShape(gradient.kind)
    (width, height) = (shape.width, shape.height)
    (isAtRight, isAtBottom) = (shape.isAtRight, shape.isAtBottom)

    let blend = CSSBlend(gradient)
    let isNative = blend.isNative(in: tier)
    var writer = TextWriter(shape.function)
    writer.add("(")
    var preamble = TextWriter()
    preamble.add(shape.preamble)
    if isNative, !blend.isLegacy {
      if !preamble.bytes.isEmpty { preamble.add(" ") }
      preamble.add("in ")
      preamble.add(gradient.interpolation.space.name)
    }
    writer.add(preamble.bytes)
    var isFirst = preamble.bytes.isEmpty
    func add(_ color: [UInt8], at place: Double, isBeginning: Bool, isLast: Bool) {
      if !isFirst { writer.add(", ") }
      isFirst = false
      writer.add(color)
      let percent = TextWriter.rounded((place * shape.scale + shape.offset) * 100)
      // Where the ends lie anyway, CSS needs no place.
      guard percent != (isLast ? 100 : 0) || !(isLast || isBeginning) else { return }
      writer.add(" ")
      writer.exact(percent)
      writer.add("%")
    }
    if isNative {
      let last = gradient.stops.count - 1
      for (index, stop) in gradient.stops.enumerated() {
        add(
          blend.isLegacy ? CSSColor.srgb(stop.color) : CSSColor.native(stop.color),
          at: stop.position, isBeginning: index == 0,
          isLast: index == last)
      }
    } else {
      let stops = StopExpansion.stops(of: gradient, for: .premultiplied)
      for (index, stop) in stops.enumerated() {
        add(
          CSSColor.hex(stop.color), at: stop.place, isBeginning: index == 0,
          isLast: index == stops.count - 1)
      }
    }
    writer.add(")")
    image = writer.bytes
  }

  /// `background-position` of the image.
  var position: [UInt8] {
    Array(((isAtRight ? "100%" : "0") + " " + (isAtBottom ? "100%" : "0")).utf8)
  }

  /// `background-size` of the image.
  var size: [UInt8] {
    var writer = TextWriter()
    writer.number(width * 100)
    writer.add("% ")
    writer.number(height * 100)
    writer.add("%")
    return writer.bytes
  }
}

/// What CSS can say of the way in which a gradient blends.
struct CSSBlend {
  /// Whether the stops as they are, without the name of a space, blend as the style says.
  let isLegacy: Bool
  /// Whether every colour along the gradient is one that sRGB has.
  private let isInSRGB: Bool
  private let isPremultiplied: Bool

  init(_ gradient: GradientFill) {
    var isLegacy = gradient.interpolation == .srgb
    var isInSRGB = true
    var hasOneAlpha = true
    for stop in gradient.stops {
      if !stop.color.missing.isEmpty || !stop.color.isInSRGB { isLegacy = false }
      if stop.color.alpha != gradient.stops[0].color.alpha { hasOneAlpha = false }
    }
    let ramp = GradientRamp(gradient)
    for index in 0..<max(ramp.stopCount - 1, 0) where isInSRGB {
      for step in 0...16
      where !ramp.unmappedColor(inSegment: index, at: Double(step) / 16).isInSRGB {
        isInSRGB = false
      }
    }
    isPremultiplied = gradient.isPremultiplied || hasOneAlpha
    self.isLegacy = isLegacy && isPremultiplied
    self.isInSRGB = isInSRGB
  }

  /// Whether the gradient is written as the style says it; else as stops in sRGB.
  func isNative(in tier: CSSTier) -> Bool {
    guard isPremultiplied else { return false }
    return switch tier {
    case .basic: isLegacy
    case .blending: isInSRGB
    case .wideGamut: true
    }
  }
}
