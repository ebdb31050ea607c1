package import GradientModel

/// Draws row by row: what covers a row's pixels entirely is written as bytes at once, everything else
/// is composed in single precision and rounded once.
package struct FastRenderer {
  private enum Layer {
    case shadow(FastShadow, mask: Int)
    case surface(FastSurface, mask: Int)
    case mask(TintedMask)
  }

  private let target: RasterTarget
  private var layers: [Layer] = []
  private var maskCount = 0
  /// The surface that only titles lie above.
  private var top: Int?

  /// Encodes a drawing.
  ///
  /// - Parameters:
  ///   - drawing: What to paint.
  ///   - titles: One for each title of the drawing, in order.
  ///   - target: The picture.
  package init(_ drawing: Drawing, titles: [TitleLayer], target: RasterTarget) {
    self.target = target
    var titles = titles.makeIterator()
    for element in drawing.elements {
      switch element {
      case .shadow(let shadow):
        layers.append(.shadow(FastShadow(shadow, in: target), mask: maskCount))
        maskCount += 1
        top = nil
      case .surface(let surface):
        top = layers.count
        let encoded = FastSurface(surface, in: target)
        layers.append(.surface(encoded, mask: maskCount))
        maskCount += encoded.insetShadows.count
      case .title:
        guard let title = titles.next() else { continue }
        layers.append(.mask(title.shadow))
        layers.append(.mask(title.letters))
      }
    }
  }

  /// Draws the picture.
  package func pixmap() -> Pixmap {
    let frame = target.frame
    return Pixmap(width: frame.width, height: frame.height, gamut: target.gamut) { pixels in
      let scratch = RowScratch(width: frame.width, masks: maskCount)
      for y in 0..<frame.height {
        draw(row: y, to: pixels + y * frame.width, scratch: scratch)
      }
    }
  }

  private func draw(row y: Int, to row: UnsafeMutablePointer<UInt32>, scratch: borrowing RowScratch)
  {
    let width = target.frame.width
    if let surface = onlySurface(ofRow: y) {
      let touched = surface.outer.row(y)
      row.update(repeating: 0, count: Int(touched.start))
      (row + Int(touched.end)).update(repeating: 0, count: width - Int(touched.end))
      if surface.write(row: y, opacity: Float(target.opacity), to: row, scratch: scratch) {
        return
      }
    }
    fillMasks(row: y, scratch: scratch)
    let above = columnsAbove(row: y)
    var done = 0
    if let top, case .surface(let surface, _) = layers[top], isDirect {
      let isShadowed = surface.hasInsetShadow(row: y)
      let clear = surface.clearColumns(row: y)
      surface.forEachRun(row: y) { run in
        var columns = run.columns
        let paint: FastPaint?
        if run.isInterior, surface.isOpaque, surface.paints.count == 1 {
          paint = surface.paints.first
          if isShadowed { columns = columns.clamped(to: clear) }
        } else if run.isRim, let border = surface.border, border.isOpaque {
          paint = border
        } else {
          return
        }
        guard let paint else { return }
        for part in Self.parts(of: columns, without: above) where !part.isEmpty {
          compose(row: y, columns: done..<part.lowerBound, to: row, scratch: scratch)
          paint.copy(row: y, columns: part, to: row + part.lowerBound)
          done = part.upperBound
        }
      }
    }
    compose(row: y, columns: done..<width, to: row, scratch: scratch)
  }

  /// Whether opaque pixels can be written as they are.
  private var isDirect: Bool { target.opacity == 1 && !target.isDithered }

  /// The surface of a row that nothing else is painted on.
  private func onlySurface(ofRow y: Int) -> FastSurface? {
    guard !target.isDithered else { return nil }
    var only: FastSurface?
    for layer in layers {
      switch layer {
      case .shadow(let shadow, _): if shadow.field.rows.contains(y) { return nil }
      case .mask(let mask): if mask.rows.contains(y) { return nil }
      case .surface(let surface, _):
        guard only == nil, surface.isPlain else { return nil }
        only = surface
      }
    }
    return only
  }

  /// The columns of a row on which something lies above the top surface.
  private func columnsAbove(row y: Int) -> Range<Int> {
    var low = Int.max
    var high = 0
    for case .mask(let mask) in layers where mask.rows.contains(y) && !mask.columns.isEmpty {
      low = min(low, mask.columns.lowerBound)
      high = max(high, mask.columns.upperBound)
    }
    return low < high ? low..<high : 0..<0
  }

  private static func parts(of columns: Range<Int>, without hole: Range<Int>) -> [Range<Int>] {
    guard columns.overlaps(hole) else { return [columns] }
    return [
      columns.lowerBound..<max(columns.lowerBound, hole.lowerBound),
      min(columns.upperBound, hole.upperBound)..<columns.upperBound,
    ]
  }

  private func fillMasks(row y: Int, scratch: borrowing RowScratch) {
    for layer in layers {
      switch layer {
      case .shadow(let shadow, let mask):
        if shadow.field.rows.contains(y) { shadow.field.copy(row: y, to: scratch.mask(mask)) }
      case .surface(let surface, let mask):
        for (index, shadow) in surface.insetShadows.enumerated() {
          shadow.hole.copy(row: y, to: scratch.mask(mask + index))
        }
      case .mask: continue
      }
    }
  }

  /// Composes all layers on a run of a row and rounds the result.
  private func compose(
    row y: Int, columns: Range<Int>, to row: UnsafeMutablePointer<UInt32>,
    scratch: borrowing RowScratch
  ) {
    guard !columns.isEmpty else { return }
    let pixels = scratch.pixels
    (pixels + columns.lowerBound).update(repeating: .zero, count: columns.count)
    for layer in layers {
      switch layer {
      case .shadow(let shadow, let mask):
        shadow.compose(row: y, columns: columns, mask: scratch.mask(mask), over: pixels)
      case .surface(let surface, let first):
        let masks = scratch.mask(first)
        let width = scratch.width
        surface.compose(
          row: y, columns: columns, over: pixels, beneath: scratch.beneath, spare: scratch.spare
        ) { UnsafePointer(masks + $0 * width) }
      case .mask(let mask):
        mask.compose(row: y, columns: columns, over: pixels)
      }
    }
    let offsets = Dither.offsets(row: y, isOn: target.isDithered)
    let opacity = Float(target.opacity)
    for x in columns {
      row[x] = PixelEncoder.pack(pixels[x] * opacity, offset: offsets[x & 7])
    }
  }
}

extension FastSurface {
  /// Whether an inset shadow falls on any pixel of a row.
  fileprivate func hasInsetShadow(row y: Int) -> Bool { !insetShadows.isEmpty }

  /// The columns of a row on which no inset shadow falls.
  fileprivate func clearColumns(row y: Int) -> Range<Int> {
    var columns = 0..<Int.max
    for shadow in insetShadows {
      columns = columns.clamped(to: shadow.clearRows.contains(y) ? shadow.clearColumns : 0..<0)
    }
    return columns
  }
}
