extension EdgeCoverage {
  /// What is known of the row that a side runs through at the moment.
  struct RowState {
    /// The first pixel that was touched.
    private(set) var low = Int.max
    /// The last.
    private(set) var high = -1
    /// The height that was covered, in pixels.
    private(set) var covered: Double = 0

    /// Adds the area right of a straight piece within the row, as differences between neighbouring
    /// pixels.
    ///
    /// - Parameters:
    ///   - x0: Where the piece begins.
    ///   - x1: Where it ends.
    ///   - limit: Both are brought into 0...limit.
    ///   - height: How much of the row the piece runs through; nothing is added without.
    ///   - cells: The differences.
    @inline(__always)
    mutating func add(
      _ x0: Double, _ x1: Double, limit: Double, height: Double,
      to cells: UnsafeMutablePointer<Float>
    ) {
      guard height > 0 else { return }
      let a = min(max(min(x0, x1), 0), limit)
      let b = min(max(max(x0, x1), 0), limit)
      let first = Int(a)
      low = min(low, first)
      covered += height
      if b <= Double(first + 1) {
        high = max(high, first)
        let beyond = height * ((a + b) / 2 - Double(first))
        unsafe cells[first] += Float(height - beyond)
        unsafe cells[first + 1] += Float(beyond)
        return
      }
      let last = Int(b)
      high = max(high, last)
      let perPixel = height / (b - a)
      let start = Double(first + 1) - a
      let end = b - Double(last)
      var before = 0.5 * perPixel * start * start
      unsafe cells[first] += Float(before)
      var cell = first + 1
      while cell < last {
        let area = perPixel * (Double(cell) - a + 0.5)
        unsafe cells[cell] += Float(area - before)
        before = area
        cell += 1
      }
      let area = perPixel * (Double(last) - a) + perPixel * end * (1 - end / 2)
      unsafe cells[last] += Float(area - before)
      unsafe cells[last + 1] += Float(height - area)
    }
  }
}
