package import GradientModel

/// The definition of every pixel of shadows and surfaces: double precision, one pixel after another,
/// rounded once.
package struct ExactRenderer {
  private enum Layer {
    case shadow(ExactShadow)
    case surface(ExactSurface)
  }

  private let target: RasterTarget
  private var layers: [Layer] = []

  /// Prepares a drawing.
  ///
  /// - Parameters:
  ///   - drawing: What to paint; titles are left out.
  ///   - target: The picture.
  package init(_ drawing: Drawing, target: RasterTarget) {
    self.target = target
    for element in drawing.elements {
      switch element {
      case .shadow(let shadow): layers.append(.shadow(ExactShadow(shadow, in: target)))
      case .surface(let surface): layers.append(.surface(ExactSurface(surface, in: target)))
      case .title: continue
      }
    }
  }

  /// Draws the picture.
  package func pixmap() -> Pixmap {
    let width = target.frame.width
    var pixmap = Pixmap(width: width, height: target.frame.height, gamut: target.gamut)
    var pixels = [SIMD4<Double>](repeating: .zero, count: width)
    for y in 0..<target.frame.height {
      for x in 0..<width { pixels[x] = .zero }
      for layer in layers {
        switch layer {
        case .shadow(let shadow): shadow.paint(row: y, over: &pixels)
        case .surface(let surface): surface.paint(row: y, over: &pixels)
        }
      }
      let offsets = Dither.offsets(row: y, isOn: target.isDithered)
      for x in 0..<width {
        let packed = PixelEncoder.pack(pixels[x], offset: offsets[x & 7])
        for channel in 0..<4 {
          pixmap.bytes[(y * width + x) * 4 + channel] = UInt8(packed >> (channel * 8) & 255)
        }
      }
    }
    return pixmap
  }
}

extension SIMD4<Double> {
  /// Paints a premultiplied colour over this one.
  @inline(__always)
  mutating func compose(_ above: SIMD4<Double>) {
    self = above + self * (1 - above.w)
  }
}
