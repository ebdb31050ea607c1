import GradientModel

/// Where each pixel lies in a colour table.
///
/// Places are worked out eight pixels at a time in single precision; the table marks the cells where
/// that could tell on the wrong side of an edge.
struct PixelGeometry: Sendable {
  private enum Form: Sendable {
    /// Cell = x·column + y·row + offset.
    case linear(x: Double, y: Double, offset: Double)
    /// Cell = |(x, y) - centre, scaled| - start.
    case radial(x: Double, y: Double, scaleX: Double, scaleY: Double, start: Double)
    /// Cell = turns from the start, times the number of cells.
    case conic(x: Double, y: Double, start: Double, count: Double)
  }

  private let form: Form
  private let last: Float

  /// Combines a gradient's geometry with a table; the result is nil for a geometry whose figures
  /// are beyond single precision.
  init?(_ geometry: GradientGeometry, _ table: ColorTable, in frame: PixelFrame) {
    last = Float(table.colors.count - 1)
    let density = table.density
    // The centre of column 0 and row 0, in points.
    let x0 = frame.pointX(ofColumn: 0)
    let y0 = frame.pointY(ofRow: 0)
    switch geometry {
    case .linear(let a, let b, let c):
      form = .linear(
        x: a / frame.scale * density, y: b / frame.scale * density,
        offset: (a * x0 + b * y0 + c - table.start) * density)
    case .radial(let center, let radiusX, let radiusY):
      form = .radial(
        x: (center.x - x0) * frame.scale, y: (center.y - y0) * frame.scale,
        scaleX: density / (radiusX * frame.scale), scaleY: density / (radiusY * frame.scale),
        start: table.start * density)
    case .conic(let center, let angle):
      let turns = angle / 360
      form = .conic(
        x: (center.x - x0) * frame.scale, y: (center.y - y0) * frame.scale,
        start: turns - Elementary.floor(turns), count: density)
    case .pastEnd:
      return nil
    }
    guard isTame(frame) else { return nil }
  }

  /// Whether every cell number within the picture is well within a Float's range, and its error well
  /// within a cell's slack.
  private func isTame(_ frame: PixelFrame) -> Bool {
    let across = Double(frame.width)
    let down = Double(frame.height)
    switch form {
    case .linear(let x, let y, let offset):
      return abs(x) * across + abs(y) * down + abs(offset) < 1e8
        && abs(x) * across < 2e5
    case .radial(let x, let y, let scaleX, let scaleY, let start):
      return abs(x) < 1e6 && abs(y) < 1e6 && scaleX < 1e6 && scaleY < 1e6 && scaleX > 1e-9
        && scaleY > 1e-9 && abs(start) < 1e5
    case .conic(let x, let y, _, _):
      return abs(x) < 1e6 && abs(y) < 1e6
    }
  }

  /// Whether pixels and their mirror images lie in the same cells; `sum` is that of both.
  func isMirrored(_ axis: MirrorAxis, in sum: Int) -> Bool {
    guard case .radial(let x, let y, _, _, _) = form else { return false }
    return 2 * (axis == .across ? x : y) == Double(sum)
  }

  /// Works out the cells of a row's pixels.
  ///
  /// The loops are plain so that the compiler makes vectors of them: SIMD's own comparisons, roots
  /// and conversions end in scalar calls.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels.
  ///   - cells: Where the cells go; the pixel at `columns.lowerBound` first.
  ///   - scratch: Room for turns.
  func locate(
    row y: Int, columns: Range<Int>, to cells: UnsafeMutablePointer<UInt32>,
    turns scratch: TurnScratch
  ) {
    let count = Int32(columns.count)
    switch form {
    case .linear:
      let row = linearRow(y, from: columns.lowerBound)
      for x in 0..<count { unsafe cells[Int(x)] = row[x] }
    case .radial(let centerX, let centerY, let scaleX, let scaleY, let start):
      let down = Float((Double(y) - centerY) * scaleY)
      let downSquare = down * down
      // Whole columns are exact, so the distance keeps its precision near the centre.
      let whole = Elementary.floor(centerX)
      let first = Float(Double(columns.lowerBound) - whole)
      let fraction = Float(centerX - whole)
      let scale = Float(scaleX)
      let begin = Float(start)
      if last > Self.mostCoarse {
        for x in 0..<count {
          let across = (first + Float(x) - fraction) * scale
          let square = across * across + downSquare
          unsafe cells[Int(x)] = cell(Self.fineSquareRoot(square) - begin)
        }
        return
      }
      for x in 0..<count {
        let across = (first + Float(x) - fraction) * scale
        unsafe cells[Int(x)] = cell(Self.squareRoot(across * across + downSquare) - begin)
      }
    case .conic(let centerX, let centerY, let start, let number):
      let down = Float(Double(y) - centerY)
      if let quarters = QuarterTurns(centerX, down: down, in: scratch) {
        unsafe quarters.locate(
          columns, start: Float(start), number: Float(number), to: cells)
        return
      }
      let whole = Elementary.floor(centerX)
      let first = Float(Double(columns.lowerBound) - whole)
      let fraction = Float(centerX - whole)
      let begin = Float(start)
      let number = Float(number)
      for x in 0..<count {
        let turns = Self.turns(across: first + Float(x) - fraction, down: down) - begin
        unsafe cells[Int(x)] = cell((turns < 0 ? turns + 1 : turns) * number)
      }
    }
  }

  /// A row of an axial gradient: the cells of its pixels from a first one on.
  struct LinearRow {
    fileprivate let begin: Float
    fileprivate let step: Float
    fileprivate let last: Float

    /// The cell of a pixel, counted from the first.
    @inline(__always)
    subscript(x: Int32) -> UInt32 { PixelGeometry.cell(begin + step * Float(x), last: last) }
  }

  /// The cells of a row of an axial gradient; the first one everywhere for any other.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - first: The column that pixels are counted from.
  /// - Returns: The cells, to be looked up by the pixel's number.
  @inline(__always)
  func linearRow(_ y: Int, from first: Int) -> LinearRow {
    guard case .linear(let stepX, let stepY, let offset) = form else {
      return LinearRow(begin: 0, step: 0, last: last)
    }
    return LinearRow(
      begin: Float(Double(first) * stepX + Double(y) * stepY + offset), step: Float(stepX),
      last: last)
  }

  @inline(__always)
  private func cell(_ place: Float) -> UInt32 { Self.cell(place, last: last) }

  /// The whole number below a cell's place, within the table.
  @inline(__always)
  private static func cell(_ place: Float, last: Float) -> UInt32 {
    let below = place - 0.5
    let low = below < 0 ? 0 : below
    let inside = low > last ? last : low
    // From 2²³ on the lowest bits of a Float are the whole number nearest to it.
    return (inside + 8_388_608).bitPattern & 0x7f_ffff
  }

  /// The square root, within 5e-6 of itself.
  ///
  /// Source: the reciprocal root's first guess from the exponent (C. Lomont, "Fast inverse square
  /// root", 2003), and two of Newton's iterations.
  @inline(__always)
  private static func squareRoot(_ value: Float) -> Float {
    let x = value < 1e-12 ? 1e-12 : value
    return x * reciprocalRoot(x)
  }

  /// The same within 2e-7, by one more iteration.
  @inline(__always)
  private static func fineSquareRoot(_ value: Float) -> Float {
    let x = value < 1e-12 ? 1e-12 : value
    let y = reciprocalRoot(x)
    return x * (y * (1.5 - x * 0.5 * y * y))
  }

  /// The last cell of the largest table for which the coarser root will do.
  private static let mostCoarse: Float = 16_385

  @inline(__always)
  private static func reciprocalRoot(_ x: Float) -> Float {
    var y = Float(bitPattern: 0x5f37_5a86 &- (x.bitPattern &>> 1))
    let half = x * 0.5
    y *= 1.5 - half * y * y
    y *= 1.5 - half * y * y
    return y
  }

  /// Clockwise turns from twelve o'clock, 0..<1, within 1e-7.
  @inline(__always)
  private static func turns(across x: Float, down y: Float) -> Float {
    let quarter = QuarterTurns.turns(across: x < 0 ? -x : x, up: y < 0 ? -y : y)
    let half = y > 0 ? 0.5 - quarter : quarter
    return x < 0 ? 1 - half : half
  }
}
