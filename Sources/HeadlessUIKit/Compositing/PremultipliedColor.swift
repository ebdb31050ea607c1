package import GradientModel
package import GradientRaster

/// A premultiplied colour, 0...1, encoded in a canvas' gamut.
package nonisolated struct PremultipliedColor: Equatable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour in a gamut; what lies outside it is clipped, as a screen does.
  package init(_ color: StyleColor, in gamut: OutputGamut) {
    let c = color.converted(to: gamut == .srgb ? .srgb : .displayP3).components
    let alpha = color.alpha
    self.init(
      red: min(max(c.x, 0), 1) * alpha, green: min(max(c.y, 0), 1) * alpha,
      blue: min(max(c.z, 0), 1) * alpha, alpha: alpha)
  }

  package init(_ color: SIMD4<Double>) {
    self.init(red: color.x, green: color.y, blue: color.z, alpha: color.w)
  }

  package func scaled(by factor: Double) -> PremultipliedColor {
    PremultipliedColor(
      red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
  }

  package func over(_ below: PremultipliedColor) -> PremultipliedColor {
    let rest = 1 - alpha
    return PremultipliedColor(
      red: red + below.red * rest, green: green + below.green * rest,
      blue: blue + below.blue * rest, alpha: alpha + below.alpha * rest)
  }

  /// Writes the colour's nearest levels as a bitmap's pixel.
  package func write(to bytes: inout [UInt8], at pixel: Int) {
    func level(_ value: Double) -> UInt8 {
      UInt8(min(max((value * 255).rounded(.toNearestOrEven), 0), 255))
    }
    bytes[pixel * 4] = level(red)
    bytes[pixel * 4 + 1] = level(green)
    bytes[pixel * 4 + 2] = level(blue)
    bytes[pixel * 4 + 3] = level(alpha)
  }

  package func mixed(with other: PremultipliedColor, share: Double) -> PremultipliedColor {
    PremultipliedColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}

nonisolated extension Pixmap {
  package func color(at index: Int) -> PremultipliedColor {
    PremultipliedColor(
      red: Double(bytes[index * 4]) / 255, green: Double(bytes[index * 4 + 1]) / 255,
      blue: Double(bytes[index * 4 + 2]) / 255, alpha: Double(bytes[index * 4 + 3]) / 255)
  }

  package func isClear(_ index: Int) -> Bool {
    bytes[index * 4] | bytes[index * 4 + 1] | bytes[index * 4 + 2] | bytes[index * 4 + 3] == 0
  }

  /// Writes pixels of another picture over some of this one.
  package mutating func copy(_ count: Int, of other: Pixmap, from source: Int, to target: Int) {
    bytes.replaceSubrange(
      target * 4..<(target + count) * 4, with: other.bytes[source * 4..<(source + count) * 4])
  }
}
