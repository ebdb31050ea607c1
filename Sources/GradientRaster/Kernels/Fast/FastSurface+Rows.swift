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
    for x in 0..<columns.lowerBound { row[x] = 0 }
    for x in columns.upperBound..<width { row[x] = 0 }
    if let edge = view.mirroredEdge(ofRow: y) {
      edge.write(interior: interior, rim: rim, to: row)
      return
    }
    write(row: y, view, columns, interior, rim, to: row)
  }

  @inline(__always)
  private static func write(
    row y: Int, _ view: SurfaceView, _ columns: Range<Int>, _ interior: SIMD4<Float>,
    _ rim: SIMD4<Float>, to row: UnsafeMutablePointer<UInt32>
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

extension MirroredEdge {
  /// Writes the whole row in two colours.
  @inline(__always)
  func write(interior: SIMD4<Float>, rim: SIMD4<Float>, to row: UnsafeMutablePointer<UInt32>) {
    let start = Int(outer.start)
    let end = Int(outer.end)
    let outerSolid = Int(outer.solidStart)
    let innerStart = Int(inner.start)
    let innerSolid = Int(inner.solidStart)
    var x = start
    if let outerValues {
      // Only the border, in part.
      while x < outerSolid, x < innerStart {
        row[x] = PixelEncoder.pack(rim * outerValues[x])
        x += 1
      }
    }
    if x < innerStart {
      let packed = PixelEncoder.pack(rim * outer.weight)
      while x < innerStart {
        row[x] = packed
        x += 1
      }
    }
    if let outerValues, let innerValues {
      while x < innerSolid || x < outerSolid {
        let o = x < outerSolid ? outerValues[x] : outer.weight
        let i = x < innerSolid ? innerValues[x] : inner.weight
        let ring = o - i
        row[x] = PixelEncoder.pack(interior * i + rim * (ring > 0 ? ring : 0))
        x += 1
      }
    }
    let ring = outer.weight - inner.weight
    let packed = PixelEncoder.pack(interior * inner.weight + rim * (ring > 0 ? ring : 0))
    let count = x - start
    (row + x).update(repeating: packed, count: end - count - x)
    let last = end - 1 + start
    while x > start {
      x -= 1
      row[last - x] = row[x]
    }
  }
}
