internal import GradientModel

/// An SVG picture as it is written: what is painted, and the definitions that it refers to.
struct SVGPicture {
  private let name: String
  private(set) var losses = LossList()
  var definitions = TextWriter()
  var body = TextWriter()
  private var identifierCount = 0

  init(name: String) { self.name = name }

  mutating func text(of drawing: Drawing) -> [UInt8] {
    for element in drawing.elements {
      switch element {
      case .shadow(let shadow): add(shadow, keptOutOf: drawing.hole(of: shadow), in: drawing)
      case .surface(let surface): add(surface)
      case .title(let title): add(title)
      }
    }
    let margins = drawing.margins
    var writer = TextWriter("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    let width = drawing.size.width + margins.left + margins.right
    let height = drawing.size.height + margins.top + margins.bottom
    Self.attribute("width", width, &writer)
    Self.attribute("height", height, &writer)
    writer.add(" viewBox=\"")
    for (index, value) in [-margins.left, -margins.top, width, height].enumerated() {
      if index > 0 { writer.add(" ") }
      writer.number(value)
    }
    writer.add("\">\n<!-- Made by gradient -->\n")
    if !definitions.bytes.isEmpty {
      writer.add("<defs>\n")
      writer.add(definitions.bytes)
      writer.add("</defs>\n")
    }
    if drawing.opacity < 1 {
      writer.add("<g")
      Self.attribute("opacity", drawing.opacity, &writer)
      writer.add(">\n")
    }
    writer.add(body.bytes)
    if drawing.opacity < 1 { writer.add("</g>\n") }
    writer.add("</svg>\n")
    return writer.bytes
  }

  /// A name for a definition that nothing else in the picture has.
  mutating func identifier(_ kind: String) -> String {
    identifierCount += 1
    return kind + String(identifierCount)
  }

  mutating func lose(_ lost: String, _ remedy: String) { losses.add(name, lost, remedy) }

  static func attribute(_ name: String, _ value: Double, _ writer: inout TextWriter) {
    writer.add(" ")
    writer.add(name)
    writer.add("=\"")
    writer.number(value)
    writer.add("\"")
  }

  /// `fill` and, where it is not opaque, `fill-opacity` of a colour.
  static func fill(_ color: SIMD4<Double>, _ writer: inout TextWriter) {
    writer.add(" fill=\"")
    writer.add(CSSColor.hex(SIMD4(color.x, color.y, color.z, 1)))
    writer.add("\"")
    if color.w < 1 { attribute("fill-opacity", color.w, &writer) }
  }
}
