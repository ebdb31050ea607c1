import GradientModel

/// Draws row by row: what covers a row's pixels entirely is written as bytes at once, everything else
/// is composed in single precision and rounded once.
struct FastRenderer {
  enum Layer {
    case part
    case shadow(FastShadow, mask: Int, isOutsideOnly: Bool)
    case surface(FastSurface, mask: Int, joinsParts: Bool)
    case join(OutlineCoverage)
  }

  let target: RasterTarget
  private(set) var layers: [Layer] = []
  private var maskCount = 0
  /// The surface that nothing lies above.
  private var top: Int?
  /// One shadow and one surface over it, where there is no more.
  private var pair: ShadowedSurface?

  private init(_ drawing: Drawing, target: RasterTarget, keeping shapes: inout ShapeTables) {
    self.target = target
    for step in drawing.steps {
      switch step {
      case .part: layers.append(.part)
      case .shadow(let shadow, let isOutsideOnly):
        layers.append(
          .shadow(
            FastShadow(shadow, in: target, keeping: &shapes), mask: maskCount,
            isOutsideOnly: isOutsideOnly))
        maskCount += 1
        top = nil
      case .surface(let surface, let joinsParts):
        top = layers.count
        let encoded = FastSurface(surface, in: target, keeping: &shapes)
        layers.append(.surface(encoded, mask: maskCount, joinsParts: joinsParts))
        maskCount += encoded.insetShadows.count
      case .join(let outline):
        layers.append(.join(shapes.coverage(of: outline, in: target.frame)))
      }
    }
    pair = target.isDithered ? nil : ShadowedSurface(layers, width: target.frame.width)
  }

  /// Writes every pixel of a picture.
  ///
  /// - Parameters:
  ///   - drawing: What to paint; titles are left out.
  ///   - target: The picture.
  ///   - shapes: Where shapes are looked for first, and kept.
  ///   - pixels: Its first pixel.
  static func draw(
    _ drawing: Drawing, target: RasterTarget, keeping shapes: inout ShapeTables,
    to pixels: UnsafeMutablePointer<UInt32>
  ) {
    if drawing.elements.count == 1, case .surface(let surface) = drawing.elements[0],
      !target.isDithered
    {
      let encoded = FastSurface(surface, in: target, keeping: &shapes)
      if encoded.isPlain {
        unsafe encoded.draw(in: target.frame, to: pixels)
        return
      }
    }
    let renderer = FastRenderer(drawing, target: target, keeping: &shapes)
    let width = target.frame.width
    let scratch = RowScratch(width: width, masks: renderer.maskCount)
    for y in 0..<target.frame.height {
      let row = unsafe pixels + y * width
      if let twin = renderer.twin(ofRow: y) {
        unsafe row.update(from: pixels + twin * width, count: width)
      } else {
        unsafe renderer.draw(row: y, to: row, above: pixels, scratch: scratch)
      }
    }
  }

  /// The row above that is the same: what lies above and below a button with one shadow.
  private func twin(ofRow y: Int) -> Int? {
    guard !target.isDithered else { return nil }
    var twin: Int?
    for case .shadow(let shadow, _, _) in layers where shadow.field.rows.contains(y) {
      guard twin == nil, let sum = shadow.field.mirrorDown, sum - y < y else { return nil }
      twin = sum - y
    }
    guard let twin else { return nil }
    for layer in layers {
      switch layer {
      case .surface(let surface, _, _):
        guard surface.columns(ofRow: y).isEmpty, surface.columns(ofRow: twin).isEmpty else {
          return nil
        }
      case .shadow(let shadow, _, _):
        guard shadow.field.rows.contains(y) == shadow.field.rows.contains(twin) else { return nil }
      case .join(let outline):
        guard !outline.rows.contains(y), !outline.rows.contains(twin) else { return nil }
      case .part: continue
      }
    }
    return twin
  }

  /// Writes a row; those above it in the picture are written already.
  private func draw(
    row y: Int, to row: UnsafeMutablePointer<UInt32>, above pixels: UnsafePointer<UInt32>,
    scratch: borrowing RowScratch
  ) {
    var width = target.frame.width
    // The columns beside the surface that no other row or side tells.
    var unknown = 0..<width
    var wanted = 0..<width
    if let pair {
      unknown = unsafe pair.copyKnown(row: y, from: pixels, to: row)
      wanted = pair.columnsToSum(ofRow: y, unknown: unknown)
    }
    fillMasks(row: y, wanted: wanted, scratch: scratch)
    if target.isDithered {
      let offsets = Dither.offsets(row: y, isOn: true)
      for x in 0..<8 { unsafe scratch.offsets[x] = offsets[x] }
    }
    var done = 0
    if let top, case .surface(let surface, _, _) = layers[top] {
      // Beside the surface there are often shadows alone.
      let touched = surface.columns(ofRow: y)
      if !touched.isEmpty {
        unsafe compose(
          row: y, columns: (0..<touched.lowerBound).clamped(to: unknown), to: row,
          scratch: scratch)
        let after = (touched.upperBound..<width).clamped(to: unknown)
        if let pair, pair.isMirrored(from: touched) {
          unsafe MirroredPixels.write(after, in: target.frame.width - 1, of: row)
        } else {
          unsafe compose(row: y, columns: after, to: row, scratch: scratch)
        }
        done = touched.lowerBound
        width = touched.upperBound
      }
    }
    if let top, case .surface(let surface, _, _) = layers[top], !target.isDithered {
      let clear = surface.clearColumns(row: y)
      surface.withView { view in
        view.forEachRun(row: y, in: view.columns(ofRow: y)) { run in
          var columns = run.columns
          let paint: FastPaint
          if run.isInterior, surface.isOpaque, surface.paints.count == 1 {
            paint = surface.paints[0]
            columns = columns.clamped(to: clear)
          } else if run.isRim, let border = surface.border, border.isOpaque {
            paint = border
          } else {
            return
          }
          guard columns.lowerBound >= done, !columns.isEmpty else { return }
          unsafe compose(row: y, columns: done..<columns.lowerBound, to: row, scratch: scratch)
          unsafe paint.copy(
            row: y, columns: columns, to: row + columns.lowerBound, scratch: scratch)
          done = columns.upperBound
        }
      }
    }
    unsafe compose(row: y, columns: done..<width, to: row, scratch: scratch)
  }

  private func fillMasks(row y: Int, wanted: Range<Int>, scratch: borrowing RowScratch) {
    var hidden = 0..<0
    if let top, case .surface(let surface, _, _) = layers[top] {
      hidden = surface.hiddenColumns(ofRow: y)
    }
    for layer in layers {
      switch layer {
      case .shadow(let shadow, let mask, _):
        guard shadow.field.rows.contains(y), !wanted.isEmpty else { continue }
        unsafe shadow.field.copy(
          row: y, to: scratch.mask(mask), steps: scratch.steps, wanted: wanted, hidden: hidden)
      case .surface(let surface, let mask, _):
        for (index, shadow) in surface.insetShadows.enumerated() {
          unsafe shadow.hole.copy(
            row: y, to: scratch.mask(mask + index), steps: scratch.steps, wanted: 0..<scratch.width)
        }
      case .part, .join: continue
      }
    }
  }

  /// Rounds a run of a row to bytes.
  private func encode(
    row y: Int, columns: Range<Int>, to row: UnsafeMutablePointer<UInt32>,
    scratch: borrowing RowScratch
  ) {
    let pixels = unsafe scratch.pixels
    guard target.isDithered else {
      for x in columns { unsafe row[x] = unsafe PixelEncoder.pack(pixels[x]) }
      return
    }
    let offsets = unsafe scratch.offsets
    for x in columns {
      unsafe row[x] = unsafe PixelEncoder.pack(pixels[x], offset: offsets[x & 7])
    }
  }

  /// Writes pixels on which nothing but one shadow falls.
  ///
  /// - Returns: false, with nothing written, where there is more.
  private func tint(
    row y: Int, columns: Range<Int>, to row: UnsafeMutablePointer<UInt32>,
    scratch: borrowing RowScratch
  ) -> Bool {
    var only: (shadow: FastShadow, mask: Int)?
    for layer in layers {
      switch layer {
      case .shadow(let shadow, let mask, _):
        guard shadow.field.rows.contains(y) else { continue }
        guard only == nil, !shadow.isClipped(row: y, in: columns) else { return false }
        only = (shadow, mask)
      case .surface(let surface, _, _):
        guard !columns.overlaps(surface.columns(ofRow: y)) else { return false }
      case .part, .join: continue
      }
    }
    guard let (shadow, mask) = only else {
      unsafe (row + columns.lowerBound).update(repeating: 0, count: columns.count)
      return true
    }
    let values = unsafe scratch.mask(mask)
    let sum = columns.lowerBound + columns.upperBound - 1
    // A right half that is the left one from back to front is copied.
    let copied = shadow.field.mirrorAcross == sum ? columns.count / 2 : 0
    let end = columns.upperBound - copied
    // In the middle all pixels are alike.
    let even = copied > 0 ? max(columns.lowerBound, min(shadow.field.evenStart, end)) : end
    unsafe PixelEncoder.pack(
      shadow.color, times: values + columns.lowerBound, count: even - columns.lowerBound,
      to: row + columns.lowerBound)
    if even < end {
      unsafe MirroredEdge.fillRun(
        row, from: even, to: end, with: PixelEncoder.pack(shadow.color * values[even]))
    }
    unsafe MirroredPixels.write(end..<columns.upperBound, in: sum, of: row)
    return true
  }

  /// Composes all layers on a run of a row and rounds the result.
  private func compose(
    row y: Int, columns: Range<Int>, to row: UnsafeMutablePointer<UInt32>,
    scratch: borrowing RowScratch
  ) {
    guard !columns.isEmpty else { return }
    if !target.isDithered, unsafe tint(row: y, columns: columns, to: row, scratch: scratch) {
      return
    }
    let pixels = unsafe scratch.pixels
    unsafe (pixels + columns.lowerBound).update(repeating: .zero, count: columns.count)
    var isParted = false
    for layer in layers {
      switch layer {
      case .part:
        unsafe (scratch.inside + columns.lowerBound).update(
          from: pixels + columns.lowerBound, count: columns.count)
        isParted = true
      case .shadow(let shadow, let mask, let isOutsideOnly):
        let mask = unsafe scratch.mask(mask)
        unsafe shadow.compose(row: y, columns: columns, mask: mask, over: pixels)
        if isParted, !isOutsideOnly {
          unsafe shadow.compose(row: y, columns: columns, mask: mask, over: scratch.inside)
        }
      case .surface(let surface, let first, let joinsParts):
        let masks = unsafe scratch.mask(first)
        let width = scratch.width
        surface.withView { view in
          let touched = columns.clamped(to: view.columns(ofRow: y))
          view.forEachRun(row: y, in: touched) { run in
            unsafe surface.compose(
              row: y, run, joinsParts: joinsParts, over: pixels, scratch: scratch
            ) {
              unsafe UnsafePointer(masks + $0 * width)
            }
          }
        }
        if joinsParts { isParted = false }
      case .join(let hole):
        unsafe hole.join(row: y, columns: columns, inside: scratch.inside, outside: pixels)
        isParted = false
      }
    }
    unsafe encode(row: y, columns: columns, to: row, scratch: scratch)
  }
}

extension OutlineCoverage {
  /// Puts the parts of a row together: inside by coverage, outside by what is left.
  fileprivate func join(
    row y: Int, columns: Range<Int>, inside: UnsafePointer<SIMD4<Float>>,
    outside: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let row = row(y)
    guard row.start < row.end else { return }
    for x in columns.clamped(to: Int(row.start)..<Int(row.end)) {
      let covered = value(row, at: Int32(x))
      unsafe outside[x] = unsafe inside[x] * covered + outside[x] * (1 - covered)
    }
  }
}

extension FastSurface {
  /// The columns of a row that the outline touches.
  func columns(ofRow y: Int) -> Range<Int> {
    let row = outer.row(y)
    return Int(row.start)..<max(Int(row.start), Int(row.end))
  }

  /// The columns of a row on which nothing is seen of what lies beneath.
  func hiddenColumns(ofRow y: Int) -> Range<Int> {
    let row = outer.row(y)
    guard isOpaque, row.weight == 1, row.solidStart < row.solidEnd else { return 0..<0 }
    return Int(row.solidStart)..<Int(row.solidEnd)
  }

  /// The columns of a row on which no inset shadow falls.
  fileprivate func clearColumns(row y: Int) -> Range<Int> {
    var columns = 0..<Int.max
    for shadow in insetShadows {
      columns = columns.clamped(to: shadow.clearRows.contains(y) ? shadow.clearColumns : 0..<0)
    }
    return columns
  }
}
