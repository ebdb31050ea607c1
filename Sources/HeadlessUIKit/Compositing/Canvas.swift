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

  package func mixed(with other: PremultipliedColor, share: Double) -> PremultipliedColor {
    PremultipliedColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}

/// What layers are painted on: double precision, rounded to bytes once at the end.
package nonisolated struct Canvas: Sendable {
  package let width: Int
  package let height: Int
  package let gamut: OutputGamut
  package private(set) var pixels: [PremultipliedColor]

  package init(width: Int, height: Int, gamut: OutputGamut) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.gamut = gamut
    pixels = [PremultipliedColor](repeating: .clear, count: self.width * self.height)
  }

  package init(_ pixmap: Pixmap) {
    self.init(width: pixmap.width, height: pixmap.height, gamut: pixmap.gamut)
    for index in pixels.indices { pixels[index] = pixmap.color(at: index) }
  }

  package var box: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  /// An empty canvas of the same size.
  package var cleared: Canvas { Canvas(width: width, height: height, gamut: gamut) }

  package func color(_ color: CGColor) -> PremultipliedColor {
    PremultipliedColor(color.styleColor, in: gamut)
  }

  /// Paints through a coverage.
  ///
  /// - Parameters:
  ///   - coverage: How much of each pixel is painted.
  ///   - shader: The colour at the middle of a pixel.
  package mutating func paint(
    _ coverage: PathCoverage, shader: (_ x: Double, _ y: Double) -> PremultipliedColor
  ) {
    for row in 0..<coverage.height {
      let y = coverage.y + row
      for column in 0..<coverage.width {
        let amount = coverage.values[row * coverage.width + column]
        guard amount > 0 else { continue }
        let x = coverage.x + column
        let color = shader(Double(x) + 0.5, Double(y) + 0.5)
        let index = y * width + x
        pixels[index] =
          (amount == 1 ? color : color.scaled(by: amount)).over(pixels[index])
      }
    }
  }

  package mutating func paint(_ coverage: PathCoverage, _ color: PremultipliedColor) {
    guard color.alpha > 0 else { return }
    paint(coverage) { _, _ in color }
  }

  package mutating func paint(x: Int, y: Int, _ color: PremultipliedColor) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    pixels[y * width + x] = color.over(pixels[y * width + x])
  }

  /// Paints another canvas of the same size over this one.
  package mutating func paint(_ other: Canvas, opacity: Double) {
    for index in pixels.indices {
      let color = other.pixels[index]
      guard color.alpha > 0 else { continue }
      pixels[index] =
        (opacity == 1 ? color : color.scaled(by: opacity)).over(pixels[index])
    }
  }

  /// Keeps of each pixel what a mask says.
  package mutating func multiply(by factor: (_ x: Int, _ y: Int) -> Double) {
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x] != .clear {
        pixels[y * width + x] = pixels[y * width + x].scaled(by: factor(x, y))
      }
    }
  }

  /// This canvas at share 0, the other one at share 1.
  package func mixed(with other: Canvas, share: Double) -> Canvas {
    var result = self
    for index in pixels.indices {
      result.pixels[index] = pixels[index].mixed(with: other.pixels[index], share: share)
    }
    return result
  }

  package subscript(x: Int, y: Int) -> PremultipliedColor {
    guard x >= 0, x < width, y >= 0, y < height else { return .clear }
    return pixels[y * width + x]
  }

  package var pixmap: Pixmap {
    var result = Pixmap(width: width, height: height, gamut: gamut)
    for (index, color) in pixels.enumerated() {
      for (channel, value) in [color.red, color.green, color.blue, color.alpha].enumerated() {
        let level = (value * 255).rounded(.toNearestOrEven)
        result.bytes[index * 4 + channel] = UInt8(min(max(level, 0), 255))
      }
    }
    return result
  }
}

nonisolated extension Pixmap {
  package func color(at index: Int) -> PremultipliedColor {
    PremultipliedColor(
      red: Double(bytes[index * 4]) / 255, green: Double(bytes[index * 4 + 1]) / 255,
      blue: Double(bytes[index * 4 + 2]) / 255, alpha: Double(bytes[index * 4 + 3]) / 255)
  }
}
