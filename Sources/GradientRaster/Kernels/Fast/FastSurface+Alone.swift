extension FastSurface {
  /// Whether the surface can be written as it is where nothing lies beneath or above it.
  var isPlain: Bool { insetShadows.isEmpty && paints.count <= 1 }

  /// Writes a row that nothing else is painted on.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - view: The surface's coverages.
  ///   - opacity: What everything is multiplied by.
  ///   - row: The row's first pixel.
  ///   - scratch: Room for colours that change along the row.
  func write(
    row y: Int, _ view: SurfaceView, opacity: Float, to row: UnsafeMutablePointer<UInt32>,
    scratch: borrowing RowScratch
  ) {
    let columns = view.columns(ofRow: y)
    row.update(repeating: 0, count: columns.lowerBound)
    (row + columns.upperBound).update(repeating: 0, count: scratch.width - columns.upperBound)
    let interior = interiorColor(ofRow: y)
    let rim = rimColor(ofRow: y, interior: interior)
    if let interior, let rim {
      write(row: y, view, columns, interior: interior * opacity, rim: rim * opacity, to: row)
      return
    }
    let pixels = scratch.pixels
    view.forEachRun(row: y, in: columns) { run in
      let start = row + run.columns.lowerBound
      let count = run.columns.count
      if run.isInterior, opacity == 1, let paint = paints.first {
        paint.copy(row: y, columns: run.columns, to: start, cells: scratch.cells)
        return
      }
      if let rim, run.isEven, run.inner.constant == 0 {
        start.update(
          repeating: PixelEncoder.pack(rim * run.outer.constant * opacity), count: count)
        return
      }
      for x in run.columns { pixels[x] = .zero }
      compose(row: y, run, over: pixels, scratch: scratch) { _ in nil }
      for x in run.columns { row[x] = PixelEncoder.pack(pixels[x] * opacity) }
    }
  }

  /// Writes a row whose interior and border each have one colour.
  @inline(__always)
  private func write(
    row y: Int, _ view: SurfaceView, _ columns: Range<Int>, interior: SIMD4<Float>,
    rim: SIMD4<Float>, to row: UnsafeMutablePointer<UInt32>
  ) {
    view.forEachRun(row: y, in: columns) { run in
      if run.isEven {
        let (i, r) = run.coverage(run.columns.lowerBound)
        let packed = PixelEncoder.pack(interior * i + rim * r)
        (row + run.columns.lowerBound).update(repeating: packed, count: run.columns.count)
        return
      }
      for x in run.columns {
        let (i, r) = run.coverage(x)
        row[x] = PixelEncoder.pack(interior * i + rim * r)
      }
    }
  }
}
