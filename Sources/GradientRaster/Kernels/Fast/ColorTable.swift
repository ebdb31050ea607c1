import GradientModel

/// Colours at even steps of the place, for gradients whose place is worked out in single precision.
///
/// A cell's colour departs from the gradient's by less than half a level anywhere in the cell.
/// Cells where that cannot be had (hard edges and steep blends) are marked: their pixels are asked
/// of the reference, so an edge falls on the same pixel as there.
struct ColorTable: Sendable {
  /// The place where the first cell begins.
  let start: Double
  /// Cells for each unit of place.
  let density: Double
  /// One colour a cell, in levels; a marked cell has an alpha below 0.
  private(set) var colors: [SIMD4<Float>]
  /// The same as bytes; a marked cell has the impossible colour ``marker``.
  private(set) var packed: [UInt32] = []
  /// How many cells are marked, those twice that two edges mark.
  private var markCount = 0
  /// Whether any cell is marked.
  var hasMarks: Bool { markCount > 0 }

  /// Full colour without any alpha: no premultiplied pixel looks like it.
  static let marker: UInt32 = 0x00ff_ffff

  /// How far beyond a cell an edge may lie and still mark it: above the error of single precision.
  private static let slack = 0.1
  /// The greatest change of colour across a cell, in levels.
  private static let change: Float = 0.8
  private static let counts = (least: 256.0, always: 16_384.0)
  /// The most cells for each kind: the errors of its places in single precision, all together, stay
  /// below the slack.
  private static let most = (axial: 131_072.0, radial: 65_536.0, conic: 262_144.0)

  /// Tabulates a gradient; the result is nil where its places lie too far apart for single
  /// precision.
  ///
  /// - Parameters:
  ///   - pieces: The colours.
  ///   - geometry: Where the gradient lies; around a conic one's centre place 1 is place 0 again.
  ///   - isPacked: Whether bytes are wanted too.
  ///   - pixels: How many pixels look a colour up: where they are few a large table does not pay.
  init?(_ pieces: RampPieces, for geometry: GradientGeometry, isPacked: Bool, pixels: Int) {
    var isCyclic = false
    var most = Self.most.axial
    switch geometry {
    case .linear, .pastEnd: break
    case .radial: most = Self.most.radial
    case .conic:
      most = Self.most.conic
      isCyclic = true
    }
    // A cell costs a fraction of what a pixel beside the table does.
    most = max(min(most, 4 * Double(pixels)), Self.counts.always)
    let list = pieces.pieces
    var low = 0.0
    var high = 1.0
    if !isCyclic, list.count > 1 {
      low = list[1].start
      high = list[list.count - 1].start
      if !(high - low > 1e-9) { (low, high) = (low - 0.5, low + 0.5) }
      guard low > -1e6, high < 1e6 else { return nil }
    }
    var steepest: Float = 0
    for piece in list where !piece.isUnsure {
      let slope = RampPieces.greatest(piece.slope) * Float(high - low)
      if slope <= Self.change * Float(most) { steepest = max(steepest, slope) }
    }
    var count = Self.counts.least
    while count < most, Float(count) < 2 * steepest { count *= 2 }
    // One cell more at both ends for what lies beyond.
    density = isCyclic ? count : count / (high - low)
    start = isCyclic ? 0 : low - 1 / density
    let cells = Int(count) + (isCyclic ? 0 : 2)
    let (start, density) = (start, density)
    colors = unsafe [SIMD4<Float>](unsafeUninitializedCapacity: cells) { colors, written in
      pieces.forEachColor(count: cells, asksReference: false) { cell in
        start + (Double(cell) + 0.5) / density
      } _: { cell, color in
        unsafe colors[cell] = color
      }
      written = cells
    }
    mark(list)
    if isCyclic { markSeam(pieces) }
    guard isPacked else { return }
    packed = unsafe [UInt32](unsafeUninitializedCapacity: cells) { packed, written in
      unsafe colors.withUnsafeBufferPointer { colors in
        for cell in 0..<cells {
          let color = unsafe colors[cell]
          unsafe packed[cell] = color.w < 0 ? Self.marker : PixelEncoder.pack(color)
        }
      }
      written = cells
    }
  }

  /// The part of the cells that is marked.
  var markedPart: Double { Double(markCount) / Double(colors.count) }

  private mutating func mark(_ list: [RampPieces.Piece]) {
    for index in list.indices.dropFirst() {
      let piece = list[index]
      let before = list[index - 1]
      let reached =
        before.start > -.infinity
        ? before.base + before.slope * Float(piece.start - before.start) : before.base
      if RampPieces.greatest(piece.base - reached) > 0.3 { mark(piece.start, piece.start) }
      let isSteep = RampPieces.greatest(piece.slope) > Self.change * Float(density)
      if piece.isUnsure || isSteep, index + 1 < list.count {
        mark(piece.start, list[index + 1].start)
      }
    }
  }

  private mutating func markSeam(_ pieces: RampPieces) {
    let seam = pieces.color(at: 0) - pieces.color(at: 1 - 1e-12)
    guard RampPieces.greatest(seam) > 0.3 else { return }
    mark(0, 0)
    mark(1, 1)
  }

  private mutating func mark(_ from: Double, _ to: Double) {
    let first = Elementary.floor((from - start) * density - Self.slack)
    let last = Elementary.floor((to - start) * density + Self.slack)
    let end = Double(colors.count - 1)
    guard last >= 0, first <= end else { return }
    for cell in Int(max(first, 0))...Int(min(last, end)) {
      colors[cell].w = -1
      markCount += 1
    }
  }
}
