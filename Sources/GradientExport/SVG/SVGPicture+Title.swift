internal import GradientModel

extension SVGPicture {
  /// The words as text, in a font that the viewer has.
  mutating func add(_ title: Drawing.Title) {
    lose(
      "its title is text that each viewer draws in its own fonts",
      "leave it out with '--no-title', or turn it into outlines in a drawing program")
    let shadow = title.style.shadow
    if shadow.color.alpha > 0 {
      var filter: String?
      if shadow.standardDeviation > 0 {
        let name = identifier("b")
        definitions.add("<filter id=\"")
        definitions.add(name)
        definitions.add("\" color-interpolation-filters=\"sRGB\"><feGaussianBlur")
        Self.attribute("stdDeviation", shadow.standardDeviation, &definitions)
        definitions.add("/></filter>\n")
        filter = name
      }
      addText(
        title, color: shadow.color, dx: shadow.offsetX, dy: shadow.offsetY, filter: filter)
    }
    addText(title, color: title.style.color, dx: 0, dy: 0, filter: nil)
  }

  private mutating func addText(
    _ title: Drawing.Title, color: StyleColor, dx: Double, dy: Double, filter: String?
  ) {
    let frame = title.frame
    let isRightToLeft = title.direction == .rightToLeft
    let font = title.style.font
    var x = frame.x + frame.width / 2
    switch font.alignment {
    case .center: break
    case .leading: x = isRightToLeft ? frame.x + frame.width : frame.x
    case .trailing: x = isRightToLeft ? frame.x : frame.x + frame.width
    }
    let anchor =
      switch font.alignment {
      case .center: "middle"
      case .leading: "start"
      case .trailing: "end"
      }
    body.add("<text")
    Self.attribute("x", x + dx, &body)
    // Capitals of most fonts are 0.72 of the size high: their middle comes to the frame's.
    Self.attribute("y", frame.y + frame.height / 2 + 0.36 * font.size + dy, &body)
    body.add(" text-anchor=\"")
    body.add(anchor)
    body.add("\" font-family=\"")
    body.add(XMLText.escaped(String(utf8: CSSValues.families(font.families))))
    body.add("\"")
    Self.attribute("font-size", font.size, &body)
    Self.attribute("font-weight", font.weight, &body)
    if font.letterSpacing != 0 { Self.attribute("letter-spacing", font.letterSpacing, &body) }
    if isRightToLeft { body.add(" direction=\"rtl\"") }
    Self.fill(color.inSRGB, &body)
    if let filter {
      body.add(" filter=\"url(#")
      body.add(filter)
      body.add(")\"")
    }
    body.add(">")
    body.add(XMLText.escaped(title.text))
    body.add("</text>\n")
  }
}
