/// How much of each pixel a path covers, by exact signed area: a shape wound the other way inside
/// another cuts a hole.
package nonisolated struct PathCoverage {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int
  /// Empty where the path covers each of the pixels whole.
  private let values: [Double]

  /// Rasterises a path given in points.
  ///
  /// - Parameters:
  ///   - elements: The path.
  ///   - transform: From the path's points to pixels.
  ///   - bounds: The pixels that are wanted.
  package init(_ elements: [CGPath.Element], transform: CGAffineTransform, within bounds: PixelBox)
  {
    let polygons = Flattening(elements, transform: transform, tolerance: 0.005).polygons
    if let whole = Self.wholePixels(polygons) {
      let box = whole.intersection(bounds) ?? PixelBox(x: 0, y: 0, width: 0, height: 0)
      (x, y, width, height, values) = (box.x, box.y, box.width, box.height, [])
      return
    }
    let points = polygons.flatMap { $0 }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      let box = PixelBox(left: left, top: top, right: right, bottom: bottom)?
        .intersection(bounds)
    else {
      (x, y, width, height, values) = (0, 0, 0, 0, [])
      return
    }
    (x, y, width, height) = (box.x, box.y, box.width, box.height)
    // Two columns more take what a line leaves to the right of its pixel.
    var area = [Double](repeating: 0, count: (box.width + 2) * box.height)
    for polygon in polygons {
      for (index, from) in polygon.enumerated() {
        Self.add(from, polygon[(index + 1) % polygon.count], to: &area, in: box)
      }
    }
    values = Self.sums(of: area, in: box)
  }

  package subscript(px: Int, py: Int) -> Double {
    guard px >= x, px < x + width, py >= y, py < y + height else { return 0 }
    return share(px - x, py - y)
  }

  /// How much is covered of a pixel within the covered box.
  package func share(_ column: Int, _ row: Int) -> Double {
    values.isEmpty ? 1 : values[row * width + column]
  }

  /// Whether each pixel of the box is covered whole.
  package var isWhole: Bool { values.isEmpty }

  /// The box that a single upright rectangle with all its edges between pixels covers.
  private static func wholePixels(_ polygons: [[CGPoint]]) -> PixelBox? {
    guard polygons.count == 1, polygons[0].count == 4 else { return nil }
    let corners = polygons[0]
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      // Edges go across and down in turns.
      let isUpright =
        index % 2 == 0
        ? corner.y == next.y && corner.x != next.x : corner.x == next.x && corner.y != next.y
      guard isUpright, corner.x == corner.x.rounded(), corner.y == corner.y.rounded() else {
        return nil
      }
    }
    return PixelBox(
      left: min(corners[0].x, corners[2].x), top: min(corners[0].y, corners[2].y),
      right: max(corners[0].x, corners[2].x), bottom: max(corners[0].y, corners[2].y))
  }

  private static func sums(of area: [Double], in box: PixelBox) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(box.width * box.height)
    for row in 0..<box.height {
      var sum = 0.0
      for column in 0..<box.width {
        sum += area[row * (box.width + 2) + column]
        let covered = min(abs(sum), 1)
        // Sums of thirds and sevenths miss 0 and 1 by a few units in the last place.
        values.append(covered < 1e-12 ? 0 : covered > 1 - 1e-12 ? 1 : covered)
      }
    }
    return values
  }

  private static func add(
    _ from: CGPoint, _ to: CGPoint, to area: inout [Double], in box: PixelBox
  ) {
    guard from.y != to.y else { return }
    let sign = from.y < to.y ? 1.0 : -1.0
    let (a, b) = from.y < to.y ? (from, to) : (to, from)
    let slope = (b.x - a.x) / (b.y - a.y)
    let first = max(Int(a.y.rounded(.down)) - box.y, 0)
    let last = min(Int(b.y.rounded(.up)) - box.y, box.height)
    guard first < last else { return }
    for row in first..<last {
      let top = max(Double(row + box.y), a.y)
      let bottom = min(Double(row + 1 + box.y), b.y)
      guard bottom > top else { continue }
      let x0 = a.x + (top - a.y) * slope - Double(box.x)
      let x1 = a.x + (bottom - a.y) * slope - Double(box.x)
      let limit = Double(box.width)
      addSpan(
        min(max(min(x0, x1), 0), limit), min(max(max(x0, x1), 0), limit),
        height: sign * (bottom - top), to: &area, at: row * (box.width + 2))
    }
  }

  /// Spreads a line that runs from `left` to `right` within a row over the pixels it crosses.
  private static func addSpan(
    _ left: Double, _ right: Double, height: Double, to area: inout [Double], at start: Int
  ) {
    let first = Int(left)
    guard right - left > 1e-12 else {
      let inside = Double(first + 1) - left
      area[start + first] += height * inside
      area[start + first + 1] += height * (1 - inside)
      return
    }
    // `done` is the area to the right of the line, summed up to the pixel's left edge.
    var done = 0.0
    var column = first
    while Double(column) < right {
      let from = max(left, Double(column))
      let to = min(right, Double(column + 1))
      // Right of the line within this pixel, as a share of the row's height.
      let passed = (to - left) / (right - left)
      let before = (from - left) / (right - left)
      let middle = Double(column + 1) - (from + to) / 2
      let covered = height * (before + (passed - before) * middle)
      area[start + column] += covered - done
      done = covered
      column += 1
    }
    area[start + column] += height - done
  }
}

/// A rectangle of whole pixels.
package nonisolated struct PixelBox: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels that a rectangle touches; nil for one that is not finite or has no area.
  package init?(left: Double, top: Double, right: Double, bottom: Double) {
    let limit = 1e6
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite, right > left, bottom > top
    else { return nil }
    let x0 = Int(min(max(left, -limit), limit).rounded(.down))
    let y0 = Int(min(max(top, -limit), limit).rounded(.down))
    let x1 = Int(min(max(right, -limit), limit).rounded(.up))
    let y1 = Int(min(max(bottom, -limit), limit).rounded(.up))
    self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  package init?(_ rect: CGRect) {
    self.init(
      left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX),
      bottom: Double(rect.maxY))
  }

  package func intersection(_ other: PixelBox) -> PixelBox? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return nil }
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }
}
