internal import GradientModel
internal import GradientTokens

// The model's values in JSON.
extension JSONWriter {
  mutating func numbers(_ values: [Double]) {
    openArray()
    for value in values { number(value.isFinite ? value : 0) }
    closeArray()
  }

  /// A colour: its text, its hexadecimal form in sRGB, and what sliders need.
  mutating func color(_ color: StyleColor) {
    let hex = HexText.color(SIMD4(color.shown(in: .srgb), color.alpha))
    let digits = String(utf8: hex)
    let polar = color.converted(to: .oklch).components
    openObject()
    key("text", ValueText.text(color) ?? digits)
    key("hex", digits)
    key("space", color.space.name)
    key("oklch")
    // Six decimals are finer than any slider, and printed many times faster than all of them.
    numbers([polar.x, polar.y, polar.z].map { Elementary.nearest($0 * 1e6) / 1e6 })
    key("alpha", color.alpha)
    let isInSRGB = Self.isInside(color.converted(to: .srgb).components)
    key("isInSRGB", isInSRGB)
    key("isInP3", isInSRGB || Self.isInside(color.converted(to: .displayP3).components))
    closeObject()
  }

  private static func isInside(_ encoded: SIMD3<Double>) -> Bool {
    let tolerance = 1e-6
    for index in 0..<3 where encoded[index] < -tolerance || encoded[index] > 1 + tolerance {
      return false
    }
    return true
  }

  mutating func paint(_ paint: Paint?) {
    guard let paint, !paint.isClear else { return null() }
    openObject()
    switch paint {
    case .color(let color):
      key("kind", "color")
      key("text", ValueText.text(color))
      key("color")
      self.color(color)
    case .gradient(let gradient):
      key("kind")
      switch gradient.kind {
      case .axial: string("linear")
      case .radial: string("radial")
      case .conic: string("conic")
      }
      key("text", ValueText.text(gradient))
      key("space", gradient.interpolation.space.name)
      key("stops")
      openArray()
      for stop in gradient.stops {
        openObject()
        key("position", stop.position)
        key("color")
        color(stop.color)
        closeObject()
      }
      closeArray()
    }
    closeObject()
  }

  mutating func shadow(_ shadow: DropShadow) {
    openObject()
    key("x", shadow.offsetX)
    key("y", shadow.offsetY)
    key("blur", shadow.blur)
    key("spread", shadow.spread)
    key("isInset", shadow.isInset)
    key("isBehind", shadow.isBehind)
    key("color")
    color(shadow.color)
    closeObject()
  }

  mutating func timing(_ timing: Transition.Timing) {
    openObject()
    key("duration", timing.duration)
    key("delay", timing.delay)
    key("curve")
    numbers([timing.curve.x, timing.curve.y, timing.curve.z, timing.curve.w])
    closeObject()
  }
}
