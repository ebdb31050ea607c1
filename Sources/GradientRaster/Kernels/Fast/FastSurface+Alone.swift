extension FastSurface {
  /// Whether the surface can be written as it is where nothing lies beneath or above it.
  var isPlain: Bool { insetShadows.isEmpty && paints.count <= 1 }

  /// Writes a row that nothing else is painted on.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - opacity: What everything is multiplied by.
  ///   - row: The row's first pixel.
  ///   - scratch: Room for colours that change along the row.
  /// - Returns: false, with nothing written, where this takes more than one colour a row and opacity.
  func write(
    row y: Int, opacity: Float, to row: UnsafeMutablePointer<UInt32>,
    scratch: borrowing RowScratch
  ) -> Bool {
    let interior = interiorColor(ofRow: y)
    let rim = rimColor(ofRow: y, interior: interior)
    if let interior, let rim {
      write(row: y, interior: interior * opacity, rim: rim * opacity, to: row)
      return true
    }
    guard opacity == 1 else { return false }
    let colors = scratch.pixels
    let spare = scratch.beneath
    forEachRun(row: y) { run in
      let columns = run.columns
      if run.isInterior, let paint = paints.first {
        paint.copy(row: y, columns: columns, to: row + columns.lowerBound)
        return
      }
      if let rim, let coverage = run.coverage, coverage.inner == 0 {
        let packed = PixelEncoder.pack(rim * coverage.outer)
        (row + columns.lowerBound).update(repeating: packed, count: columns.count)
        return
      }
      for x in columns { colors[x] = .zero }
      compose(row: y, columns: columns, over: colors, beneath: spare, spare: scratch.spare) { _ in
        nil
      }
      for x in columns { row[x] = PixelEncoder.pack(colors[x]) }
    }
    return true
  }

  /// Writes a row whose interior and border each have one colour.
  private func write(
    row y: Int, interior: SIMD4<Float>, rim: SIMD4<Float>,
    to row: UnsafeMutablePointer<UInt32>
  ) {
    let outerRow = outer.row(y)
    let innerRow = inner?.row(y) ?? outerRow
    let innerCoverage = inner ?? outer
    forEachRun(row: y) { run in
      if let (o, i) = run.coverage {
        let packed = PixelEncoder.pack(interior * i + rim * (o - i))
        (row + run.columns.lowerBound).update(repeating: packed, count: run.columns.count)
        return
      }
      for x in run.columns {
        let i = innerCoverage.value(innerRow, at: Int32(x))
        let ring = outer.value(outerRow, at: Int32(x)) - i
        row[x] = PixelEncoder.pack(interior * i + rim * (ring > 0 ? ring : 0))
      }
    }
  }
}
