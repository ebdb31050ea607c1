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
  ///   - pixels: The picture's first pixel.
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  func writeRows(
    _ view: SurfaceView, to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) {
    let rows = outer.rows
    pixels.update(repeating: 0, count: rows.lowerBound * width)
    (pixels + rows.upperBound * width).update(
      repeating: 0, count: (height - rows.upperBound) * width)
    let interior = interiorColors(ofRows: rows)
    let rim = border?.colors(ofRows: rows)
    let hidesInterior = border?.isOpaque ?? false
    interior.withUnsafeBufferPointer { interior in
      for y in rows {
        let index = y - rows.lowerBound
        var rimColor = interior[index]
        if let rim { rimColor = hidesInterior ? rim[index] : rim[index].over(rimColor) }
        Self.write(
          row: y, view, interior: interior[index], rim: rimColor,
          to: pixels + y * width, width: width)
      }
    }
  }

  private func interiorColors(ofRows rows: Range<Int>) -> [SIMD4<Float>] {
    guard let lowest = paints.first else {
      return [SIMD4<Float>](repeating: .zero, count: rows.count)
    }
    var colors = lowest.colors(ofRows: rows)
    for paint in paints.dropFirst() {
      for (index, color) in paint.colors(ofRows: rows).enumerated() {
        colors[index] = color.over(colors[index])
      }
    }
    return colors
  }

  @inline(__always)
  private static func write(
    row y: Int, _ view: SurfaceView, interior: SIMD4<Float>, rim: SIMD4<Float>,
    to row: UnsafeMutablePointer<UInt32>, width: Int
  ) {
    if let edge = view.mirroredEdge(ofRow: y) {
      MirroredEdge.fill(row, from: 0, to: Int(edge.outer.start), with: 0)
      edge.write(interior: interior, rim: rim, to: row)
      MirroredEdge.fill(row, from: Int(edge.outer.end), to: width, with: 0)
      return
    }
    let columns = view.columns(ofRow: y)
    MirroredEdge.fill(row, from: 0, to: columns.lowerBound, with: 0)
    MirroredEdge.fill(row, from: columns.upperBound, to: width, with: 0)
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
      let stop = min(outerSolid, innerStart)
      while x < stop {
        row[x] = PixelEncoder.pack(rim * outerValues[x])
        x &+= 1
      }
    }
    if x < innerStart {
      let packed = PixelEncoder.pack(rim * outer.weight)
      while x < innerStart {
        row[x] = packed
        x &+= 1
      }
    }
    if let outerValues, let innerValues {
      let stop = max(innerSolid, outerSolid)
      while x < stop {
        let o = x < outerSolid ? outerValues[x] : outer.weight
        let i = x < innerSolid ? innerValues[x] : inner.weight
        let ring = o - i
        row[x] = PixelEncoder.pack(interior * i + rim * (ring > 0 ? ring : 0))
        x &+= 1
      }
    }
    let ring = outer.weight - inner.weight
    let packed = PixelEncoder.pack(interior * inner.weight + rim * (ring > 0 ? ring : 0))
    let last = end &- 1 &+ start
    Self.fill(row, from: x, to: last &- x &+ 1, with: packed)
    while x > start {
      x &-= 1
      row[last &- x] = row[x]
    }
  }

  /// Fills a run of pixels sixteen at a time.
  @inline(__always)
  static func fill(
    _ row: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, with value: UInt32
  ) {
    let wide = SIMD16<UInt32>(repeating: value)
    var x = start
    while x &+ 16 <= end {
      UnsafeMutableRawPointer(row + x).storeBytes(of: wide, as: SIMD16<UInt32>.self)
      x &+= 16
    }
    let narrow = SIMD4<UInt32>(repeating: value)
    while x &+ 4 <= end {
      UnsafeMutableRawPointer(row + x).storeBytes(of: narrow, as: SIMD4<UInt32>.self)
      x &+= 4
    }
    while x < end {
      row[x] = value
      x &+= 1
    }
  }
}
