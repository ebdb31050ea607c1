import GradientModel

/// A row of a conic gradient whose centre lies on a pixel's centre or edge: all four quarters around
/// it are one quarter turned over, so turns are worked out for one of them.
///
/// It reads the scratch's memory and lives for a row of it.
@safe struct QuarterTurns {
  /// The turns from the vertical at one distance after another.
  private let values: UnsafeMutablePointer<Float>
  /// The first column that is not left of the centre.
  private let middle: Int
  /// The number of the distance of the column before it.
  private let leftIndex: Int
  private let isBelow: Bool

  /// Works out a row, unless it or its mirror image was the last; the result is nil where the centre
  /// lies elsewhere.
  ///
  /// - Parameters:
  ///   - centerX: The column of the centre, whole at a pixel's centre.
  ///   - down: Pixels from the centre down to the row.
  ///   - scratch: Room for the picture's width.
  @inline(__always)
  init?(_ centerX: Double, down: Float, in scratch: TurnScratch) {
    let width = scratch.capacity - 2
    let first = Elementary.ceil(centerX)
    let start = first - centerX
    guard start == 0 || start == 0.5, first > 0, first < Double(width) else { return nil }
    middle = Int(first)
    leftIndex = start == 0 ? 1 : 0
    isBelow = down > 0
    unsafe values = unsafe scratch.values
    let up = down < 0 ? -down : down
    let count = max(width - middle, middle + leftIndex)
    guard !scratch.holds(down: up, start: Float(start), count: count) else { return }
    let across = Float(start)
    for index in 0..<Int32(count) {
      unsafe values[Int(index)] = Self.turns(across: across + Float(index), up: up)
    }
  }

  /// Works out the cells of a row's pixels.
  ///
  /// - Parameters:
  ///   - columns: The pixels.
  ///   - start: Where the gradient begins, in turns.
  ///   - number: Cells for a turn, a power of 2.
  ///   - cells: Where the cells go; the pixel at `columns.lowerBound` first.
  @inline(__always)
  func locate(
    _ columns: Range<Int>, start: Float, number: Float, to cells: UnsafeMutablePointer<UInt32>
  ) {
    let mask = UInt32(number) - 1
    // From 2²³ on the lowest bits of a Float are the whole number nearest to it. Two turns more keep
    // what lies before the start above 0, and whole turns fall out with the upper bits.
    let offset = (2 - start) * number - 0.5
    let step = isBelow ? -number : number
    let split = min(max(columns.lowerBound, middle), columns.upperBound)
    let fromTop = offset + (isBelow ? number * 0.5 : 0)
    let right = unsafe values + (split - middle)
    let rightCells = unsafe cells + (split - columns.lowerBound)
    for x in 0..<Int32(columns.upperBound - split) {
      let place = unsafe fromTop + step * right[Int(x)]
      unsafe rightCells[Int(x)] = (place + 8_388_608).bitPattern & mask
    }
    // Here distances fall from left to right.
    let fromBottom = offset + (isBelow ? number * 0.5 : number)
    let left = unsafe values + (middle - 1 + leftIndex - columns.lowerBound)
    for x in 0..<Int32(split - columns.lowerBound) {
      let place = unsafe fromBottom - step * left[-Int(x)]
      unsafe cells[Int(x)] = (place + 8_388_608).bitPattern & mask
    }
  }

  /// The turns from the vertical, 0...¼, within 1e-7.
  ///
  /// The polynomial is a least-squares fit of atan(m)/2πm in m² over 0...1, weighted towards its
  /// greatest error, 4e-8. Distances are 0 or more.
  @inline(__always)
  static func turns(across a: Float, up b: Float) -> Float {
    let isFlat = a > b
    let small = isFlat ? b : a
    let large = isFlat ? a : b
    let m = small / (large > 0 ? large : 1)
    let z = m * m
    var p = z * 0.0010841290932148695 - 0.0053482758812606335
    p = p * z + 0.012672503478825092
    p = p * z - 0.021061522886157036
    p = p * z + 0.03152512013912201
    p = p * z - 0.053026240319013596
    let eighth = m * (p * z + 0.15915432572364807)
    return isFlat ? 0.25 - eighth : eighth
  }
}
