import GradientModel

/// How much of each pixel an outline covers, row by row: the exact area of a polygon whose chords
/// stay within a tolerance of the outline, or of the arcs themselves.
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
  private var mirrorAcross: Int?
  private var mirrorDown: Int?

  /// An outline that covers nothing.
  static let none = OutlineCoverage(rows: 0..<0)

  private init(rows: Range<Int>) { self.rows = rows }

  init(
    rows: Range<Int>, spans: [Row], values: [Float], mirrorAcross: Int, mirrorDown: Int
  ) {
    self.rows = rows
    self.spans = spans
    self.values = values
    self.mirrorAcross = mirrorAcross
    self.mirrorDown = mirrorDown
  }

  /// The sum of a pixel's place along an axis and that of its mirror image, where one half of the
  /// outline covers as the other does.
  func mirror(_ axis: MirrorAxis) -> Int? {
    switch axis {
    case .across: mirrorAcross
    case .down: mirrorDown
    }
  }

  /// Works out coverage.
  ///
  /// - Parameters:
  ///   - outline: The outline in pixels; nil for one without area.
  ///   - frame: The grid.
  ///   - accuracy: How closely curves are followed.
  package init(
    _ outline: PixelOutline?, in frame: PixelFrame, accuracy: ShadowField.Accuracy
  ) {
    guard let outline, outline.right > 0, outline.left < Double(frame.width) else {
      self = .none
      return
    }
    // The exact path keeps to chords, so that the two prove each other.
    if accuracy == .fast, let arcs = OutlineCoverage(arcsOf: outline, in: frame) {
      self = arcs
      return
    }
    let tolerance = accuracy.tolerance
    let top = max(0, Elementary.floor(min(outline.top, 1e6)))
    let bottom = min(Double(frame.height), Elementary.ceil(max(outline.bottom, -1)))
    guard top < bottom else {
      self = .none
      return
    }
    rows = Int(top)..<Int(bottom)
    // Where the lower half falls on pixels as the upper one does, it is the upper one turned over.
    let middle = outline.top + outline.bottom
    let isTurned =
      outline.isMirroredDown && Elementary.floor(middle) == middle && outline.top >= 0
      && outline.bottom <= Double(frame.height)
    let done = isTurned ? Int(top)..<(Int(top) + (rows.count + 1) / 2) : rows
    let sides = outline.left + outline.right
    let isMirrored =
      outline.isMirroredAcross && Elementary.floor(sides) == sides && outline.left >= 0
      && outline.right <= Double(frame.width)
    if isMirrored { mirrorAcross = Int(sides) - 1 }
    if isTurned { mirrorDown = Int(middle) - 1 }
    let left = Self.side(
      outline, outline.topLeft, outline.bottomLeft, x: outline.left, inwards: 1, rows: done,
      width: frame.width, tolerance: tolerance)
    let rowCount = rows.count
    // A row's number, from the first, and its mirror image's add up to one less than this.
    let turned = isTurned ? Int(middle) - 2 * rows.lowerBound : 0
    var values: [Float] = []
    if isMirrored {
      // The right side's values are the left side's from back to front.
      let count = left.valueCount
      values = unsafe [Float](unsafeUninitializedCapacity: 2 * count) { buffer, written in
        for index in 0..<count {
          unsafe buffer[index] = unsafe left.values[index]
          unsafe buffer[2 * count - 1 - index] = unsafe left.values[index]
        }
        written = 2 * count
      }
      spans = unsafe [Row](unsafeUninitializedCapacity: rowCount) { spans, written in
        unsafe Self.merge(
          outline, done, width: frame.width, left, mirroredIn: Int32(sides), &values, to: spans)
        unsafe Self.turn(spans, from: done.count, count: rowCount, middle: turned)
        written = rowCount
      }
    } else {
      let right = Self.side(
        outline, outline.topRight, outline.bottomRight, x: outline.right, inwards: -1,
        rows: done, width: frame.width, tolerance: tolerance)
      spans = unsafe [Row](unsafeUninitializedCapacity: rowCount) { spans, written in
        unsafe Self.merge(outline, done, width: frame.width, left, right, &values, to: spans)
        unsafe Self.turn(spans, from: done.count, count: rowCount, middle: turned)
        written = rowCount
      }
    }
    self.values = values
  }

  /// Fills in the rows below the middle from those above it.
  private static func turn(
    _ spans: UnsafeMutableBufferPointer<Row>, from done: Int, count: Int, middle: Int
  ) {
    for index in done..<max(done, count) { unsafe spans[index] = unsafe spans[middle - 1 - index] }
  }

  private static func side(
    _ outline: PixelOutline, _ upper: PixelCorner, _ lower: PixelCorner, x: Double,
    inwards: Double, rows: Range<Int>, width: Int, tolerance: Double
  ) -> EdgeCoverage {
    var edge = EdgeCoverage(rows: rows, width: width, extent: upper.extent + lower.extent)
    let upperChords = upper.chords(tolerance: tolerance)
    unsafe upperChords.withUnsafeBufferPointer { chords in
      edge.lines(chords.count) { index in
        let chord = unsafe chords[index]
        return SIMD2(x + inwards * chord.x, outline.top + chord.y)
      }
    }
    let lowerChords = lower == upper ? upperChords : lower.chords(tolerance: tolerance)
    unsafe lowerChords.withUnsafeBufferPointer { chords in
      edge.lines(chords.count + 1) { index in
        if index == 0 { return SIMD2(x, outline.top + upper.extent) }
        let chord = unsafe chords[chords.count - index]
        return SIMD2(x + inwards * chord.x, outline.bottom - chord.y)
      }
    }
    edge.finish()
    return edge
  }

  /// The part of a row's height that lies between the outline's top and bottom.
  private static func weight(_ outline: PixelOutline, row y: Int) -> Float {
    Float(min(Double(y + 1), outline.bottom) - max(Double(y), outline.top))
  }

  /// Joins the left side with its mirror image.
  private static func merge(
    _ outline: PixelOutline, _ rows: Range<Int>, width: Int, _ left: borrowing EdgeCoverage,
    mirroredIn sides: Int32, _ values: inout [Float], to spans: UnsafeMutableBufferPointer<Row>
  ) {
    let end = Int32(values.count)
    var before = EdgeCoverage.Span(first: -1, count: 0, offset: 0)
    var last = Row.empty
    for y in rows {
      let index = y - rows.lowerBound
      let l = unsafe left.spans[index]
      let isCut = Double(y) < outline.top || Double(y + 1) > outline.bottom
      // Rows that a straight piece runs through are all alike.
      if isCut || l.offset != before.offset || l.count != before.count || l.first != before.first {
        let weight = isCut ? weight(outline, row: y) : 1
        before = l
        if isCut { before.first = -1 }
        let r = EdgeCoverage.Span(
          first: sides - l.first - l.count, count: l.count, offset: end - l.offset - l.count)
        last = join(l, r, weight: weight, width: width, &values)
      }
      unsafe spans[index] = last
    }
  }

  /// Takes what lies right of the right side from what lies right of the left side.
  private static func merge(
    _ outline: PixelOutline, _ rows: Range<Int>, width: Int, _ left: borrowing EdgeCoverage,
    _ right: borrowing EdgeCoverage, _ values: inout [Float],
    to spans: UnsafeMutableBufferPointer<Row>
  ) {
    values.reserveCapacity(left.valueCount + right.valueCount)
    unsafe values.append(
      contentsOf: UnsafeBufferPointer(start: left.values, count: left.valueCount))
    unsafe values.append(
      contentsOf: UnsafeBufferPointer(start: right.values, count: right.valueCount))
    let rightStart = Int32(left.valueCount)
    // Rows that a straight piece runs through share their values: each value is turned once.
    var turned = rightStart
    for y in rows {
      let index = y - rows.lowerBound
      let weight = weight(outline, row: y)
      var r = unsafe right.spans[index]
      r.offset += rightStart
      if r.offset >= turned {
        for at in r.offset..<(r.offset + r.count) {
          let rest = weight - values[Int(at)]
          values[Int(at)] = rest > 0 ? rest : 0
        }
        turned = r.offset + r.count
      }
      unsafe spans[index] = unsafe join(left.spans[index], r, weight: weight, width: width, &values)
    }
  }

  /// Makes a row of what lies right of its left side and left of its right side.
  @inline(__always)
  private static func join(
    _ l: EdgeCoverage.Span, _ r: EdgeCoverage.Span, weight: Float, width: Int,
    _ values: inout [Float]
  ) -> Row {
    let solidStart = l.first + l.count
    guard solidStart > r.first else {
      return Row(
        start: l.first, solidStart: solidStart, solidEnd: r.first,
        end: min(r.first + r.count, Int32(width)), leftOffset: l.offset,
        rightOffset: r.offset, weight: weight)
    }
    // Both sides run through one pixel: all of the row becomes its left run.
    let start = min(l.first, r.first)
    let end = min(max(solidStart, r.first + r.count), Int32(width))
    let offset = values.count
    for x in start..<max(start, end) {
      var value: Float = weight
      if x < l.first {
        value = 0
      } else if x < solidStart {
        value = values[Int(l.offset + x - l.first)]
      }
      if x >= r.first + r.count {
        value = 0
      } else if x >= r.first {
        value += values[Int(r.offset + x - r.first)] - weight
      }
      values.append(value > 0 ? value : 0)
    }
    return Row(
      start: start, solidStart: end, solidEnd: end, end: end, leftOffset: Int32(offset),
      rightOffset: 0, weight: weight)
  }
}
