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
    let interior = interiorColors(ofRows: outer.rows)
    let rim = rimColors(ofRows: outer.rows, over: interior)
    unsafe interior.withUnsafeBufferPointer { interior in
      unsafe rim.withUnsafeBufferPointer { rim in
        // What lies between the end of a row and the start of the next is cleared at once.
        var done = 0
        for y in outer.rows {
          let index = y - outer.rows.lowerBound
          let row = unsafe pixels + y * width
          if let edge = view.mirroredEdge(ofRow: y) {
            unsafe MirroredEdge.fill(
              pixels, from: done, to: y * width + Int(edge.outer.start), with: 0)
            unsafe edge.write(interior: interior[index], rim: rim[index], to: row)
            done = y * width + Int(edge.outer.end)
            continue
          }
          let columns = view.columns(ofRow: y)
          unsafe MirroredEdge.fill(pixels, from: done, to: y * width + columns.lowerBound, with: 0)
          unsafe Self.write(row: y, view, columns, interior[index], rim[index], to: row)
          done = y * width + columns.upperBound
        }
        unsafe MirroredEdge.fill(pixels, from: done, to: width * height, with: 0)
      }
    }
  }

  private func rimColors(
    ofRows rows: Range<Int>, over interior: [SIMD4<Float>]
  ) -> [SIMD4<Float>] {
    guard let border else { return interior }
    var colors = border.colors(ofRows: rows)
    guard !border.isOpaque else { return colors }
    for index in colors.indices { colors[index] = colors[index].over(interior[index]) }
    return colors
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
    row y: Int, _ view: SurfaceView, _ columns: Range<Int>, _ interior: SIMD4<Float>,
    _ rim: SIMD4<Float>, to row: UnsafeMutablePointer<UInt32>
  ) {
    view.forEachRun(row: y, in: columns) { run in
      if run.isEven {
        let (i, r) = run.coverage(run.columns.lowerBound)
        let packed = PixelEncoder.pack(interior * i + rim * r)
        unsafe (row + run.columns.lowerBound).update(repeating: packed, count: run.columns.count)
        return
      }
      for x in run.columns {
        let (i, r) = run.coverage(x)
        unsafe row[x] = PixelEncoder.pack(interior * i + rim * r)
      }
    }
  }
}

extension MirroredEdge {
  /// Writes the whole row in two colours: each pixel of the left edge and its mirror image.
  @inline(__always)
  func write(interior: SIMD4<Float>, rim: SIMD4<Float>, to row: UnsafeMutablePointer<UInt32>) {
    let outerSolid = Int(outer.solidStart)
    let innerStart = Int(inner.start)
    let innerSolid = Int(inner.solidStart)
    var x = Int(outer.start)
    var mirror = unsafe row + Int(outer.end)
    @inline(__always)
    func put(_ packed: UInt32) {
      unsafe row[x] = packed
      x &+= 1
      unsafe mirror -= 1
      unsafe mirror.pointee = packed
    }
    if let outerValues = unsafe outerValues {
      // Only the border, in part.
      let stop = min(outerSolid, innerStart)
      while x < stop { unsafe put(PixelEncoder.pack(rim * outerValues[x])) }
    }
    if x < innerStart {
      let packed = PixelEncoder.pack(rim * outer.weight)
      while x < innerStart { put(packed) }
    }
    if let outerValues = unsafe outerValues, let innerValues = unsafe innerValues {
      let stop = max(innerSolid, outerSolid)
      while x < stop {
        let o = unsafe x < outerSolid ? outerValues[x] : outer.weight
        let i = unsafe x < innerSolid ? innerValues[x] : inner.weight
        let ring = o - i
        put(PixelEncoder.pack(interior * i + rim * (ring > 0 ? ring : 0)))
      }
    }
    let ring = outer.weight - inner.weight
    let packed = PixelEncoder.pack(interior * inner.weight + rim * (ring > 0 ? ring : 0))
    unsafe Self.fill(row, from: x, to: mirror - row, with: packed)
  }

  /// The same as ``fill(_:from:to:with:)`` where a call costs less than its code.
  @inline(never)
  static func fillRun(
    _ row: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, with value: UInt32
  ) {
    unsafe fill(row, from: start, to: end, with: value)
  }

  /// Fills a run of pixels sixteen at a time, the last of them perhaps twice.
  @inline(__always)
  static func fill(
    _ row: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, with value: UInt32
  ) {
    var next = unsafe row + start
    let end = unsafe row + end
    if unsafe end - next >= 16 {
      let wide = SIMD16<UInt32>(repeating: value)
      let last = unsafe end - 16
      while unsafe next < last {
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: wide, as: SIMD16<UInt32>.self)
        unsafe next += 16
      }
      unsafe UnsafeMutableRawPointer(last).storeBytes(of: wide, as: SIMD16<UInt32>.self)
      return
    }
    if unsafe end - next >= 4 {
      let narrow = SIMD4<UInt32>(repeating: value)
      let last = unsafe end - 4
      while unsafe next < last {
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: narrow, as: SIMD4<UInt32>.self)
        unsafe next += 4
      }
      unsafe UnsafeMutableRawPointer(last).storeBytes(of: narrow, as: SIMD4<UInt32>.self)
      return
    }
    while unsafe next < end {
      unsafe next.pointee = value
      unsafe next += 1
    }
  }
}
