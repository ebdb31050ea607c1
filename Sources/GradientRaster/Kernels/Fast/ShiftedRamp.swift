import GradientModel

/// An axial gradient as one long row of pixels: every row of the picture is a piece of it, shifted.
///
/// Going down a pixel is the same as going some pixels across, so the colours of row y at column x
/// are those of row 0 at column x + y·shift. A shift is rounded to a part of a pixel, and there is
/// one ramp for each part; pixels near an edge or in a blend too steep for that are worked out one by
/// one, neighbouring such stretches together, so that their number costs nothing by itself.
final class ShiftedRamp: Sendable {
  /// The ramps, one after another.
  private let pixels: [UInt32]
  private let phases: Int
  /// The pixels of one ramp.
  private let length: Int
  /// Pixels across that a pixel down is worth.
  private let shift: Double
  /// The column of row 0 where the ramps begin.
  private let start: Double
  /// Columns of row 0 between which pixels are worked out one by one, in order and apart.
  private let doubtful: [(from: Double, to: Double)]

  /// The most levels that a colour may be off for the rounding of a shift.
  private static let error: Float = 0.25
  private static let mostPhases = 8

  /// Prepares the ramps; the result is nil for another kind of gradient, and where the ramps would
  /// hold a good part of the picture's pixels.
  init?(_ pieces: RampPieces, _ geometry: GradientGeometry, _ frame: PixelFrame) {
    guard case .linear(let a, let b, let c) = geometry, a != 0 else { return nil }
    let shift = b / a
    let span = Double(frame.width) + abs(shift) * Double(frame.height) + 4
    let area = Double(frame.width) * Double(frame.height)
    guard span * 4 < area else { return nil }
    let perPixel = a / frame.scale
    var steepest: Float = 0
    let limit = Self.error * 2 * Float(Self.mostPhases)
    for piece in pieces.pieces {
      let slope = RampPieces.greatest(piece.slope) * Float(abs(perPixel))
      if slope <= limit { steepest = max(steepest, slope) }
    }
    var phases = 1
    while phases < Self.mostPhases, steepest > Self.error * 2 * Float(phases),
      span * Double(phases) * 8 < area
    { phases *= 2 }
    let allowed = Self.error * 2 * Float(phases)
    // The place of column 0's centre on row 0.
    let origin = a * frame.pointX(ofColumn: 0) + b * frame.pointY(ofRow: 0) + c
    self.shift = shift
    self.phases = phases
    length = Int(span)
    start = min(0, shift * Double(frame.height)) - 1
    var ramps: [UInt32] = []
    ramps.reserveCapacity(length * phases)
    for phase in 0..<phases {
      let first = start + Double(phase) / Double(phases)
      pieces.forEachColor(count: length, asksReference: false) { column in
        origin + perPixel * (first + Double(column))
      } _: { _, color in
        ramps.append(PixelEncoder.pack(color))
      }
    }
    pixels = ramps
    doubtful = Self.doubtful(pieces, perPixel: perPixel, origin: origin, allowed: allowed)
  }

  private static func doubtful(
    _ pieces: RampPieces, perPixel: Double, origin: Double, allowed: Float
  ) -> [(from: Double, to: Double)] {
    var result: [(from: Double, to: Double)] = []
    let list = pieces.pieces
    func column(_ place: Double) -> Double { (place - origin) / perPixel }
    for index in list.indices.dropFirst() {
      let before = list[index - 1]
      let piece = list[index]
      let reached =
        before.start > -.infinity
        ? before.base + before.slope * Float(piece.start - before.start) : before.base
      let isEdge = RampPieces.greatest(piece.base - reached) > 0.3
      let isSteep = RampPieces.greatest(piece.slope) * Float(abs(perPixel)) > allowed
      if isEdge { result.append((column(piece.start), column(piece.start))) }
      if piece.isUnsure || isSteep, index + 1 < list.count {
        let ends = (column(piece.start), column(list[index + 1].start))
        result.append((min(ends.0, ends.1), max(ends.0, ends.1)))
      }
    }
    return merged(result)
  }

  /// Stretches of a few pixels around each, in order; what overlaps becomes one.
  private static func merged(
    _ stretches: consuming [(from: Double, to: Double)]
  ) -> [(from: Double, to: Double)] {
    // Pieces are in order already, from the left or from the right.
    if let first = stretches.first, let last = stretches.last, first.from > last.from {
      stretches.reverse()
    }
    var result: [(from: Double, to: Double)] = []
    for next in stretches {
      if let before = result.last, next.from <= before.to + 4 {
        result[result.count - 1].to = max(before.to, next.to)
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// The part of the colours that is doubtful.
  var doubtfulPart: Double {
    var sum = 0.0
    for (from, to) in doubtful {
      sum += max(0, min(to + 2, start + Double(length)) - max(from - 1, start))
    }
    return sum / Double(length)
  }

  /// Looks at the ramps while a function runs.
  @inline(__always)
  func withView(_ body: (View) -> Void) {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe doubtful.withUnsafeBufferPointer { doubtful in
        guard let first = pixels.baseAddress else { return }
        unsafe body(
          View(
            pixels: first, phases: phases, length: length, shift: shift, start: start,
            doubtful: doubtful))
      }
    }
  }

  /// The ramps without their owner, so that nothing is counted while rows are written.
  ///
  /// `withView` alone makes one, for as long as its function runs.
  @safe struct View {
    fileprivate let pixels: UnsafePointer<UInt32>
    fileprivate let phases: Int
    fileprivate let length: Int
    fileprivate let shift: Double
    fileprivate let start: Double
    fileprivate let doubtful: UnsafeBufferPointer<(from: Double, to: Double)>
  }
}

extension ShiftedRamp.View {
  /// The number of the first doubtful stretch that ends at a column of row 0 or after it.
  private func firstDoubtful(endingAt column: Double) -> Int {
    var low = 0
    var high = unsafe doubtful.count
    while low < high {
      let middle = (low + high) / 2
      if unsafe doubtful[middle].to < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Writes the bytes of a row's pixels.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels.
  ///   - target: Where they go; the pixel at `columns.lowerBound` first.
  ///   - write: Called with columns of doubtful pixels, which it writes one by one.
  @inline(__always)
  func copy(
    row y: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>,
    doubtful write: (Range<Int>) -> Void
  ) {
    let moved = Double(y) * shift
    let place = (Double(columns.lowerBound) + moved - start) * Double(phases)
    let step = Int(Elementary.nearest(place))
    // There are 1, 2, 4 or 8 of them.
    let phase = step & (phases &- 1)
    let first = step &>> phases.trailingZeroBitCount
    unsafe target.update(from: pixels + (phase &* length &+ first), count: columns.count)
    guard unsafe !doubtful.isEmpty else { return }
    var index = firstDoubtful(endingAt: Double(columns.lowerBound) + moved - 4)
    while unsafe index < doubtful.count {
      let (from, to) = unsafe doubtful[index]
      let low = max(Elementary.floor(from - moved) - 1, Double(columns.lowerBound))
      guard low < Double(columns.upperBound) else { return }
      let high = min(Elementary.ceil(to - moved) + 2, Double(columns.upperBound))
      if low < high { write(Int(low)..<Int(high)) }
      index += 1
    }
  }
}
