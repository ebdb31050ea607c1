package import GradientModel

/// The definition of every pixel of shadows and surfaces: double precision, one pixel after another,
/// rounded once.
package struct ExactRenderer {
  private enum Layer {
    case part
    case shadow(ExactShadow, isOutsideOnly: Bool)
    case surface(ExactSurface, joinsParts: Bool)
    case join(OutlineCoverage)
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
    for step in drawing.steps {
      switch step {
      case .part: layers.append(.part)
      case .shadow(let shadow, let isOutsideOnly):
        layers.append(.shadow(ExactShadow(shadow, in: target), isOutsideOnly: isOutsideOnly))
      case .surface(let surface, let joinsParts):
        layers.append(.surface(ExactSurface(surface, in: target), joinsParts: joinsParts))
      case .join(let outline):
        let shape = PixelOutline(outline, in: target.frame)
        layers.append(.join(OutlineCoverage(shape, in: target.frame, accuracy: .exact)))
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
      paint(row: y, to: &pixels)
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

  private func paint(row y: Int, to pixels: inout [SIMD4<Double>]) {
    var inside: [SIMD4<Double>]?
    for layer in layers {
      switch layer {
      case .part: inside = pixels
      case .shadow(let shadow, let isOutsideOnly):
        shadow.paint(row: y, over: &pixels)
        if !isOutsideOnly, var part = inside {
          shadow.paint(row: y, over: &part)
          inside = part
        }
      case .surface(let surface, let joinsParts):
        surface.paint(row: y, over: &pixels, inside: joinsParts ? inside : nil)
        if joinsParts { inside = nil }
      case .join(let hole):
        guard let part = inside else { continue }
        let row = hole.row(y)
        for x in Int(row.start)..<max(Int(row.start), Int(row.end)) {
          let covered = Double(hole.value(row, at: Int32(x)))
          pixels[x] = pixels[x] * (1 - covered) + part[x] * covered
        }
        inside = nil
      }
    }
  }
}

extension SIMD4<Double> {
  /// Paints a premultiplied colour over this one.
  @inline(__always)
  mutating func compose(_ above: SIMD4<Double>) {
    self = above + self * (1 - above.w)
  }
}
