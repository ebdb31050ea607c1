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
        && abs(x) * across < 1e5
    case .radial(let x, let y, let scaleX, let scaleY, let start):
      return abs(x) < 1e6 && abs(y) < 1e6 && scaleX < 1e6 && scaleY < 1e6 && scaleX > 1e-9
        && scaleY > 1e-9 && abs(start) < 1e5
    case .conic(let x, let y, _, _):
      return abs(x) < 1e6 && abs(y) < 1e6
    }
  }

  /// Looks up the entries of a row's pixels.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels.
  ///   - table: One entry a cell.
  ///   - target: Where the entries go; the pixel at `columns.lowerBound` first.
  @inline(__always)
  func look<Entry: BitwiseCopyable>(
    row y: Int, columns: Range<Int>, table: UnsafePointer<Entry>,
    target: UnsafeMutablePointer<Entry>
  ) {
    switch form {
    case .linear(let stepX, let stepY, let offset):
      let begin = Double(columns.lowerBound) * stepX + Double(y) * stepY + offset
      let base = Self.lanes * Float(stepX) + Float(begin)
      let step = SIMD8<Float>(repeating: Float(stepX))
      look(columns.count, table, target) { base + step * $0 }
    case .radial(let centerX, let centerY, let scaleX, let scaleY, let start):
      let down = Float((Double(y) - centerY) * scaleY)
      let downSquare = SIMD8<Float>(repeating: down * down)
      let whole = Elementary.floor(centerX)
      // Whole columns are exact, so the distance keeps its precision near the centre.
      let base = Self.lanes + Float(Double(columns.lowerBound) - whole)
      let fraction = SIMD8<Float>(repeating: Float(centerX - whole))
      let scale = SIMD8<Float>(repeating: Float(scaleX))
      let begin = SIMD8<Float>(repeating: Float(start))
      look(columns.count, table, target) {
        let across = (base + $0 - fraction) * scale
        return Self.squareRoot(across * across + downSquare) - begin
      }
    case .conic(let centerX, let centerY, let start, let count):
      let down = SIMD8<Float>(repeating: Float(Double(y) - centerY))
      let whole = Elementary.floor(centerX)
      let base = Self.lanes + Float(Double(columns.lowerBound) - whole)
      let fraction = SIMD8<Float>(repeating: Float(centerX - whole))
      let begin = SIMD8<Float>(repeating: Float(start))
      let cells = SIMD8<Float>(repeating: Float(count))
      look(columns.count, table, target) {
        var turns = Self.turns(across: base + $0 - fraction, down: down) - begin
        turns.replace(with: turns + 1, where: turns .< 0)
        return turns * cells
      }
    }
  }

  private static let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)

  /// Looks up eight pixels at a time; `cell` gives their cells from the number of pixels before them.
  @inline(__always)
  private func look<Entry: BitwiseCopyable>(
    _ count: Int, _ table: UnsafePointer<Entry>, _ target: UnsafeMutablePointer<Entry>,
    _ cell: (SIMD8<Float>) -> SIMD8<Float>
  ) {
    let zero = SIMD8<Float>(repeating: 0)
    let most = SIMD8<Float>(repeating: last)
    // From 2²³ on the lowest bits of a Float are the whole number; half is taken away to round down.
    let magic = SIMD8<Float>(repeating: 8_388_608)
    let half = SIMD8<Float>(repeating: 0.5)
    var done = 0
    while done < count {
      var cells = cell(SIMD8(repeating: Float(done))) - half
      cells = cells.replacing(with: zero, where: cells .< zero)
      cells = cells.replacing(with: most, where: cells .> most)
      let bits = unsafeBitCast(cells + magic, to: SIMD8<UInt32>.self) & 0x7f_ffff
      if count - done >= 8 {
        for lane in 0..<8 { target[done + lane] = table[Int(bits[lane])] }
      } else {
        for lane in 0..<(count - done) { target[done + lane] = table[Int(bits[lane])] }
      }
      done += 8
    }
  }

  /// The square root, within 2e-7 of itself: SIMD's own is a scalar call.
  ///
  /// Source: the reciprocal root's first guess from the exponent (C. Lomont, "Fast inverse square
  /// root", 2003), and Newton's iteration.
  @inline(__always)
  private static func squareRoot(_ value: SIMD8<Float>) -> SIMD8<Float> {
    let least = SIMD8<Float>(repeating: 1e-12)
    let x = value.replacing(with: least, where: value .< least)
    let bits = unsafeBitCast(x, to: SIMD8<UInt32>.self)
    let guess = SIMD8<UInt32>(repeating: 0x5f37_5a86) &- (bits &>> 1)
    var y = unsafeBitCast(guess, to: SIMD8<Float>.self)
    let half = x * 0.5
    for _ in 0..<3 { y = y * (1.5 - half * y * y) }
    return x * y
  }

  /// Clockwise turns from twelve o'clock, 0..<1, within 1e-7.
  ///
  /// The polynomial is a least-squares fit of atan(m)/2πm in m² over 0...1, weighted towards its
  /// greatest error, 4e-8.
  @inline(__always)
  private static func turns(across x: SIMD8<Float>, down y: SIMD8<Float>) -> SIMD8<Float> {
    let zero = SIMD8<Float>(repeating: 0)
    let a = x.replacing(with: -x, where: x .< zero)
    let b = y.replacing(with: -y, where: y .< zero)
    let isFlat = a .> b
    let small = a.replacing(with: b, where: isFlat)
    let large = b.replacing(with: a, where: isFlat)
    let m = small / large.replacing(with: 1, where: large .== zero)
    let z = m * m
    var p = z * 0.0010841290932148695 - 0.0053482758812606335
    p = p * z + 0.012672503478825092
    p = p * z - 0.021061522886157036
    p = p * z + 0.03152512013912201
    p = p * z - 0.053026240319013596
    var turns = m * (p * z + 0.15915432572364807)
    turns.replace(with: 0.25 - turns, where: isFlat)
    turns.replace(with: 0.5 - turns, where: y .> zero)
    return turns.replacing(with: 1 - turns, where: x .< zero)
  }
}
