import GradientModel
import GradientTokens

extension DraftPrinter {
  /// Writes a token's type, value and, for a gradient that CSS has no words for, our extension.
  ///
  /// A token beside the controls is what a colour's alias stands for, so it has the colour itself.
  mutating func writeToken(
    _ value: DraftValue, description: [UInt8]? = nil, isToken: Bool = false
  ) {
    if let type = value.type {
      writer.key("$type")
      writer.string(type)
    }
    if let description {
      writer.key("$description")
      writer.string(description)
    }
    switch value {
    case .gradient(let gradient):
      write(gradient)
      return
    case .font(let font):
      writer.key("$value")
      write(font)
      return
    case .number(let number), .weight(let number):
      writer.key("$value", number)
      return
    case .color(let color) where isToken:
      writer.key("$value")
      writer.string(palette.texts.literal(color) ?? [])
      return
    case .words(let text):
      writer.key("$value")
      writer.string(text)
      return
    case .alias(_, let path):
      writer.key("$value")
      writer.string([UInt8(ascii: "{")] + path + [UInt8(ascii: "}")])
      return
    default: break
    }
    writer.key("$value")
    if let text = text(value) { writer.string(text) } else { writer.string("none") }
  }

  private func text(_ value: DraftValue) -> String? {
    switch value {
    case .color(let color): palette.texts.bytes(color).map { String(utf8: $0) }
    case .length(let points): ValueText.text(length: points)
    case .border(let border): ValueText.text(border, colors: palette.texts)
    case .corners(let corners): ValueText.text(corners)
    case .shadows(let shadows): ValueText.text(shadows, colors: palette.texts)
    case .text(_, let text): text
    case .gradient, .font, .number, .weight, .alias, .insets, .words: nil
    }
  }

  // MARK: Fonts

  private mutating func write(_ font: DraftFont) {
    if let size = font.size {
      let style = FontStyle(
        families: font.families ?? ["system"], size: size, weight: font.weight ?? 400,
        lineHeight: font.lineHeight)
      if font.weight != nil, font.families != nil, let text = ValueText.text(style) {
        writer.string(text)
        return
      }
    }
    writer.openObject()
    if let families = font.families {
      writer.key("fontFamily")
      writer.openArray()
      for family in families { writer.string(family) }
      writer.closeArray()
    }
    if let size = font.size {
      writer.key("fontSize")
      writer.string(ValueText.text(length: size) ?? "")
    }
    if let weight = font.weight {
      writer.key("fontWeight", weight)
    }
    if let height = font.lineHeight {
      writer.key("lineHeight", height)
    }
    writer.closeObject()
  }

  // MARK: Gradients

  private mutating func write(_ gradient: DraftGradient) {
    var plain = gradient.fill
    writer.key("$value")
    if let text = ValueText.text(plain, hints: gradient.hints, colors: palette.texts) {
      writer.string(text)
      return
    }
    plain.isPremultiplied = true
    switch plain.kind {
    case .axial(.axis): plain.kind = .axial(.to(.bottom))
    case .radial: plain.kind = .radial(.farthestCorner)
    case .conic(let conic): plain.kind = .conic(GradientFill.Conic(angle: conic.angle))
    case .axial: break
    }
    writer.string(
      ValueText.text(plain, hints: gradient.hints, colors: palette.texts) ?? "none")
    let kind = gradient.fill.kind
    let isStraight = !gradient.fill.isPremultiplied
    writeExtension { printer in
      printer.writeGeometry(kind)
      if isStraight {
        printer.writer.key("premultiplied", false)
      }
    }
  }

  private mutating func writeGeometry(_ kind: GradientFill.Kind) {
    switch kind {
    case .axial(.axis(let start, let end)): writer.addAxis(start, end)
    case .axial: break
    case .radial(.axis(let start, let end)): writer.addAxis(start, end)
    case .radial(.ellipse(let x, let y, let center)):
      writer.key("size")
      writer.addPair(x, y)
      writer.addCenter(center)
    case .radial(.circle(let radius, let center)):
      writer.key("size", radius)
      writer.addCenter(center)
    case .radial(.extent(let shape, let extent, let center)):
      if shape == .circle {
        writer.key("shape", "circle")
      }
      writer.key("size", extent.word)
      writer.addCenter(center)
    case .conic(let conic): writer.addCenter(conic.center)
    }
  }
}

extension DraftValue {
  /// The type of Design Tokens; nil for a text of ours and for a group, which have none.
  var type: StaticString? {
    switch self {
    case .gradient: "gradient"
    case .color: "color"
    case .number: "number"
    case .weight: "fontWeight"
    case .length, .corners: "dimension"
    case .border: "border"
    case .shadows: "shadow"
    case .font: "typography"
    case .text(let type, _), .alias(let type, _): type
    case .insets, .words: nil
    }
  }
}
