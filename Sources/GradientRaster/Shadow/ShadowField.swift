import GradientModel

/// A blurred outline as a mask: for each pixel, how much of the shadow falls on it, 0...1.
///
/// The convolution with a Gaussian is worked out from the outline's shape itself. Along a row it is
/// a sum over the outline's height: what is felt of each height, times what the row sees of the
/// outline's left and right side there. Straight sides are summed in closed form, corners by
/// Gauss-Legendre quadrature along the curve.
package struct ShadowField: Sendable {
  /// A height of the outline at which its sides are looked at, and its mirror image on a lower corner
  /// that is the upper one turned over.
  struct Level {
    /// Where the amounts that the shadow's rows feel of it begin.
    var offset: Int
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

  let edge: BlurredEdge
  /// The outline itself, where nothing is blurred.
  let sharp: OutlineCoverage?
  private(set) var levels: [Level] = []
  private(set) var stretches: [Stretch] = []
  /// The values of all bands, one band after another.
  private(set) var profile: [Float] = []
  /// The column from which on all pixels of a row's left half are alike.
  var evenStart: Int { sharp == nil ? ends.last ?? 0 : width }
  /// What each of the rows feels of each level, one level after another.
  private(set) var amounts: [Float] = []
  /// The columns at which bands end, in order.
  private(set) var ends: [Int] = []
  let width: Int
  /// The sum of a column and its mirror image, where rows are their own mirror images.
  let mirrorAcross: Int?
  /// The sum of a row and its mirror image, where the lower half is the upper one turned over.
  let mirrorDown: Int?

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
      mirrorAcross = nil
      mirrorDown = nil
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
    mirrorAcross = isMirrored ? Int(sides) - 1 : nil
    let heights = rows.lowerBound + rows.upperBound
    let isTurned = outline.isMirroredDown && outline.top + outline.bottom == Double(heights)
    mirrorDown = isTurned ? heights - 1 : nil
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
    ends.sort()
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
    let middle = outline.top + outline.bottom
    let straight = sides(0, &self)
    stretches.append(
      Stretch(
        top: outline.top + upper.extent, bottom: outline.bottom - lower.extent,
        left: straight.0, right: straight.1))
    for node in upper.nodes(panel: panel) {
      let (left, right) = sides(node.u, &self)
      add(
        Level(offset: amounts.count, left: left, right: right), at: outline.top + node.v,
        and: lower == upper ? outline.bottom - node.v : nil, middle: middle,
        weight: node.weight)
    }
    guard lower != upper else { return }
    for node in lower.nodes(panel: panel) {
      let (left, right) = sides(node.u, &self)
      add(
        Level(offset: amounts.count, left: left, right: right), at: outline.bottom - node.v,
        and: nil, middle: middle,
        weight: node.weight)
    }
  }

  /// Adds a level.
  ///
  /// - Parameters:
  ///   - level: Its bands.
  ///   - y: Its height.
  ///   - mirror: The height of its mirror image.
  ///   - middle: The sum of both, without the error of their own.
  ///   - weight: The part of the outline's height that it stands for, in pixels.
  private mutating func add(
    _ level: Level, at y: Double, and mirror: Double?, middle: Double, weight: Double
  ) {
    let first = amounts.count
    addAmounts(at: y, weight: weight)
    if let mirror {
      // Where rows fall on rows what is felt of the mirror image is there already.
      let last = rows.count - 1
      if middle == Double(rows.lowerBound + rows.upperBound) {
        for row in 0..<((rows.count + 1) / 2) {
          let both = amounts[first + row] + amounts[first + last - row]
          amounts[first + row] = both
          amounts[first + last - row] = both
        }
      } else {
        addAmounts(at: mirror, weight: weight)
        for row in 0..<rows.count { amounts[first + row] += amounts[first + rows.count + row] }
        amounts.removeLast(rows.count)
      }
    }
    levels.append(level)
  }

  /// Adds what each row feels of a height.
  @inline(never)
  private mutating func addAmounts(at y: Double, weight: Double) {
    edge.forEachDensity(of: rows, at: y) { amounts.append(Float(weight * $0)) }
  }

  /// The band of an edge; nil where only the half that is copied from the other one sees it.
  private mutating func band(at x: Double) -> Band? {
    let range = Self.felt(x, x, edge.reach, limit: width)
    if let mirrorAcross, range.lowerBound >= mirrorAcross / 2 + 1 { return nil }
    let offset = profile.count
    for column in range {
      profile.append(Float(edge.light(Double(column) + 0.5 - x)))
    }
    ends.append(range.upperBound)
    return Band(start: range.lowerBound, end: range.upperBound, offset: offset)
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
