import GradientModel

extension JSONWriter {
  /// Writes a colour as DTCG's object.
  mutating func color(_ color: StyleColor) {
    // Blends may leave the range of lightness that a file may say; XYZ has no range.
    let color = color.hasLightnessInRange ? color : color.converted(to: .xyzD65)
    openObject()
    key("colorSpace", color.space.name)
    key("components")
    openArray()
    for index in 0..<3 {
      if color.missing.contains(StyleColor.Missing(component: index)) {
        string("none")
      } else {
        number(color.components[index])
      }
    }
    closeArray()
    if color.alpha != 1 {
      key("alpha", min(max(color.alpha, 0), 1))
    }
    if let hex = ValueText.hex(color.withAlpha(1)) {
      key("hex")
      string(hex)
    }
    closeObject()
  }
}

extension StyleColor {
  /// Whether the lightness, where the space has one, and the chroma are what a file may say.
  package var hasLightnessInRange: Bool {
    switch space {
    case .lab: components.x >= 0 && components.x <= 100
    case .lch: components.x >= 0 && components.x <= 100 && components.y >= 0
    case .oklab: components.x >= 0 && components.x <= 1
    case .oklch: components.x >= 0 && components.x <= 1 && components.y >= 0
    default: true
    }
  }
}
