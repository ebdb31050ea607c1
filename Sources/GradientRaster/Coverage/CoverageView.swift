/// An outline's coverage without its owner: nothing is counted or checked while rows are drawn.
///
/// `withView` alone makes one, for as long as its function runs, and the function keeps none.
@safe struct CoverageView {
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
    unsafe self.spans = unsafe spans
    unsafe self.values = unsafe values
  }

  /// A row of the picture; an empty one outside the outline.
  @inline(__always)
  func row(_ y: Int) -> OutlineCoverage.Row {
    let index = y &- first
    return unsafe UInt(bitPattern: index) < UInt(bitPattern: spans.count) ? spans[index] : .empty
  }

  /// The values of a row's left run, found by their column.
  @inline(__always)
  func leftValues(of row: OutlineCoverage.Row) -> UnsafePointer<Float>? {
    unsafe values.map { unsafe $0 + Int(row.leftOffset &- row.start) }
  }

  /// The stretch of like coverage that begins at, or holds, a column.
  @inline(__always)
  func stretch(of row: OutlineCoverage.Row, at x: Int32) -> Stretch {
    if x < row.start { return unsafe Stretch(end: row.start, constant: 0, values: nil) }
    if x < row.solidStart {
      return unsafe Stretch(
        end: row.solidStart, constant: 0,
        values: values.map { unsafe $0 + Int(row.leftOffset - row.start) })
    }
    if x < row.solidEnd {
      return unsafe Stretch(end: row.solidEnd, constant: row.weight, values: nil)
    }
    if x < row.end {
      return unsafe Stretch(
        end: row.end, constant: 0,
        values: values.map { unsafe $0 + Int(row.rightOffset - row.solidEnd) })
    }
    return unsafe Stretch(end: .max, constant: 0, values: nil)
  }

  /// Neighbouring pixels of a row.
  ///
  /// It lives while the coverage is looked at.
  @safe struct Stretch {
    /// The column after the last of them.
    let end: Int32
    /// The coverage of all of them, where there are no single values.
    let constant: Float
    /// The coverage of each, found by its column.
    let values: UnsafePointer<Float>?

    @inline(__always)
    subscript(x: Int) -> Float { unsafe values.map { unsafe $0[x] } ?? constant }
  }
}

extension OutlineCoverage {
  /// Looks at the coverage while a function runs.
  @inline(__always)
  func withView(_ body: (CoverageView) -> Void) {
    unsafe spans.withUnsafeBufferPointer { spans in
      unsafe values.withUnsafeBufferPointer { values in
        unsafe body(
          CoverageView(
            isMirrored: mirror(.across) != nil, first: rows.lowerBound, spans: spans,
            values: values.baseAddress))
      }
    }
  }
}
