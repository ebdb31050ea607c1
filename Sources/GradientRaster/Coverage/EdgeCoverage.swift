import GradientModel

/// What lies to the right of one side of a shape, row by row: the exact area in the pixels that the
/// side runs through.
struct EdgeCoverage: ~Copyable {
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
  private(set) var spans: [Span] = []
  /// The areas.
  private(set) var values: [Float] = []

  private let rows: Range<Int>
  private let limit: Double
  private let cells: UnsafeMutablePointer<Float>
  private var low = Int.max
  private var high = -1
  private var covered: Double = 0
  private var row: Int

  /// Prepares a side that runs through some rows of a picture.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - width: Pixels in a row of the picture.
  init(rows: Range<Int>, width: Int) {
    self.rows = rows
    limit = Double(width)
    row = rows.lowerBound
    cells = .allocate(capacity: width + 2)
    cells.initialize(repeating: 0, count: width + 2)
    spans.reserveCapacity(rows.count)
    values.reserveCapacity(8 * rows.count)
  }

  deinit { cells.deallocate() }

  /// Whether all rows are done.
  var isFinished: Bool { row >= rows.upperBound }

  /// Adds a straight piece of the side; pieces follow each other downwards.
  mutating func line(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    let height = b.y - a.y
    guard height > 0 else { return }
    // Most chords stay within a row.
    if b.y < Double(row + 1), a.y >= Double(rows.lowerBound), row < rows.upperBound {
      add(from: min(max(a.x, 0), limit), to: min(max(b.x, 0), limit), height: height)
      return
    }
    var y = max(a.y, Double(rows.lowerBound))
    let end = min(b.y, Double(rows.upperBound))
    let slope = (b.x - a.x) / height
    var x = a.x + (y - a.y) * slope
    while y < end {
      let rowEnd = Double(row + 1)
      let next = min(end, rowEnd)
      let nextX = next == b.y ? b.x : a.x + (next - a.y) * slope
      add(from: min(max(x, 0), limit), to: min(max(nextX, 0), limit), height: next - y)
      y = next
      x = nextX
      if next == rowEnd {
        finishRow()
        if slope == 0 { repeatRow(until: Int(end), x: x) }
        y = max(y, Double(row))
      }
    }
  }

  /// Ends the last row, which the shape may leave before its end.
  mutating func finish() {
    if row < rows.upperBound { finishRow() }
  }

  /// Repeats the span of a full row that a vertical piece runs through from end to end.
  private mutating func repeatRow(until end: Int, x: Double) {
    guard row < end else { return }
    add(from: min(max(x, 0), limit), to: min(max(x, 0), limit), height: 1)
    finishRow()
    let span = spans[spans.count - 1]
    while row < end {
      spans.append(span)
      row += 1
    }
  }

  /// Adds the area right of a straight piece within one row, as differences between neighbouring
  /// pixels.
  @inline(__always)
  private mutating func add(from x0: Double, to x1: Double, height: Double) {
    let a = min(x0, x1)
    let b = max(x0, x1)
    let first = Int(a)
    low = min(low, first)
    covered += height
    if b <= Double(first + 1) {
      high = max(high, first)
      let beyond = height * ((a + b) / 2 - Double(first))
      cells[first] += Float(height - beyond)
      cells[first + 1] += Float(beyond)
      return
    }
    let last = Int(b)
    high = max(high, last)
    let perPixel = height / (b - a)
    let start = Double(first + 1) - a
    let end = b - Double(last)
    var before = 0.5 * perPixel * start * start
    cells[first] += Float(before)
    var cell = first + 1
    while cell < last {
      let area = perPixel * (Double(cell) - a + 0.5)
      cells[cell] += Float(area - before)
      before = area
      cell += 1
    }
    let area = perPixel * (Double(last) - a) + perPixel * end * (1 - end / 2)
    cells[last] += Float(area - before)
    cells[last + 1] += Float(height - area)
  }

  private mutating func finishRow() {
    let offset = values.count
    var count = 0
    if low <= high {
      // A side that lies between two pixels leaves nothing to weigh: full pixels are left out.
      let full = Float(covered) - 1e-6
      var sum: Float = 0
      for cell in low...high {
        sum += cells[cell]
        cells[cell] = sum
        if sum < full { count = cell - low + 1 }
      }
      values.append(contentsOf: UnsafeBufferPointer(start: cells + low, count: count))
      (cells + low).update(repeating: 0, count: high - low + 2)
    }
    let first = low <= high ? low : 0
    spans.append(Span(first: Int32(first), count: Int32(count), offset: Int32(offset)))
    low = .max
    high = -1
    covered = 0
    row += 1
  }
}
