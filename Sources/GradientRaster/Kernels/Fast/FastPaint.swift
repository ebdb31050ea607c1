import GradientModel

/// A stack of paints over a box, encoded once for a picture: which kernel gives a row's colours.
///
/// Colours are premultiplied levels, 0...255. An object, so that a row's runs pass it on without
/// counting what it holds.
final class FastPaint: Sendable {
  enum Form: Sendable {
    /// One colour.
    case solid(SIMD4<Float>)
    /// One colour a row.
    case rows
    /// One colour a column: the same row over and over.
    case columns
    /// A table of colours and where each pixel lies in it.
    case table(PixelGeometry)
    /// Each pixel's own place, for figures beyond single precision.
    case reference
  }

  let form: Form
  /// Whether every colour is opaque.
  let isOpaque: Bool
  private let geometry: GradientGeometry
  private let pieces: RampPieces
  private let frame: PixelFrame
  /// The colours of the columns or of the table's cells.
  private let colors: [SIMD4<Float>]
  /// The same as bytes, where they are wanted.
  private let packed: [UInt32]
  /// Whether some cells are marked.
  private let hasMarks: Bool
  private let shifted: ShiftedRamp?
  /// Whether single pixels are asked of the reference, not of the pieces.
  private let asksReference: Bool

  /// A single colour.
  init(_ color: SIMD4<Float>, in frame: PixelFrame) {
    form = .solid(color)
    isOpaque = color.w >= 255 - 1e-3
    geometry = .pastEnd
    pieces = .none
    self.frame = frame
    colors = []
    packed = []
    hasMarks = false
    shifted = nil
    asksReference = true
  }

  /// A gradient between colours beneath and above.
  ///
  /// - Parameters:
  ///   - fill: The gradient.
  ///   - box: The box that it spreads over, in points.
  ///   - map: What lies beneath and above.
  ///   - target: The picture.
  init(_ fill: GradientFill, box: Rect2D, map: LevelMap, in target: RasterTarget) {
    let frame = target.frame
    self.frame = frame
    let geometry = GradientGeometry(fill.kind, in: box)
    self.geometry = geometry
    let ramp = GradientRamp(fill, output: target.gamut, mapping: target.mapping)
    let pieces = RampPieces(ramp, map: map)
    self.pieces = pieces
    isOpaque = pieces.isOpaque
    var form = Form.reference
    var colors: [SIMD4<Float>] = []
    var packed: [UInt32] = []
    var hasMarks = false
    var shifted: ShiftedRamp?
    var asksReference = false
    switch geometry {
    case .pastEnd:
      form = .solid(pieces.exactColor(at: .infinity))
    case .linear(0, _, _):
      form = .rows
    case .linear(_, 0, _):
      form = .columns
      pieces.forEachColor(count: frame.width) { column in
        geometry.place(x: frame.pointX(ofColumn: column), y: 0)
      } _: { _, color in
        colors.append(color)
        packed.append(PixelEncoder.pack(color))
      }
    case .linear, .radial, .conic:
      shifted = ShiftedRamp(pieces, geometry, frame)
      let doubtful = shifted?.doubtfulPart ?? 1
      let isSteep = doubtful > 0.25
      guard
        let table = ColorTable(
          pieces, for: geometry, isPacked: isSteep, pixels: frame.width * frame.height),
        let places = PixelGeometry(geometry, table, in: frame)
      else {
        shifted = nil
        break
      }
      // Where few pixels are in doubt the reference itself is asked.
      asksReference = min(doubtful, table.markedPart) < 0.25
      if isSteep, table.markedPart < 0.25 { shifted = nil }
      form = .table(places)
      colors = table.colors
      packed = table.packed
      hasMarks = table.hasMarks
    }
    self.form = form
    self.colors = colors
    self.packed = packed
    self.hasMarks = hasMarks
    self.shifted = shifted
    self.asksReference = asksReference
  }

  /// The colour of all of a row's pixels, where they share one.
  func color(ofRow y: Int) -> SIMD4<Float>? {
    switch form {
    case .solid(let color): return color
    case .rows:
      return pieces.color(at: geometry.place(x: 0, y: frame.pointY(ofRow: y)))
    default: return nil
    }
  }

  /// Whether the colours are their own mirror image; `sum` is that of a pixel and its mirror image.
  func isMirrored(_ axis: MirrorAxis, in sum: Int) -> Bool {
    switch form {
    case .solid: true
    case .rows: axis == .across
    case .columns: axis == .down
    case .table(let places): places.isMirrored(axis, in: sum)
    case .reference: false
    }
  }

  /// Whether every row has one colour.
  var isEvenInRows: Bool {
    switch form {
    case .solid, .rows: true
    default: false
    }
  }

  /// The colours of rows that each have one; a clear one where they do not.
  func colors(ofRows rows: Range<Int>) -> [SIMD4<Float>] {
    switch form {
    case .rows:
      guard case .linear(_, let slope, let start) = geometry else { return [] }
      return unsafe [SIMD4<Float>](unsafeUninitializedCapacity: rows.count) { colors, written in
        pieces.forEachColor(count: rows.count) { row in
          // The geometry's own sum, whose first part is 0 here.
          slope * frame.pointY(ofRow: rows.lowerBound + row) + start
        } _: { row, color in
          unsafe colors[row] = color
        }
        written = rows.count
      }
    case .solid(let color): return [SIMD4<Float>](repeating: color, count: rows.count)
    default: return [SIMD4<Float>](repeating: .zero, count: rows.count)
    }
  }

  /// A pixel's own colour, from its place in double precision.
  ///
  /// Of a gradient with many such pixels the pieces tell it, within a fifth of a level and on the same
  /// side of every edge as the reference, which takes fifty times as long.
  func ownColor(x: Int, y: Int) -> SIMD4<Float> {
    let place = geometry.place(x: frame.pointX(ofColumn: x), y: frame.pointY(ofRow: y))
    return asksReference ? pieces.exactColor(at: place) : pieces.color(at: place)
  }

  /// Writes the own colours of a row's pixels of an axial gradient, whose next piece is never far.
  private func writeOwnColors(
    row y: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>
  ) {
    if asksReference {
      for x in columns {
        unsafe target[x - columns.lowerBound] = PixelEncoder.pack(ownColor(x: x, y: y))
      }
      return
    }
    let pointY = frame.pointY(ofRow: y)
    pieces.forEachColor(count: columns.count) { column in
      geometry.place(x: frame.pointX(ofColumn: columns.lowerBound + column), y: pointY)
    } _: { column, color in
      unsafe target[column] = PixelEncoder.pack(color)
    }
  }

  /// Writes the colours of a row's pixels.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels.
  ///   - target: Where they go; the pixel at `columns.lowerBound` first.
  ///   - scratch: Room for places in a table.
  func copy(
    row y: Int, columns: Range<Int>, to target: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: borrowing RowScratch
  ) {
    guard !columns.isEmpty else { return }
    switch form {
    case .solid, .rows:
      unsafe target.update(repeating: color(ofRow: y) ?? .zero, count: columns.count)
    case .columns:
      unsafe colors.withUnsafeBufferPointer { colors in
        guard let start = colors.baseAddress else { return }
        unsafe target.update(from: start + columns.lowerBound, count: columns.count)
      }
    case .table(let places):
      let cells = unsafe scratch.cells
      unsafe places.locate(row: y, columns: columns, to: cells, turns: scratch.turns)
      unsafe colors.withUnsafeBufferPointer { colors in
        guard let table = colors.baseAddress else { return }
        for x in 0..<columns.count { unsafe target[x] = unsafe table[Int(cells[x])] }
      }
      guard hasMarks else { return }
      for x in columns where unsafe target[x - columns.lowerBound].w < 0 {
        unsafe target[x - columns.lowerBound] = ownColor(x: x, y: y)
      }
    case .reference:
      for x in columns { unsafe target[x - columns.lowerBound] = ownColor(x: x, y: y) }
    }
  }

  /// Writes the bytes of a row's pixels from its piece of a ramp.
  @inline(never)
  func copy(
    _ ramp: ShiftedRamp.View, row y: Int, columns: Range<Int>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    unsafe ramp.copy(row: y, columns: columns, to: target) { doubtful in
      unsafe writeOwnColors(
        row: y, columns: doubtful, to: target + (doubtful.lowerBound - columns.lowerBound))
    }
  }

  /// Looks at an axial gradient that is one long row while a function runs.
  ///
  /// - Parameter body: Called with the ramps, and with the table's colours and cells.
  /// - Returns: Whether the gradient is one.
  @inline(__always)
  func withRamp(
    _ body: (ShiftedRamp.View, UnsafePointer<SIMD4<Float>>, PixelGeometry) -> Void
  ) -> Bool {
    guard let shifted, case .table(let places) = form else { return false }
    shifted.withView { ramp in
      unsafe colors.withUnsafeBufferPointer { colors in
        if let table = colors.baseAddress { unsafe body(ramp, table, places) }
      }
    }
    return true
  }

  /// Works out the pixels that the table does not know.
  private func replaceMarks(
    row y: Int, columns: Range<Int>, in target: UnsafeMutablePointer<UInt32>
  ) {
    func replace(_ pixels: Range<Int>) {
      for pixel in pixels where unsafe target[pixel] == ColorTable.marker {
        unsafe target[pixel] = PixelEncoder.pack(ownColor(x: columns.lowerBound + pixel, y: y))
      }
    }
    // Marks are few, so sixteen pixels are looked at together.
    let markers = SIMD16<UInt32>(repeating: ColorTable.marker)
    let ones = SIMD16<UInt32>(repeating: 1)
    var x = 0
    while x + 16 <= columns.count {
      let block = unsafe UnsafeRawPointer(target + x).loadUnaligned(as: SIMD16<UInt32>.self)
      let found = SIMD16<UInt32>.zero.replacing(with: ones, where: block .== markers)
      if found.wrappedSum() != 0 { replace(x..<(x + 16)) }
      x += 16
    }
    replace(x..<columns.count)
  }

  /// Writes the bytes of a row's pixels.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels.
  ///   - target: Where they go; the pixel at `columns.lowerBound` first.
  ///   - scratch: Room for places in a table.
  func copy(
    row y: Int, columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>,
    scratch: borrowing RowScratch
  ) {
    guard !columns.isEmpty else { return }
    switch form {
    case .solid, .rows:
      unsafe target.update(
        repeating: PixelEncoder.pack(color(ofRow: y) ?? .zero), count: columns.count)
    case .columns:
      unsafe packed.withUnsafeBufferPointer { packed in
        guard let start = packed.baseAddress else { return }
        unsafe target.update(from: start + columns.lowerBound, count: columns.count)
      }
    case .table(let places):
      if let shifted {
        shifted.withView { ramp in
          unsafe copy(ramp, row: y, columns: columns, to: target)
        }
        return
      }
      let cells = unsafe scratch.cells
      unsafe places.locate(row: y, columns: columns, to: cells, turns: scratch.turns)
      unsafe packed.withUnsafeBufferPointer { packed in
        guard let table = packed.baseAddress else { return }
        for x in 0..<columns.count { unsafe target[x] = unsafe table[Int(cells[x])] }
      }
      guard hasMarks else { return }
      unsafe replaceMarks(row: y, columns: columns, in: target)
    case .reference:
      for x in columns {
        unsafe target[x - columns.lowerBound] = PixelEncoder.pack(ownColor(x: x, y: y))
      }
    }
  }
}
