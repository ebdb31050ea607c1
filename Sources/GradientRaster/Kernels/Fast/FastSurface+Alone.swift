extension FastSurface {
  /// Whether the surface can be written as it is where nothing lies beneath or above it.
  var isPlain: Bool { insetShadows.isEmpty && paints.count <= 1 }

  /// Draws a picture of the surface alone.
  func pixmap(in target: RasterTarget) -> Pixmap {
    let frame = target.frame
    return Pixmap(width: frame.width, height: frame.height, gamut: target.gamut) { pixels in
      withView { view in
        if isEvenInRows {
          writeRows(view, to: pixels, width: frame.width, height: frame.height)
          return
        }
        let scratch = RowScratch(width: frame.width, masks: 0)
        for y in 0..<frame.height {
          write(row: y, view, to: pixels + y * frame.width, scratch: scratch)
        }
      }
    }
  }

  /// Writes a row that nothing else is painted on, its pixels before and after the outline too.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - view: The surface's coverages.
  ///   - row: The row's first pixel.
  ///   - scratch: Room for colours that change along the row.
  func write(
    row y: Int, _ view: SurfaceView, to row: UnsafeMutablePointer<UInt32>,
    scratch: borrowing RowScratch
  ) {
    let columns = view.columns(ofRow: y)
    row.update(repeating: 0, count: columns.lowerBound)
    (row + columns.upperBound).update(repeating: 0, count: scratch.width - columns.upperBound)
    let rim = rimColor(ofRow: y)
    let pixels = scratch.pixels
    view.forEachRun(row: y, in: columns) { run in
      let start = row + run.columns.lowerBound
      let count = run.columns.count
      if run.isInterior, let paint = paints.first {
        paint.copy(row: y, columns: run.columns, to: start, cells: scratch.cells)
        return
      }
      if let rim, run.isEven, run.inner.constant == 0 {
        start.update(
          repeating: PixelEncoder.pack(rim * run.outer.constant), count: count)
        return
      }
      for x in run.columns { pixels[x] = .zero }
      compose(row: y, run, joinsParts: false, over: pixels, scratch: scratch) { _ in nil }
      for x in run.columns { row[x] = PixelEncoder.pack(pixels[x]) }
    }
  }
}
