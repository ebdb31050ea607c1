import GradientModel

extension JSONWriter {
  /// Writes a colour as DTCG's object.
  mutating func color(_ color: StyleColor) {
    // Blends may leave the range of lightness that a file may say; XYZ has no range.
    let color = color.hasLightnessInRange ? color : color.converted(to: .xyzD65)
    openObject()
    key("colorSpace")
    string(color.space.name)
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
      key("alpha")
      number(min(max(color.alpha, 0), 1))
    }
    if let hex = hex(color) {
      key("hex")
      string(hex)
    }
    closeObject()
  }

  /// Six digits where they say exactly what the components do.
  private func hex(_ color: StyleColor) -> [UInt8]? {
    guard color.space == .srgb, color.missing.isEmpty else { return nil }
    var text = [UInt8(ascii: "#")]
    for index in 0..<3 {
      let step = Elementary.nearest(color.components[index] * 255)
      guard step >= 0, step <= 255, step / 255 == color.components[index] else { return nil }
      text.append(JSONString.digit(UInt8(step) >> 4))
      text.append(JSONString.digit(UInt8(step) & 15))
    }
    return text
  }
}

extension StyleColor {
  /// Whether the lightness, where the space has one, and the chroma are what a file may say.
  fileprivate var hasLightnessInRange: Bool {
    switch space {
    case .lab: components.x >= 0 && components.x <= 100
    case .lch: components.x >= 0 && components.x <= 100 && components.y >= 0
    case .oklab: components.x >= 0 && components.x <= 1
    case .oklch: components.x >= 0 && components.x <= 1 && components.y >= 0
    default: true
    }
  }
}
