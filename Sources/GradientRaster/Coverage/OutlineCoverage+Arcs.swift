import GradientModel

/// Coverage of an outline with four equal circular corners and edges between pixels, without chords.
///
/// A corner is its own mirror image about its diagonal, so rows are worked out from there down, where
/// the arc crosses two pixels of a row at most; the rows above are the same pixels with row and
/// column exchanged. The area beside the arc is Simpson's rule over each stretch within a pixel.
extension OutlineCoverage {
  /// The smallest radius in pixels: from here on Simpson's rule is within 0.04/r³ of a pixel, 0.2/255.
  private static let leastRadius = 4.0

  /// Works out coverage; the result is nil for any other outline.
  ///
  /// - Parameters:
  ///   - outline: The outline in pixels.
  ///   - frame: The grid.
  init?(arcsOf outline: PixelOutline, in frame: PixelFrame) {
    let corner = outline.topLeft
    let radius = corner.radius
    let reach = Elementary.ceil(radius)
    guard corner.smoothing == 0, radius >= Self.leastRadius,
      outline.isMirroredAcross, outline.isMirroredDown,
      outline.left >= 0, outline.right <= Double(frame.width),
      outline.top >= 0, outline.bottom <= Double(frame.height),
      outline.right - outline.left >= 2 * reach, outline.bottom - outline.top >= 2 * reach,
      Elementary.floor(outline.left) == outline.left, Elementary.floor(outline.top) == outline.top,
      Elementary.floor(outline.right) == outline.right,
      Elementary.floor(outline.bottom) == outline.bottom
    else { return nil }
    let left = Int32(outline.left)
    let right = Int32(outline.right)
    let count = Int(outline.bottom - outline.top)
    let corners = Int(reach)
    let arc = Arc(radius: radius)
    // Two values for each row from the diagonal down, and at most as many again above it.
    let capacity = 8 * (corners - arc.diagonal) + 16
    var values: [Float] = []
    let spans = unsafe [Row](unsafeUninitializedCapacity: count) { spans, spanCount in
      values = unsafe [Float](unsafeUninitializedCapacity: capacity) { values, valueCount in
        guard let spans = spans.baseAddress, let values = values.baseAddress else { return }
        let used = unsafe arc.write(rows: corners, from: left, values, to: spans)
        // The right side's values are the left side's from back to front.
        let end = unsafe values + (2 * used - 1)
        for index in 0..<used { unsafe (end - index).pointee = unsafe values[index] }
        valueCount = 2 * used
        unsafe Self.complete(
          spans, corners: corners, count: count, left: left, right: right, values: Int32(2 * used))
      }
      spanCount = count
    }
    self.init(
      rows: Int(outline.top)..<Int(outline.bottom), spans: spans, values: values,
      mirrorAcross: Int(outline.left + outline.right) - 1,
      mirrorDown: Int(outline.top + outline.bottom) - 1)
  }

  /// Adds the right side to the rows of the upper corners, and all rows below.
  private static func complete(
    _ spans: UnsafeMutablePointer<Row>, corners: Int, count: Int, left: Int32, right: Int32,
    values: Int32
  ) {
    for y in 0..<corners {
      var row = unsafe spans[y]
      row.end = right &- (row.start &- left)
      row.solidEnd = right &- (row.solidStart &- left)
      row.rightOffset = values &- row.leftOffset &- (row.solidStart &- row.start)
      unsafe spans[y] = row
      unsafe spans[count &- 1 &- y] = row
    }
    let straight = Row(
      start: left, solidStart: left, solidEnd: right, end: right, leftOffset: 0, rightOffset: 0,
      weight: 1)
    unsafe (spans + corners).update(repeating: straight, count: count - 2 * corners)
  }
}

/// A quarter of a circle from (r, 0) to (0, r) whose centre is (r, r): distances in pixels from the
/// corner of its box.
private struct Arc {
  let radius: Double
  /// Where the arc crosses its diagonal.
  private let middle: Double
  /// The pixel, across and down, that this lies in.
  let diagonal: Int

  init(radius: Double) {
    self.radius = radius
    // 1 - √½
    middle = radius * 0.2928932188134524
    diagonal = Int(middle)
  }

  /// The arc's place across at a place down, or the other way round.
  @inline(__always)
  private func place(_ at: Double) -> Double {
    radius - (at * (2 * radius - at)).squareRoot()
  }

  /// The area before the arc between two places down.
  @inline(__always)
  private func area(_ from: Double, _ to: Double, _ atFrom: Double, _ atTo: Double) -> Double {
    (to - from) * (atFrom + 4 * place((from + to) / 2) + atTo) / 6
  }

  /// Writes the left ends of rows from the top of the corner on.
  ///
  /// - Parameters:
  ///   - rows: How many there are: the radius, rounded up.
  ///   - left: The column of the corner's left edge.
  ///   - values: Where the values go.
  ///   - spans: Where the rows go.
  /// - Returns: How many values there are.
  func write(
    rows: Int, from left: Int32, _ values: UnsafeMutablePointer<Float>,
    to spans: UnsafeMutablePointer<OutlineCoverage.Row>
  ) -> Int {
    var start = middle
    var before = middle
    for y in diagonal..<rows {
      let end = min(Double(y + 1), radius)
      let after = y + 1 < rows ? place(end) : 0
      let first = Int(after)
      let edge = Double(first + 1)
      let pair = unsafe values + 2 * (y - diagonal)
      // Beside a part of the row's height that the arc does not reach all is covered.
      if before <= edge {
        let area = area(start, end, before, after)
        unsafe pair[0] = Float((end - start) * edge - area + (Double(y + 1) - end))
        unsafe pair[1] = 1
      } else {
        let crossing = min(max(place(edge), start), end)
        let upper = area(start, crossing, before, edge)
        let lower = area(crossing, end, edge, after)
        unsafe pair[0] = Float((end - crossing) * edge - lower + (Double(y + 1) - end))
        unsafe pair[1] = Float((crossing - start) * (edge + 1) - upper + (Double(y + 1) - crossing))
      }
      unsafe spans[y] = unsafe row(
        left, first: first, offset: 2 * (y - diagonal), count: pair[1] < Self.full ? 2 : 1)
      start = end
      before = after
    }
    return unsafe writeUpper(rows: rows, from: left, values, to: spans)
  }

  /// Coverage that counts as whole.
  private static let full: Float = 1 - 1e-6

  private func row(
    _ left: Int32, first: Int, offset: Int, count: Int
  ) -> OutlineCoverage.Row {
    let start = left + Int32(first)
    return OutlineCoverage.Row(
      start: start, solidStart: start + Int32(count), solidEnd: 0, end: 0,
      leftOffset: Int32(offset), rightOffset: 0, weight: 1)
  }

  /// Writes the row of the diagonal and those above it.
  private func writeUpper(
    rows: Int, from left: Int32, _ values: UnsafeMutablePointer<Float>,
    to spans: UnsafeMutablePointer<OutlineCoverage.Row>
  ) -> Int {
    var used = 2 * (rows - diagonal)
    // Of the diagonal's pixel the part below the diagonal is known; the other part is as large.
    let crossed = unsafe Int(spans[diagonal].start - left)
    let rest = Double(diagonal + 1) - middle
    let below = unsafe crossed == diagonal ? values[0] : values[1]
    let whole = Float(2 * Double(below) - rest * rest)
    var column = diagonal
    for y in (0...diagonal).reversed() {
      let offset = used
      var first = 0
      if y == diagonal {
        first = crossed
        if crossed < diagonal {
          unsafe values[used] = unsafe values[0]
          used += 1
        }
        unsafe values[used] = whole
        used += 1
        column = diagonal + 1
      } else {
        while column < rows, unsafe Int(spans[column].start &- left) > y { column &+= 1 }
        first = column
      }
      var x = column
      while x < rows {
        let crossed = unsafe Int(spans[x].start &- left)
        guard crossed &+ 1 >= y else { break }
        unsafe values[used] = unsafe values[2 &* (x &- diagonal) &+ y &- crossed]
        used &+= 1
        x &+= 1
      }
      while used > offset, unsafe values[used - 1] >= Self.full { used -= 1 }
      unsafe spans[y] = row(left, first: first, offset: offset, count: used - offset)
      if y == diagonal { column = diagonal }
    }
    return used
  }
}
