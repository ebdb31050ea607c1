import GradientModel

/// How much of each pixel an outline covers, row by row: the exact area of a polygon whose chords
/// stay within a tolerance of the outline.
///
/// Outlines are convex, so a row is a run of partly covered pixels, a run of pixels that are all
/// covered alike, and a run of partly covered ones again.
package struct OutlineCoverage: Sendable {
  /// One row.
  package struct Row: Sendable {
    /// The first pixel that is touched.
    var start: Int32
    /// The first pixel of the middle run.
    var solidStart: Int32
    /// The pixel after the middle run.
    var solidEnd: Int32
    /// The pixel after the last that is touched.
    var end: Int32
    /// Where the values from `start` to `solidStart` begin.
    var leftOffset: Int32
    /// Where the values from `solidEnd` to `end` begin.
    var rightOffset: Int32
    /// The coverage of the middle run: below 1 where an edge cuts through the row.
    var weight: Float

    /// A row that nothing lies in.
    static let empty = Row(
      start: 0, solidStart: 0, solidEnd: 0, end: 0, leftOffset: 0, rightOffset: 0, weight: 0)
  }

  /// The rows that the outline touches.
  let rows: Range<Int>
  private(set) var spans: [Row] = []
  private(set) var values: [Float] = []

  /// An outline that covers nothing.
  static let none = OutlineCoverage(rows: 0..<0)

  private init(rows: Range<Int>) { self.rows = rows }

  /// The row of the picture; an empty one outside the outline.
  func row(_ y: Int) -> Row {
    rows.contains(y) ? spans[y - rows.lowerBound] : .empty
  }

  /// Works out coverage.
  ///
  /// - Parameters:
  ///   - outline: The outline in pixels; nil for one without area.
  ///   - frame: The grid.
  ///   - tolerance: The most by which a chord may depart from the outline, in pixels.
  package init(_ outline: PixelOutline?, in frame: PixelFrame, tolerance: Double) {
    guard let outline, outline.right > 0, outline.left < Double(frame.width) else {
      self = .none
      return
    }
    let top = max(0, Elementary.floor(min(outline.top, 1e6)))
    let bottom = min(Double(frame.height), Elementary.ceil(max(outline.bottom, -1)))
    guard top < bottom else {
      self = .none
      return
    }
    rows = Int(top)..<Int(bottom)
    let left = Self.side(
      outline, outline.topLeft, outline.bottomLeft, x: outline.left, inwards: 1, rows: rows,
      width: frame.width, tolerance: tolerance)
    let right = Self.side(
      outline, outline.topRight, outline.bottomRight, x: outline.right, inwards: -1, rows: rows,
      width: frame.width, tolerance: tolerance)
    merge(left, right, outline, width: frame.width)
  }

  private static func side(
    _ outline: PixelOutline, _ upper: PixelCorner, _ lower: PixelCorner, x: Double,
    inwards: Double, rows: Range<Int>, width: Int, tolerance: Double
  ) -> EdgeCoverage {
    var edge = EdgeCoverage(rows: rows, width: width)
    let upperChords = upper.chords(tolerance: tolerance)
    var last = SIMD2(x + inwards * upperChords[0].x, outline.top)
    for chord in upperChords.dropFirst() {
      let next = SIMD2(x + inwards * chord.x, outline.top + chord.y)
      edge.line(from: last, to: next)
      last = next
    }
    let lowerChords = lower == upper ? upperChords : lower.chords(tolerance: tolerance)
    for chord in lowerChords.reversed() {
      let next = SIMD2(x + inwards * chord.x, outline.bottom - chord.y)
      edge.line(from: last, to: next)
      last = next
    }
    edge.finish()
    return edge
  }

  /// Takes what lies right of the right side from what lies right of the left side.
  private mutating func merge(
    _ left: EdgeCoverage, _ right: EdgeCoverage, _ outline: PixelOutline, width: Int
  ) {
    values = left.values
    let rightStart = Int32(values.count)
    // Rows that a straight piece runs through share their values, so each value is turned once.
    spans.reserveCapacity(rows.count)
    values.reserveCapacity(left.values.count + right.values.count)
    values.append(contentsOf: right.values)
    var turned: Int32 = 0
    for (index, y) in rows.enumerated() {
      let weight = Float(
        min(Double(y + 1), outline.bottom) - max(Double(y), outline.top))
      let l = left.spans[index]
      let r = right.spans[index]
      if r.offset >= turned, r.count > 0 {
        for at in r.offset..<(r.offset + r.count) {
          let rest = weight - values[Int(rightStart + at)]
          values[Int(rightStart + at)] = rest > 0 ? rest : 0
        }
        turned = r.offset + r.count
      }
      let solidStart = l.first + l.count
      if solidStart <= r.first {
        spans.append(
          Row(
            start: l.first, solidStart: solidStart, solidEnd: r.first,
            end: min(r.first + r.count, Int32(width)), leftOffset: l.offset,
            rightOffset: rightStart + r.offset, weight: weight))
      } else {
        spans.append(narrow(l, r, rightStart: rightStart, weight: weight, width: width))
      }
    }
  }

  /// A row where both sides run through one pixel: all of it becomes its left run.
  private mutating func narrow(
    _ l: EdgeCoverage.Span, _ r: EdgeCoverage.Span, rightStart: Int32, weight: Float, width: Int
  ) -> Row {
    let start = min(l.first, r.first)
    let end = min(max(l.first + l.count, r.first + r.count), Int32(width))
    let offset = values.count
    for x in start..<max(start, end) {
      var value: Float = weight
      if x < l.first {
        value = 0
      } else if x < l.first + l.count {
        value = values[Int(l.offset + x - l.first)]
      }
      if x >= r.first + r.count {
        value = 0
      } else if x >= r.first {
        value += values[Int(rightStart + r.offset + x - r.first)] - weight
      }
      values.append(value > 0 ? value : 0)
    }
    return Row(
      start: start, solidStart: end, solidEnd: end, end: end, leftOffset: Int32(offset),
      rightOffset: 0, weight: weight)
  }
}

extension OutlineCoverage {
  /// Writes the coverage of a row's pixels.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels wanted.
  ///   - target: Where they go; the pixel at `columns.lowerBound` first.
  func copy(row y: Int, columns: Range<Int>, to target: UnsafeMutablePointer<Float>) {
    let row = row(y)
    for x in columns { target[x - columns.lowerBound] = value(row, at: Int32(x)) }
  }

  /// The coverage of one pixel of a row.
  @inline(__always)
  func value(_ row: Row, at x: Int32) -> Float {
    if x < row.start || x >= row.end { return 0 }
    if x < row.solidStart { return values[Int(row.leftOffset + x - row.start)] }
    if x < row.solidEnd { return row.weight }
    return values[Int(row.rightOffset + x - row.solidEnd)]
  }
}
