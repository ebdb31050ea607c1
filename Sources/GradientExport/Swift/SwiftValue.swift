internal import GradientModel

/// Values of a style's members as expressions.
enum SwiftValue {
  static func list<Item>(_ items: [Item], _ text: (Item) -> [UInt8]) -> [UInt8] {
    guard !items.isEmpty else { return Array("[]".utf8) }
    var writer = TextWriter("[\n")
    for item in items {
      writer.add("      ")
      writer.add(text(item))
      writer.add(",\n")
    }
    writer.add("    ]")
    return writer.bytes
  }

  static func color(_ color: StyleColor) -> [UInt8] {
    var call = SwiftCall("StyleColor")
    call.argument(nil, "." + SwiftLiteral.word(color.space))
    for index in 0..<3 { call.argument(nil, color.components[index]) }
    call.argument("alpha", color.alpha, unless: 1)
    if !color.missing.isEmpty {
      var number = TextWriter("StyleColor.Missing(rawValue: ")
      number.whole(Int(color.missing.rawValue))
      number.add(")")
      call.argument("missing", number.bytes)
    }
    return call.text
  }

  static func paint(_ paint: Paint) -> [UInt8] {
    switch paint {
    case .color(let color):
      var call = SwiftCall(".color")
      call.argument(nil, self.color(color))
      return call.text
    case .gradient(let gradient):
      var call = SwiftCall(".gradient")
      call.argument(nil, self.gradient(gradient))
      return call.text
    }
  }

  private static func gradient(_ gradient: GradientFill) -> [UInt8] {
    var call = SwiftCall("GradientFill")
    call.argument(
      "stops",
      list(gradient.stops) { stop in
        var call = SwiftCall("GradientStop")
        call.argument(nil, color(stop.color))
        call.argument("at", stop.position)
        return call.text
      })
    if gradient.kind != .axial(.to(.bottom)) {
      call.argument("kind", SwiftGeometry.kind(gradient.kind))
    }
    if gradient.interpolation != .srgb {
      call.argument("interpolation", "." + SwiftLiteral.word(gradient.interpolation.space))
    }
    if !gradient.isPremultiplied { call.argument("isPremultiplied", "false") }
    return call.text
  }

  static func corners(_ corners: Corners) -> [UInt8] {
    guard case .radii(let radii) = corners else { return Array(".capsule".utf8) }
    var inner = SwiftCall("CornerRadii")
    let ends = radii.followsLayoutDirection ? ("Leading", "Trailing") : ("Left", "Right")
    inner.argument("top" + ends.0, radii.topLeft)
    inner.argument("top" + ends.1, radii.topRight)
    inner.argument("bottom" + ends.1, radii.bottomRight)
    inner.argument("bottom" + ends.0, radii.bottomLeft)
    var call = SwiftCall(".radii")
    call.argument(nil, inner.text)
    return call.text
  }

  static func shadow(_ shadow: DropShadow) -> [UInt8] {
    var call = SwiftCall("DropShadow")
    call.argument("color", color(shadow.color))
    call.argument("offsetX", shadow.offsetX, unless: 0)
    call.argument("offsetY", shadow.offsetY, unless: 0)
    call.argument("blur", shadow.blur, unless: 0)
    call.argument("spread", shadow.spread, unless: 0)
    if shadow.isInset { call.argument("isInset", "true") }
    if shadow.isBehind { call.argument("isBehind", "true") }
    return call.text
  }

  static func font(_ font: FontStyle) -> [UInt8] {
    var call = SwiftCall("FontStyle")
    var families = TextWriter("[")
    for (index, family) in font.families.enumerated() {
      if index > 0 { families.add(", ") }
      families.add(SwiftLiteral.string(family))
    }
    families.add("]")
    call.argument("families", families.bytes)
    call.argument("size", font.size)
    call.argument("weight", font.weight)
    call.argument("letterSpacing", font.letterSpacing, unless: 0)
    if let lineHeight = font.lineHeight { call.argument("lineHeight", lineHeight) }
    if font.alignment != .center {
      call.argument("alignment", "." + SwiftLiteral.word(font.alignment))
    }
    return call.text
  }

  static func insets(_ insets: ContentInsets) -> [UInt8] {
    var call = SwiftCall("ContentInsets")
    call.argument("top", insets.top)
    call.argument("leading", insets.leading)
    call.argument("bottom", insets.bottom)
    call.argument("trailing", insets.trailing)
    return call.text
  }

  static func transition(_ transition: Transition) -> [UInt8] {
    var call = SwiftCall("Transition")
    call.argument("pressIn", timing(transition.pressIn))
    call.argument("release", timing(transition.release))
    return call.text
  }

  private static func timing(_ timing: Transition.Timing) -> [UInt8] {
    var curve = SwiftCall("SIMD4<Double>")
    for index in 0..<4 { curve.argument(nil, timing.curve[index]) }
    var call = SwiftCall("Transition.Timing")
    call.argument("duration", timing.duration)
    call.argument("delay", timing.delay)
    call.argument("curve", curve.text)
    return call.text
  }
}
