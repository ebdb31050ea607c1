extension FastSurface {
  /// Whether the interior and the border have one colour each on every row.
  var isEvenInRows: Bool {
    for paint in paints where !paint.isEvenInRows { return false }
    return border?.isEvenInRows ?? true
  }

  /// Writes all rows of a picture that nothing else is painted on.
  ///
  /// - Parameters:
  ///   - view: The surface's coverages.
  ///   - opacity: What everything is multiplied by.
  ///   - pixels: The picture's first pixel.
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  func writeRows(
    _ view: SurfaceView, opacity: Float, to pixels: UnsafeMutablePointer<UInt32>, width: Int,
    height: Int
  ) {
    let rows = outer.rows
    var interior = [SIMD4<Float>](repeating: .zero, count: rows.count)
    for paint in paints {
      for (index, color) in paint.colors(ofRows: rows).enumerated() {
        interior[index] = color.over(interior[index])
      }
    }
    var rim = interior
    if let border {
      for (index, color) in border.colors(ofRows: rows).enumerated() {
        rim[index] = color.over(rim[index])
      }
    }
    pixels.update(repeating: 0, count: rows.lowerBound * width)
    (pixels + rows.upperBound * width).update(
      repeating: 0, count: (height - rows.upperBound) * width)
    interior.withUnsafeBufferPointer { interior in
      rim.withUnsafeBufferPointer { rim in
        for y in rows {
          let index = y - rows.lowerBound
          Self.write(
            row: y, view, interior: interior[index] * opacity, rim: rim[index] * opacity,
            to: pixels + y * width, width: width)
        }
      }
    }
  }

  @inline(__always)
  private static func write(
    row y: Int, _ view: SurfaceView, interior: SIMD4<Float>, rim: SIMD4<Float>,
    to row: UnsafeMutablePointer<UInt32>, width: Int
  ) {
    let columns = view.columns(ofRow: y)
    row.update(repeating: 0, count: columns.lowerBound)
    (row + columns.upperBound).update(repeating: 0, count: width - columns.upperBound)
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
