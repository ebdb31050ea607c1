import GradientModel

/// A blurred outline as a mask: for each pixel, how much of the shadow falls on it, 0...1.
///
/// The convolution with a Gaussian is worked out from the outline's shape itself. Along a row it is
/// a sum over the outline's height: what is felt of each height, times what the row sees of the
/// outline's left and right side there. Straight sides are summed in closed form, corners by
/// Gauss-Legendre quadrature along the curve.
package struct ShadowField: Sendable {
  /// A height of the outline at which its sides are looked at.
  struct Level {
    var y: Double
    /// The part of the height that it stands for, in pixels.
    var weight: Double
    var left: Band?
    var right: Band?
  }

  /// A vertical stretch of one side.
  struct Stretch {
    var top: Double
    var bottom: Double
    var left: Band?
    var right: Band?
  }

  /// What a row sees of a half plane that begins at a place: nothing before the band, all after it.
  struct Band {
    var start: Int
    var end: Int
    var offset: Int
  }

  /// The columns on which the shadow falls.
  let columns: Range<Int>
  /// The rows on which the shadow falls.
  let rows: Range<Int>

  private let edge: BlurredEdge
  private let sharp: OutlineCoverage?
  private var levels: [Level] = []
  private var stretches: [Stretch] = []
  private var profile: [Float] = []
  private let width: Int
  /// The sum of a column and its mirror image, and one, where rows are their own mirror images.
  private let mirror: Int?

  /// The smallest standard deviation in pixels that is told from none (0.4/255 at most).
  private static let leastDeviation = 1.0 / 256

  /// Prepares a shadow.
  ///
  /// - Parameters:
  ///   - outline: What casts the shadow; nil casts none.
  ///   - deviation: The Gaussian's standard deviation in pixels.
  ///   - frame: The grid.
  ///   - accuracy: How closely curves are followed.
  package init(
    _ outline: PixelOutline?, deviation: Double, in frame: PixelFrame, accuracy: Accuracy
  ) {
    let deviation = deviation > Self.leastDeviation ? min(deviation, 1e6) : 0
    edge = BlurredEdge(deviation: deviation)
    width = frame.width
    guard let outline else {
      mirror = nil
      sharp = nil
      columns = 0..<0
      rows = 0..<0
      return
    }
    columns = Self.felt(outline.left, outline.right, edge.reach, limit: frame.width)
    rows = Self.felt(outline.top, outline.bottom, edge.reach, limit: frame.height)
    let sides = outline.left + outline.right
    let isMirrored =
      outline.isMirroredAcross && abs(sides) < 1e6 && Elementary.floor(sides) == sides
      && Int(sides) >= columns.upperBound && Int(sides) <= 2 * columns.upperBound
    mirror = isMirrored ? Int(sides) : nil
    if deviation == 0 {
      sharp = OutlineCoverage(outline, in: frame, accuracy: accuracy)
      return
    }
    sharp = nil
    let panel = max(accuracy.panel * deviation, 1.0 / 64)
    if outline.isMirroredAcross {
      add(outline, panel: panel, isLeft: true, isRight: true)
    } else {
      add(outline, panel: panel, isLeft: true, isRight: false)
      add(outline, panel: panel, isLeft: false, isRight: true)
    }
  }

  /// The pixels that are felt between two edges.
  private static func felt(
    _ low: Double, _ high: Double, _ reach: Double, limit: Int
  ) -> Range<Int> {
    let start = min(max(Elementary.floor(low - reach), 0), Double(limit))
    let end = min(max(Elementary.ceil(high + reach), start), Double(limit))
    return Int(start)..<Int(end)
  }

  /// Adds the left side, the right side, or both where they are mirror images.
  private mutating func add(
    _ outline: PixelOutline, panel: Double, isLeft: Bool, isRight: Bool
  ) {
    func sides(_ inwards: Double, _ field: inout ShadowField) -> (Band?, Band?) {
      (
        isLeft ? field.band(at: outline.left + inwards) : nil,
        isRight ? field.band(at: outline.right - inwards) : nil
      )
    }
    let upper = isLeft ? outline.topLeft : outline.topRight
    let lower = isLeft ? outline.bottomLeft : outline.bottomRight
    let straight = sides(0, &self)
    stretches.append(
      Stretch(
        top: outline.top + upper.extent, bottom: outline.bottom - lower.extent,
        left: straight.0, right: straight.1))
    for node in upper.nodes(panel: panel) {
      let (left, right) = sides(node.u, &self)
      levels.append(
        Level(y: outline.top + node.v, weight: node.weight, left: left, right: right))
    }
    for node in lower.nodes(panel: panel) {
      let (left, right) = sides(node.u, &self)
      levels.append(
        Level(y: outline.bottom - node.v, weight: node.weight, left: left, right: right))
    }
  }

  private mutating func band(at x: Double) -> Band {
    let range = Self.felt(x, x, edge.reach, limit: width)
    let offset = profile.count
    for column in range {
      profile.append(Float(edge.light(Double(column) + 0.5 - x)))
    }
    return Band(start: range.lowerBound, end: range.upperBound, offset: offset)
  }

  /// Writes the mask of a row, one value for each pixel of the picture.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - target: Room for the picture's width.
  ///   - steps: Room for one more than that.
  func copy(
    row y: Int, to target: UnsafeMutablePointer<Float>, steps: UnsafeMutablePointer<Float>
  ) {
    target.update(repeating: 0, count: width)
    guard rows.contains(y) else { return }
    if let sharp {
      sharp.copy(row: y, columns: 0..<width, to: target)
      return
    }
    // Of a row that is its own mirror image the left half is enough.
    let end = mirror.map { ($0 + 1) / 2 } ?? columns.upperBound
    steps.update(repeating: 0, count: width + 1)
    let center = Double(y) + 0.5
    profile.withUnsafeBufferPointer { profile in
      guard let profile = profile.baseAddress else { return }
      func add(_ band: Band?, _ amount: Float) {
        guard let band else { return }
        steps[band.end] += amount
        let values = profile + band.offset - band.start
        for x in band.start..<max(band.start, min(band.end, end)) {
          target[x] += amount * values[x]
        }
      }
      for stretch in stretches {
        let amount = edge.light(center - stretch.top) - edge.light(center - stretch.bottom)
        add(stretch.left, Float(amount))
        add(stretch.right, Float(-amount))
      }
      for level in levels where abs(center - level.y) < edge.reach {
        let amount = level.weight * edge.density(center - level.y)
        add(level.left, Float(amount))
        add(level.right, Float(-amount))
      }
    }
    var sum: Float = 0
    for x in 0..<end {
      sum += steps[x]
      let value = target[x] + sum
      target[x] = value > 0 ? (value < 1 ? value : 1) : 0
    }
    if let mirror {
      for x in end..<max(end, columns.upperBound) { target[x] = target[mirror - 1 - x] }
    }
  }

  /// How closely curves are followed.
  package enum Accuracy: Hashable, Sendable {
    /// As closely as makes any difference.
    case exact
    /// Within 1/255.
    case fast

    /// The height of a chord's arc, in pixels.
    package var tolerance: Double {
      switch self {
      case .exact: 1.0 / 20_000
      case .fast: 1.0 / 160
      }
    }

    /// The length of curve that eight points of quadrature stand for, in standard deviations.
    var panel: Double {
      switch self {
      case .exact: 1
      case .fast: 4
      }
    }
  }
}
