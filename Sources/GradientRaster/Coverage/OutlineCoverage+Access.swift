extension OutlineCoverage {
  /// The row of the picture; an empty one outside the outline.
  func row(_ y: Int) -> Row {
    rows.contains(y) ? spans[y - rows.lowerBound] : .empty
  }

  /// The coverage of one pixel of a row.
  @inline(__always)
  func value(_ row: Row, at x: Int32) -> Float {
    if x < row.start || x >= row.end { return 0 }
    if x < row.solidStart { return values[Int(row.leftOffset + x - row.start)] }
    if x < row.solidEnd { return row.weight }
    return values[Int(row.rightOffset + x - row.solidEnd)]
  }

  /// The coverage of one pixel of the picture.
  package func value(x: Int, y: Int) -> Float {
    x >= 0 && x < Int(Int32.max) ? value(row(y), at: Int32(x)) : 0
  }

  /// Writes the coverage of a row's pixels.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels wanted.
  ///   - target: Where they go; the pixel at `columns.lowerBound` first.
  func copy(row y: Int, columns: Range<Int>, to target: UnsafeMutablePointer<Float>) {
    let row = row(y)
    for x in columns { unsafe target[x - columns.lowerBound] = value(row, at: Int32(x)) }
  }
}
