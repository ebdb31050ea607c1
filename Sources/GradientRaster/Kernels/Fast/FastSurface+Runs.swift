/// Pixels of a row that one rule paints.
struct SurfaceRun {
  /// The pixels.
  var columns: Range<Int>
  /// The coverage of the outline and of the inner edge, where each is one value on all of them.
  var coverage: (outer: Float, inner: Float)?

  /// Whether the interior covers all of each pixel.
  var isInterior: Bool { coverage?.inner == 1 }
  /// Whether the border covers all of each pixel.
  var isRim: Bool { coverage?.inner == 0 && coverage?.outer == 1 }
}

extension FastSurface {
  /// Cuts a row into runs of like coverage, from left to right.
  @inline(__always)
  func forEachRun(row y: Int, _ body: (SurfaceRun) -> Void) {
    let outerRow = outer.row(y)
    let innerRow = inner?.row(y) ?? outerRow
    var x = outerRow.start
    while x < outerRow.end {
      let outerPart = Self.part(of: outerRow, at: x)
      let innerPart = Self.part(of: innerRow, at: x)
      let end = min(outerPart.end, innerPart.end)
      var coverage: (outer: Float, inner: Float)?
      if let o = outerPart.coverage, let i = innerPart.coverage { coverage = (o, i) }
      body(SurfaceRun(columns: Int(x)..<Int(end), coverage: coverage))
      x = end
    }
  }

  @inline(__always)
  private static func part(
    of row: OutlineCoverage.Row, at x: Int32
  ) -> (end: Int32, coverage: Float?) {
    if x < row.start { return (row.start, 0) }
    if x < row.solidStart { return (row.solidStart, nil) }
    if x < row.solidEnd { return (row.solidEnd, row.weight) }
    if x < row.end { return (row.end, nil) }
    return (.max, 0)
  }
}
