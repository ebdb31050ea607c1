import GradientModel

/// What lies to the right of one side of a shape, row by row: the exact area in the pixels that the
/// side runs through.
///
/// Nobody else has its memory, which goes with it.
@safe struct EdgeCoverage: ~Copyable {
  /// The pixels of one row that the side runs through.
  struct Span {
    /// The first of them; before it nothing lies to the right of the side.
    var first: Int32
    /// How many there are; after them all of each pixel does.
    var count: Int32
    /// Where their areas begin.
    var offset: Int32
  }

  /// One span for each row.
  let spans: UnsafeMutablePointer<Span>
  /// The areas.
  private(set) var values: UnsafeMutablePointer<Float>
  /// How many areas there are.
  private(set) var valueCount = 0

  private let rows: Range<Int>
  private let limit: Double
  private let cells: UnsafeMutablePointer<Float>
  private var capacity: Int
  private var state = RowState()
  private var row: Int

  /// Prepares a side that runs through some rows of a picture.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - width: Pixels in a row of the picture.
  ///   - extent: How far the side's corners reach, in pixels: a guess at what is to be kept.
  init(rows: Range<Int>, width: Int, extent: Double) {
    self.rows = rows
    limit = Double(width)
    row = rows.lowerBound
    unsafe cells = .allocate(capacity: width + 2)
    unsafe cells.initialize(repeating: 0, count: width + 2)
    unsafe spans = .allocate(capacity: rows.count)
    capacity = 2 * rows.count + Int(min(extent, limit)) + 8
    unsafe values = .allocate(capacity: capacity)
  }

  deinit {
    unsafe cells.deallocate()
    unsafe spans.deallocate()
    unsafe values.deallocate()
  }

  /// Adds straight pieces of the side, from point to point downwards.
  ///
  /// - Parameters:
  ///   - count: How many points there are; the first of them is where the piece before ended.
  ///   - point: The point with a number.
  @inline(__always)
  mutating func lines(_ count: Int, _ point: (Int) -> SIMD2<Double>) {
    guard count > 1 else { return }
    var a = point(0)
    // What changes with every chord is kept out of memory.
    var state = state
    let top = Double(rows.lowerBound)
    let bottom = Double(rows.upperBound)
    var rowEnd = Double(row + 1)
    for index in 1..<count {
      if row >= rows.upperBound { break }
      let b = point(index)
      let height = b.y - a.y
      if b.y < rowEnd, a.y >= top {
        // Most chords stay within a row.
        unsafe state.add(a.x, b.x, limit: limit, height: height, to: cells)
        a = b
        continue
      }
      guard height > 0 else {
        a = b
        continue
      }
      let slope = (b.x - a.x) / height
      var x = a.x
      var y = a.y
      if y < top {
        y = min(top, b.y)
        x = a.x + (y - a.y) * slope
      }
      while b.y >= rowEnd, rowEnd <= bottom {
        let next = a.x + (rowEnd - a.y) * slope
        unsafe state.add(x, next, limit: limit, height: rowEnd - y, to: cells)
        finishRow(&state)
        if slope == 0 { repeatRow(until: Int(min(b.y, bottom)), x: x, &state) }
        x = next
        y = max(y, Double(row))
        rowEnd = Double(row + 1)
      }
      if row < rows.upperBound {
        unsafe state.add(x, b.x, limit: limit, height: b.y - y, to: cells)
      }
      a = b
    }
    self.state = state
  }

  /// Ends the last row, which the shape may leave before its end.
  mutating func finish() {
    guard row < rows.upperBound else { return }
    var state = state
    finishRow(&state)
    // Only rounding leaves rows beyond that: nothing lies in them.
    while row < rows.upperBound { finishRow(&state) }
  }

  /// Repeats the span of a full row that a vertical piece runs through from end to end.
  private mutating func repeatRow(until end: Int, x: Double, _ state: inout RowState) {
    guard row < end else { return }
    unsafe state.add(x, x, limit: limit, height: 1, to: cells)
    finishRow(&state)
    let span = unsafe spans[row - 1 - rows.lowerBound]
    while row < end {
      unsafe spans[row - rows.lowerBound] = span
      row += 1
    }
  }

  private mutating func finishRow(_ state: inout RowState) {
    let low = state.low
    let high = state.high
    var count = 0
    if low <= high {
      // A side that lies between two pixels leaves nothing to weigh: full pixels are left out.
      let full = Float(state.covered) - 1e-6
      if valueCount + high - low + 1 > capacity { grow(by: high - low + 1) }
      let target = unsafe values + valueCount
      var sum: Float = 0
      for cell in low...high {
        unsafe sum += cells[cell]
        unsafe cells[cell] = 0
        unsafe target[cell - low] = sum
        if sum < full { count = cell - low + 1 }
      }
      unsafe cells[high + 1] = 0
    }
    unsafe spans[row - rows.lowerBound] = Span(
      first: Int32(low <= high ? low : 0), count: Int32(count), offset: Int32(valueCount))
    valueCount += count
    state = RowState()
    row += 1
  }

  private mutating func grow(by count: Int) {
    let larger = UnsafeMutablePointer<Float>.allocate(capacity: 2 * capacity + count)
    unsafe larger.moveInitialize(from: values, count: valueCount)
    unsafe values.deallocate()
    unsafe values = unsafe larger
    capacity = 2 * capacity + count
  }
}
