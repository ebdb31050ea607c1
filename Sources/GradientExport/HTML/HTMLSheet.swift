internal import GradientModel

/// A style sheet, made of literals of this program, numbers and pictures alone.
package struct HTMLSheet {
  package private(set) var bytes: [UInt8]

  package init(_ text: StaticString = "") {
    bytes = text.withUTF8Buffer { unsafe Array($0) }
  }

  package mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  package mutating func add(_ value: Int) {
    var writer = TextWriter()
    writer.whole(value)
    bytes.append(contentsOf: writer.bytes)
  }

  package mutating func pixels(_ value: Double) {
    bytes.append(contentsOf: CSSValues.pixels(value))
  }

  /// A picture as `url(data:…)`.
  package mutating func picture(png: [UInt8]) {
    add("url(data:image/png;base64,")
    Base64.append(png, to: &bytes)
    add(")")
  }

  /// A paint in physical directions as the value of `background`.
  mutating func background(_ paint: Paint) {
    switch paint {
    case .color(let color):
      bytes.append(contentsOf: CSSColor.srgb(color))
    case .gradient(let gradient):
      guard gradient.stops.count > 1 else {
        background(.color(gradient.stops.first?.color ?? .clear))
        return
      }
      bytes.append(contentsOf: CSSGradient(gradient, .blending).image)
    }
  }
}
