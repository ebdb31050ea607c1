extension FastSurface {
  /// Whether the surface can be written as it is where nothing lies beneath or above it.
  var isPlain: Bool { insetShadows.isEmpty && paints.count <= 1 }

  /// Writes every pixel of a picture of the surface alone.
  ///
  /// - Parameters:
  ///   - frame: The picture.
  ///   - pixels: Its first pixel.
  func draw(in frame: PixelFrame, to pixels: UnsafeMutablePointer<UInt32>) {
    withView { view in
      if isEvenInRows {
        unsafe writeRows(view, to: pixels, width: frame.width, height: frame.height)
        return
      }
      let isDone = unsafe writeAskewRows(
        view, to: pixels, width: frame.width, height: frame.height)
      if isDone { return }
      let width = frame.width
      let scratch = RowScratch(width: width, masks: 0)
      let middle = outer.mirror(.down)
      let isTurned = mirror(.down) != nil
      let across = mirror(.across)
      for y in 0..<frame.height {
        let row = unsafe pixels + y * width
        let other = middle.map { $0 - y } ?? y
        // The lower row of a pair is written together with the upper one.
        if other < y, other >= 0 { continue }
        unsafe write(row: y, view, to: row, mirroredIn: across, scratch: scratch)
        guard other > y, other < frame.height else { continue }
        if isTurned {
          unsafe (pixels + other * width).update(from: row, count: width)
        } else {
          unsafe write(
            row: other, view, to: pixels + other * width, mirroredIn: across, scratch: scratch)
        }
      }
    }
  }

  /// The sum of a pixel and its mirror image, where all that is painted is its own mirror image.
  private func mirror(_ axis: MirrorAxis) -> Int? {
    guard let sum = outer.mirror(axis), (inner ?? outer).mirror(axis) == sum,
      border?.isMirrored(axis, in: sum) ?? true
    else { return nil }
    for paint in paints where !paint.isMirrored(axis, in: sum) { return nil }
    return sum
  }

  /// Writes a row that nothing else is painted on, its pixels before and after the outline too.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - view: The surface's coverages.
  ///   - row: The row's first pixel.
  ///   - mirror: The sum of a column and its mirror image, where the row is its own mirror image.
  ///   - scratch: Room for colours that change along the row.
  private func write(
    row y: Int, _ view: SurfaceView, to row: UnsafeMutablePointer<UInt32>,
    mirroredIn mirror: Int?, scratch: borrowing RowScratch
  ) {
    var columns = view.columns(ofRow: y)
    unsafe row.update(repeating: 0, count: columns.lowerBound)
    unsafe (row + columns.upperBound).update(
      repeating: 0, count: scratch.width - columns.upperBound)
    if let mirror, !columns.isEmpty {
      let end = columns.upperBound
      columns = columns.lowerBound..<(mirror / 2 + 1)
      unsafe writeRuns(row: y, view, columns, to: row, scratch: scratch)
      unsafe MirroredPixels.write(columns.upperBound..<end, in: mirror, of: row)
      return
    }
    unsafe writeRuns(row: y, view, columns, to: row, scratch: scratch)
  }

  private func writeRuns(
    row y: Int, _ view: SurfaceView, _ columns: Range<Int>,
    to row: UnsafeMutablePointer<UInt32>, scratch: borrowing RowScratch
  ) {
    let rim = rimColor(ofRow: y)
    let pixels = unsafe scratch.pixels
    view.forEachRun(row: y, in: columns) { run in
      let start = unsafe row + run.columns.lowerBound
      let count = run.columns.count
      if run.isInterior, let paint = paints.first {
        unsafe paint.copy(row: y, columns: run.columns, to: start, scratch: scratch)
        return
      }
      if let rim, run.isEven, run.inner.constant == 0 {
        unsafe start.update(
          repeating: PixelEncoder.pack(rim * run.outer.constant), count: count)
        return
      }
      for x in run.columns { unsafe pixels[x] = .zero }
      unsafe compose(row: y, run, joinsParts: false, over: pixels, scratch: scratch) { _ in nil }
      for x in run.columns { unsafe row[x] = unsafe PixelEncoder.pack(pixels[x]) }
    }
  }
}
