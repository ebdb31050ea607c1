import GradientModel

/// A title as two masks and their colours: the shadow beneath, the letters on top.
package struct TitleLayer: Sendable {
  /// The blurred letters.
  var shadow: TintedMask
  /// The letters.
  var letters: TintedMask

  /// A title that nothing is painted of.
  static let empty = TitleLayer(shadow: .empty, letters: .empty)

  private init(shadow: TintedMask, letters: TintedMask) {
    self.shadow = shadow
    self.letters = letters
  }

  /// Prepares a title.
  init(_ title: Drawing.Title, _ placed: PlacedMask, in target: RasterTarget) {
    let frame = target.frame
    let mask = placed.mask
    // A mask's bytes can be replaced by any other number of them.
    guard mask.coverage.count == mask.width * mask.height, !mask.coverage.isEmpty else {
      self = .empty
      return
    }
    let limit = 1 << 24
    let x = min(max(placed.x, -limit), limit) + frame.originX
    let y = min(max(placed.y, -limit), limit) + frame.originY
    letters = TintedMask(
      mask, x: x, y: y, color: target.premultiplied(title.style.color), in: frame)
    shadow = .empty
    let look = title.style.shadow
    let deviation = look.standardDeviation * frame.scale
    let dx = look.offsetX * frame.scale
    let dy = look.offsetY * frame.scale
    guard look.color.alpha > 0, deviation.isFinite, abs(dx) < 1e6, abs(dy) < 1e6 else { return }
    shadow = TintedMask(
      blurring: mask, x: x, y: y, edge: BlurredEdge(deviation: min(deviation, 1e6)), dx: dx,
      dy: dy, color: target.premultiplied(look.color), in: frame)
  }
}

/// A mask within the picture, and the colour that is painted through it.
struct TintedMask: Sendable {
  /// The columns of the picture that the mask covers.
  let columns: Range<Int>
  /// The rows of the picture that the mask covers.
  let rows: Range<Int>
  /// One value for each of those pixels, 0...1.
  let values: [Double]
  /// The colour, premultiplied, 0...1.
  let color: SIMD4<Double>

  static let empty = TintedMask(columns: 0..<0, rows: 0..<0, values: [], color: .zero)

  private init(columns: Range<Int>, rows: Range<Int>, values: [Double], color: SIMD4<Double>) {
    self.columns = columns
    self.rows = rows
    self.values = values
    self.color = color
  }

  /// The part of a mask that lies within the picture.
  init(_ mask: CoverageMask, x: Int, y: Int, color: SIMD4<Double>, in frame: PixelFrame) {
    self.color = color
    columns = Self.clipped(x, x + mask.width, to: frame.width)
    rows = Self.clipped(y, y + mask.height, to: frame.height)
    var values: [Double] = []
    values.reserveCapacity(columns.count * rows.count)
    for row in rows {
      let start = (row - y) * mask.width - x
      for column in columns { values.append(Double(mask.coverage[start + column]) / 255) }
    }
    self.values = values
  }

  /// A mask after a Gaussian blur, moved by a distance that need not be whole: one pass across, one
  /// down.
  init(
    blurring mask: CoverageMask, x: Int, y: Int, edge: BlurredEdge, dx: Double, dy: Double,
    color: SIMD4<Double>, in frame: PixelFrame
  ) {
    self.color = color
    let reach = Elementary.ceil(edge.reach + 0.5)
    let left = Int(Elementary.floor(Double(x) + dx - reach))
    let right = Int(Elementary.ceil(Double(x + mask.width) + dx + reach))
    let top = Int(Elementary.floor(Double(y) + dy - reach))
    let bottom = Int(Elementary.ceil(Double(y + mask.height) + dy + reach))
    columns = Self.clipped(left, right, to: frame.width)
    rows = Self.clipped(top, bottom, to: frame.height)
    let across = PixelWeights(
      edge, target: columns, source: mask.width, at: x, movedBy: dx)
    let down = PixelWeights(edge, target: rows, source: mask.height, at: y, movedBy: dy)
    let width = columns.count
    var blurred = [Double](repeating: 0, count: width * mask.height)
    for row in 0..<mask.height {
      for column in 0..<width {
        var sum = 0.0
        for source in across.sources(of: column) {
          sum +=
            Double(mask.coverage[row * mask.width + source]) / 255
            * across.weight(of: source, in: column)
        }
        blurred[row * width + column] = sum
      }
    }
    var values = [Double](repeating: 0, count: width * rows.count)
    for row in 0..<rows.count {
      for source in down.sources(of: row) {
        let weight = down.weight(of: source, in: row)
        for column in 0..<width {
          values[row * width + column] += weight * blurred[source * width + column]
        }
      }
    }
    self.values = values
  }

  /// Where the values of a row begin so that a column of the picture is its index.
  func offset(ofRow row: Int) -> Int {
    (row - rows.lowerBound) * columns.count - columns.lowerBound
  }

  private static func clipped(_ start: Int, _ end: Int, to limit: Int) -> Range<Int> {
    let low = min(max(start, 0), limit)
    return low..<max(low, min(end, limit))
  }
}

/// How much each pixel of a row receives from each pixel of a mask, when the mask is moved and
/// blurred.
private struct PixelWeights {
  private let edge: BlurredEdge
  private let first: Int
  private let source: Int
  private let fraction: Double
  private let table: [Double]
  private let tableStart: Int

  /// - Parameters:
  ///   - edge: The blur.
  ///   - target: The pixels that receive.
  ///   - source: The number of pixels that give.
  ///   - start: The first of them.
  ///   - distance: How far they are moved. Its whole pixels are kept apart, so that a title is the
  ///     same wherever it stands.
  init(
    _ edge: BlurredEdge, target: Range<Int>, source: Int, at start: Int, movedBy distance: Double
  ) {
    self.edge = edge
    self.source = source
    let whole = Elementary.floor(distance)
    fraction = distance - whole
    first = target.lowerBound - start - Int(whole)
    // Weights depend on the distance alone: one for each whole distance that occurs.
    tableStart = first - source
    var table: [Double] = []
    for distance in tableStart...max(tableStart, first + target.count) {
      let t = Double(distance) - fraction
      table.append(edge.light(t + 0.5) - edge.light(t - 0.5))
    }
    self.table = table
  }

  func sources(of index: Int) -> Range<Int> {
    let middle = Double(first + index) - fraction
    let reach = edge.reach + 1
    let low = min(max(Elementary.floor(middle - reach), 0), Double(source))
    let high = min(max(Elementary.ceil(middle + reach) + 1, low), Double(source))
    return Int(low)..<Int(high)
  }

  func weight(of source: Int, in index: Int) -> Double {
    table[first + index - source - tableStart]
  }
}
