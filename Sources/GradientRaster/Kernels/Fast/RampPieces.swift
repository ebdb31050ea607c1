import GradientModel

/// A gradient's colours as straight pieces, in levels: premultiplied channels of 0...255.
///
/// A blend that is linear in the output's space is one piece a segment; any other is cut until a
/// piece departs from it by at most a fifth of a level. Where no cutting helps, as at the jumps of a
/// gamut search, a piece is marked and the reference is asked instead.
struct RampPieces: Sendable {
  /// One piece: from its start to the next piece's.
  struct Piece {
    var start: Double
    var base: SIMD4<Float>
    /// Levels for each unit of place.
    var slope: SIMD4<Float>
    /// Whether the piece does not tell the colour.
    var isUnsure: Bool
  }

  private(set) var pieces: [Piece] = []
  /// Whether every colour is opaque.
  private(set) var isOpaque = true
  private let ramp: GradientRamp
  private let map: LevelMap

  /// The most by which a piece may depart from the blend, in levels.
  private static let tolerance: Float = 0.2

  /// Pieces of a paint that has no gradient.
  static let none = RampPieces(GradientRamp(GradientFill(stops: [])), map: .identity)

  /// Cuts a gradient's colours into pieces.
  ///
  /// - Parameters:
  ///   - ramp: The reference.
  ///   - map: What lies beneath and above.
  init(_ ramp: GradientRamp, map: LevelMap) {
    self.ramp = ramp
    self.map = map
    let count = ramp.stopCount
    guard count > 0 else {
      append(start: -.infinity, map(.zero), map(.zero), length: 1)
      return
    }
    pieces.reserveCapacity(count + 1)
    let before = level(ramp.color(at: -.infinity))
    append(start: -.infinity, before, before, length: 1)
    let isLinear = ramp.isPiecewiseLinear
    for index in 0..<(count - 1) where ramp.place(ofStop: index) < ramp.place(ofStop: index + 1) {
      let place = ramp.place(ofStop: index)
      let length = ramp.place(ofStop: index + 1) - place
      let ends = ramp.ends(ofSegment: index)
      let start = map(SIMD4<Float>(ends.start * 255))
      let end = map(SIMD4<Float>(ends.end * 255))
      if isLinear {
        append(start: place, start, end, length: length)
      } else {
        cut(segment: index, from: place, length: length, start, end)
      }
    }
    let after = level(ramp.color(at: .infinity))
    append(start: ramp.place(ofStop: count - 1), after, after, length: 1)
  }

  /// The reference's colour at a place, in levels.
  func exactColor(at place: Double) -> SIMD4<Float> {
    map(SIMD4<Float>(ramp.premultipliedColor(at: place) * 255))
  }

  /// The colour at a place, within a piece's tolerance of the reference.
  func color(at place: Double) -> SIMD4<Float> {
    guard place.isFinite else { return exactColor(at: place) }
    return color(at: place, in: pieces[index(at: place)])
  }

  /// The number of the piece that a place lies in.
  private func index(at place: Double) -> Int {
    unsafe pieces.withUnsafeBufferPointer { pieces in
      var low = 0
      var high = pieces.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if unsafe pieces[middle].start <= place { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// Gives the colours at places that rise or fall, one after another: the next piece is never far.
  ///
  /// - Parameters:
  ///   - count: How many colours are wanted.
  ///   - asksReference: Whether pieces that do not tell are asked of the reference.
  ///   - place: The place of the colour with a number.
  ///   - body: Called with each number and colour.
  @inline(__always)
  func forEachColor(
    count: Int, asksReference: Bool = true, place: (Int) -> Double,
    _ body: (Int, SIMD4<Float>) -> Void
  ) {
    // A row somewhere in a gradient of many stops is found at once, not stop by stop.
    var index = count > 0 && pieces.count > 8 ? index(at: place(0)) : 0
    unsafe pieces.withUnsafeBufferPointer { pieces in
      var number = 0
      while number < count {
        var at = place(number)
        while index + 1 < pieces.count, unsafe pieces[index + 1].start <= at { index += 1 }
        while index > 0, unsafe pieces[index].start > at { index -= 1 }
        let piece = unsafe pieces[index]
        let end = unsafe index + 1 < pieces.count ? pieces[index + 1].start : .infinity
        // Nothing but the place changes within a piece.
        repeat {
          if piece.isUnsure, asksReference {
            body(number, exactColor(at: at))
          } else if index == 0 {
            body(number, piece.base)
          } else {
            body(number, piece.base + piece.slope * Float(at - piece.start))
          }
          number += 1
          if number < count { at = place(number) }
        } while number < count && at < end && at >= piece.start
      }
    }
  }

  /// The colour at a place of a piece.
  @inline(__always)
  func color(at place: Double, in piece: Piece) -> SIMD4<Float> {
    if piece.isUnsure { return exactColor(at: place) }
    guard place > piece.start, piece.start > -.infinity else { return piece.base }
    return piece.base + piece.slope * Float(place - piece.start)
  }

  private func level(_ straight: SIMD4<Double>) -> SIMD4<Float> {
    let alpha = straight.w
    return map(
      SIMD4<Float>(
        SIMD4(straight.x * alpha, straight.y * alpha, straight.z * alpha, alpha) * 255))
  }

  private mutating func append(
    start: Double, _ from: SIMD4<Float>, _ to: SIMD4<Float>, length: Double,
    isUnsure: Bool = false
  ) {
    let opaque: Float = 255 - 1e-3
    if from.w < opaque || to.w < opaque { isOpaque = false }
    // Beyond these lengths single precision knows no slope.
    let hasSlope = length >= 1e-9 && length <= 1e6
    pieces.append(
      Piece(
        start: start, base: from, slope: hasSlope ? (to - from) / Float(length) : .zero,
        isUnsure: isUnsure || !hasSlope))
  }

  /// Halves a segment until each part is straight; parts are taken from a list, not by recursion.
  private mutating func cut(
    segment: Int, from place: Double, length: Double, _ start: SIMD4<Float>, _ end: SIMD4<Float>
  ) {
    var waiting: [(t: Double, size: Double, from: SIMD4<Float>, to: SIMD4<Float>)] = [
      (0, 1, start, end)
    ]
    while let part = waiting.popLast() {
      let middle = color(inSegment: segment, at: part.t + part.size / 2)
      let isShort = part.size <= Self.shortest
      if part.size <= Self.longest {
        let quarter = color(inSegment: segment, at: part.t + part.size / 4)
        let third = color(inSegment: segment, at: part.t + part.size * 0.75)
        let range = part.to - part.from
        let error = max(
          Self.greatest(middle - part.from - range / 2),
          Self.greatest(quarter - part.from - range / 4),
          Self.greatest(third - part.from - range * 0.75))
        if error <= Self.tolerance || isShort {
          append(
            start: place + length * part.t, part.from, part.to, length: length * part.size,
            isUnsure: error > Self.tolerance)
          continue
        }
      }
      waiting.append((part.t + part.size / 2, part.size / 2, middle, part.to))
      waiting.append((part.t, part.size / 2, part.from, middle))
    }
  }

  private static let longest = 1.0 / 8
  private static let shortest = 1.0 / 2_048

  private func color(inSegment segment: Int, at t: Double) -> SIMD4<Float> {
    map(SIMD4<Float>(ramp.premultipliedColor(inSegment: segment, at: t) * 255))
  }

  /// The greatest magnitude among four channels.
  static func greatest(_ v: SIMD4<Float>) -> Float {
    max(abs(v.x), abs(v.y), abs(v.z), abs(v.w))
  }
}
