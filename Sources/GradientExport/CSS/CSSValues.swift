internal import GradientModel

/// Values of CSS properties.
enum CSSValues {
  static func number(_ value: Double, unit: String = "") -> [UInt8] {
    var writer = TextWriter()
    writer.number(value)
    writer.add(unit)
    return writer.bytes
  }

  static func pixels(_ value: Double) -> [UInt8] {
    TextWriter.rounded(value) == 0 ? [UInt8(ascii: "0")] : number(value, unit: "px")
  }

  static func function(_ name: String, _ value: Double) -> [UInt8] {
    var writer = TextWriter(name)
    writer.add("(")
    writer.number(value)
    writer.add(")")
    return writer.bytes
  }

  static func list<Item>(_ items: [Item], _ text: (Item) -> [UInt8]) -> [UInt8] {
    var writer = TextWriter()
    for (index, item) in items.enumerated() {
      if index > 0 { writer.add(", ") }
      writer.add(text(item))
    }
    return writer.bytes
  }

  /// Top, right, bottom and left, as few of them as say it.
  static func box(_ sides: [Double]) -> [UInt8] {
    let texts = sides.map { pixels($0) }
    let count: Int =
      if texts[3] != texts[1] {
        4
      } else if texts[2] != texts[0] {
        3
      } else {
        texts[1] == texts[0] ? 1 : 2
      }
    var writer = TextWriter()
    for index in 0..<count {
      if index > 0 { writer.add(" ") }
      writer.add(texts[index])
    }
    return writer.bytes
  }

  static func radii(_ corners: Corners) -> [UInt8] {
    switch corners {
    // Larger than any control: CSS scales radii down to half the shorter side.
    case .capsule: number(9999, unit: "px")
    case .radii(let radii):
      box([
        max(radii.topLeft, 0), max(radii.topRight, 0), max(radii.bottomRight, 0),
        max(radii.bottomLeft, 0),
      ])
    }
  }

  /// A colour; where the screen's gamut is wide, as the style gives it.
  static func color(_ color: StyleColor, tier: CSSTier) -> [UInt8] {
    if color.alpha == 0 { return Array("transparent".utf8) }
    return tier == .wideGamut && !color.isInSRGB ? CSSColor.native(color) : CSSColor.srgb(color)
  }

  static func boxShadows(_ shadows: [DropShadow], tier: CSSTier) -> [UInt8] {
    var visible: [DropShadow] = []
    for shadow in shadows where shadow.color.alpha > 0 { visible.append(shadow) }
    guard !visible.isEmpty else { return Array("none".utf8) }
    return list(visible) { shadow in
      var writer = TextWriter(shadow.isInset ? "inset " : "")
      writer.add(pixels(shadow.offsetX))
      writer.add(" ")
      writer.add(pixels(shadow.offsetY))
      writer.add(" ")
      writer.add(pixels(max(shadow.blur, 0)))
      if shadow.spread != 0 {
        writer.add(" ")
        writer.add(pixels(shadow.spread))
      }
      writer.add(" ")
      writer.add(color(shadow.color, tier: tier))
      return writer.bytes
    }
  }

  static func textShadow(_ shadow: DropShadow, tier: CSSTier) -> [UInt8] {
    guard shadow.color.alpha > 0 else { return Array("none".utf8) }
    var writer = TextWriter()
    writer.add(pixels(shadow.offsetX))
    writer.add(" ")
    writer.add(pixels(shadow.offsetY))
    writer.add(" ")
    writer.add(pixels(max(shadow.blur, 0)))
    writer.add(" ")
    writer.add(color(shadow.color, tier: tier))
    return writer.bytes
  }

  static func transition(_ timing: Transition.Timing) -> [UInt8] {
    guard timing.duration > 0 || timing.delay > 0 else { return Array("none".utf8) }
    var writer = TextWriter()
    writer.number(timing.duration * 1000)
    writer.add("ms")
    if timing.curve != SIMD4(0.25, 0.1, 0.25, 1) {
      writer.add(" cubic-bezier(")
      for index in 0..<4 {
        if index > 0 { writer.add(", ") }
        writer.number(timing.curve[index])
      }
      writer.add(")")
    }
    if timing.delay != 0 {
      writer.add(" ")
      writer.number(timing.delay * 1000)
      writer.add("ms")
    }
    return writer.bytes
  }

  /// Font families in order; `system` is the platform's own.
  static func families(_ families: [String]) -> [UInt8] {
    list(families + (families.isEmpty ? ["system"] : [])) { family in
      if family.utf8.elementsEqual("system".utf8) { return Array("system-ui, sans-serif".utf8) }
      return string(family)
    }
  }

  /// A string in quotation marks, from which nothing gets out (CSS Syntax 3, 4.3.5).
  static func string(_ text: String) -> [UInt8] {
    var result = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0:
        result.append("\u{FFFD}")
      case 0x22, 0x5C, 0x3C, 0x3E, 0x2A, 0x2F, 0x3B, 0x7B, 0x7D, 1..<0x20, 0x7F..<0xA0, 0x200E,
        0x200F,
        0x2028...0x202E, 0x2066...0x2069:
        result.append("\\")
        result.append(contentsOf: String(scalar.value, radix: 16).unicodeScalars)
        result.append(" ")
      default:
        result.append(scalar)
      }
    }
    result.append("\"")
    return Array(String(result).utf8)
  }
}
