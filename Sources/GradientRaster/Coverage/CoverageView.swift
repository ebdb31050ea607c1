/// An outline's coverage without its owner: nothing is counted or checked while rows are drawn.
struct CoverageView {
  /// Whether every row is its own mirror image.
  let isMirrored: Bool
  private let first: Int
  private let spans: UnsafeBufferPointer<OutlineCoverage.Row>
  private let values: UnsafePointer<Float>?

  fileprivate init(
    isMirrored: Bool, first: Int, spans: UnsafeBufferPointer<OutlineCoverage.Row>,
    values: UnsafePointer<Float>?
  ) {
    self.isMirrored = isMirrored
    self.first = first
    self.spans = spans
    self.values = values
  }

  /// A row of the picture; an empty one outside the outline.
  @inline(__always)
  func row(_ y: Int) -> OutlineCoverage.Row {
    let index = y &- first
    return UInt(bitPattern: index) < UInt(bitPattern: spans.count) ? spans[index] : .empty
  }

  /// The values of a row's left run, found by their column.
  @inline(__always)
  func leftValues(of row: OutlineCoverage.Row) -> UnsafePointer<Float>? {
    values.map { $0 + Int(row.leftOffset &- row.start) }
  }

  /// The stretch of like coverage that begins at, or holds, a column.
  @inline(__always)
  func stretch(of row: OutlineCoverage.Row, at x: Int32) -> Stretch {
    if x < row.start { return Stretch(end: row.start, constant: 0, values: nil) }
    if x < row.solidStart {
      return Stretch(
        end: row.solidStart, constant: 0,
        values: values.map { $0 + Int(row.leftOffset - row.start) })
    }
    if x < row.solidEnd { return Stretch(end: row.solidEnd, constant: row.weight, values: nil) }
    if x < row.end {
      return Stretch(
        end: row.end, constant: 0, values: values.map { $0 + Int(row.rightOffset - row.solidEnd) })
    }
    return Stretch(end: .max, constant: 0, values: nil)
  }

  /// Neighbouring pixels of a row.
  struct Stretch {
    /// The column after the last of them.
    let end: Int32
    /// The coverage of all of them, where there are no single values.
    let constant: Float
    /// The coverage of each, found by its column.
    let values: UnsafePointer<Float>?

    @inline(__always)
    subscript(x: Int) -> Float { values.map { $0[x] } ?? constant }
  }
}

extension OutlineCoverage {
  /// Looks at the coverage while a function runs.
  @inline(__always)
  func withView(_ body: (CoverageView) -> Void) {
    spans.withUnsafeBufferPointer { spans in
      values.withUnsafeBufferPointer { values in
        body(
          CoverageView(
            isMirrored: mirror(.across) != nil, first: rows.lowerBound, spans: spans,
            values: values.baseAddress))
      }
    }
  }
}
