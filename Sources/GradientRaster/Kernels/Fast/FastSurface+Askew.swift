extension FastSurface {
  /// Writes every pixel of a picture of the surface alone, where the interior is one axial gradient
  /// askew and the border, if there is one, is opaque and of one colour.
  ///
  /// Fast because most of a row is one copy from a ramp that stays in the nearest cache, a border
  /// needs no gradient beneath it, and nothing is counted or looked for in a row.
  ///
  /// - Returns: false, with nothing written, for any other surface.
  func writeAskewRows(
    _ view: SurfaceView, to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) -> Bool {
    guard paints.count == 1 else { return false }
    let paint = paints[0]
    var rim: SIMD4<Float>?
    if let border {
      guard case .solid(let color) = border.form, color.w == 255 else { return false }
      rim = color
    }
    return unsafe paint.withRamp { ramp, table, places in
      // What lies between the end of a row and the start of the next is cleared at once.
      var done = 0
      for y in outer.rows {
        let start = y &* width
        let row = unsafe pixels + start
        let columns = view.columns(ofRow: y)
        unsafe MirroredEdge.fillRun(pixels, from: done, to: start &+ columns.lowerBound, with: 0)
        done = start &+ columns.upperBound
        view.forEachRun(row: y, in: columns) { run in
          let first = run.columns.lowerBound
          if run.isInterior {
            unsafe paint.copy(ramp, row: y, columns: run.columns, to: row + first)
            return
          }
          if let rim, run.isOutsideInterior {
            unsafe run.write(rim, to: row)
            return
          }
          let cells = places.linearRow(y, from: first)
          for x in 0..<Int32(run.columns.count) {
            let column = first &+ Int(x)
            var interior = unsafe table[Int(cells[x])]
            if interior.w < 0 { interior = paint.ownColor(x: column, y: y) }
            let (i, r) = run.coverage(column)
            unsafe row[column] = PixelEncoder.pack(interior * i + (rim ?? interior) * r)
          }
        }
      }
      unsafe MirroredEdge.fillRun(pixels, from: done, to: width * height, with: 0)
    }
  }
}

extension SurfaceRun {
  /// Whether nothing of the interior is on any of the pixels.
  fileprivate var isOutsideInterior: Bool { unsafe inner.values == nil && inner.constant == 0 }

  /// Writes a colour by the outline's coverage.
  @inline(__always)
  fileprivate func write(_ color: SIMD4<Float>, to row: UnsafeMutablePointer<UInt32>) {
    guard let values = unsafe outer.values else {
      unsafe MirroredEdge.fillRun(
        row, from: columns.lowerBound, to: columns.upperBound,
        with: PixelEncoder.pack(color * outer.constant))
      return
    }
    for x in columns { unsafe row[x] = PixelEncoder.pack(color * values[x]) }
  }
}
