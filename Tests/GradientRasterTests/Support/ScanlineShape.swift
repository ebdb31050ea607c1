import Foundation
import GradientModel

/// An independent view of an outline: where a horizontal line crosses it, solved in double precision.
struct ScanlineShape {
  private let left: Double
  private let top: Double
  private let right: Double
  private let bottom: Double
  private let corners: [Corner]

  private struct Corner {
    var radius: Double
    var smoothing: Double
    var extent: Double { radius * (1 + 0.528665 * smoothing) }
  }

  /// An outline whose figures are multiplied by a scale and moved.
  init(_ outline: Outline, scale: Double = 1, dx: Double = 0, dy: Double = 0) {
    left = outline.rect.x * scale + dx
    top = outline.rect.y * scale + dy
    right = (outline.rect.x + outline.rect.width) * scale + dx
    bottom = (outline.rect.y + outline.rect.height) * scale + dy
    let r = outline.radii
    let sides = [
      (outline.rect.width, r.topLeft + r.topRight),
      (outline.rect.height, r.topRight + r.bottomRight),
      (outline.rect.width, r.bottomRight + r.bottomLeft),
      (outline.rect.height, r.bottomLeft + r.topLeft),
    ]
    let room = sides.map { length, sum in
      sum > 0 ? min(max((length - sum) / (0.528665 * sum), 0), 1) : 1
    }
    let radii = [r.topLeft, r.topRight, r.bottomRight, r.bottomLeft]
    corners = (0..<4).map { index in
      Corner(
        radius: radii[index] * scale,
        smoothing: outline.curve == .continuous ? min(room[index], room[(index + 3) % 4]) : 0)
    }
  }

  /// The two crossings of the line at a height; nil outside.
  func crossings(_ y: Double) -> (Double, Double)? {
    guard y > top, y < bottom else { return nil }
    var low = 0.0
    var high = 0.0
    for (corner, isLeft, isTop) in [
      (corners[0], true, true), (corners[1], false, true), (corners[2], false, false),
      (corners[3], true, false),
    ] {
      let v = isTop ? y - top : bottom - y
      guard v < corner.extent else { continue }
      let inset = Self.inset(corner, v)
      if isLeft { low = max(low, inset) } else { high = max(high, inset) }
    }
    return (left + low, right - high)
  }

  /// How far in the curve lies at a distance from the corner's horizontal side.
  private static func inset(_ corner: Corner, _ v: Double) -> Double {
    let r = corner.radius
    guard corner.smoothing > 0 else {
      return r - (max(r * r - (r - v) * (r - v), 0)).squareRoot()
    }
    let points = controlPoints(corner.smoothing)
    for first in [0, 3, 6] where v / r <= points[first + 3].1 {
      var low = 0.0
      var high = 1.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if bezier(points[first...].map(\.1), middle) < v / r { low = middle } else { high = middle }
      }
      return r * bezier(points[first...].map(\.0), low)
    }
    return 0
  }

  private static func bezier(_ p: [Double], _ t: Double) -> Double {
    let s = 1 - t
    return p[0] * s * s * s + 3 * p[1] * s * s * t + 3 * p[2] * s * t * t + p[3] * t * t * t
  }

  /// Between the published curve and a quarter of a circle cut at the same angle.
  private static func controlPoints(_ smoothing: Double) -> [(Double, Double)] {
    let a = 1.528665
    let published = [
      (a, 0), (1.088492957618529, 0), (0.868406944063002, 0),
      (0.631493792830993, 0.074911387847016), (0.372823826625747, 0.16905955604437),
      (0.16905955604437, 0.372823826625747), (0.074911387847016, 0.631493792830993),
      (0, 0.868406944063002), (0, 1.088492957618529), (0, a),
    ]
    let cut = atan2(1 - published[3].0, 1 - published[3].1)
    var circle: [(Double, Double)] = []
    let angles: [Double] = [0, cut, Double.pi / 2 - cut, Double.pi / 2]
    for index in 0..<3 {
      let (from, to) = (angles[index], angles[index + 1])
      let handle = 4.0 / 3 * tan((to - from) / 4)
      let start = (1 - sin(from), 1 - cos(from))
      let end = (1 - sin(to), 1 - cos(to))
      if index == 0 { circle.append(start) }
      circle.append((start.0 - handle * cos(from), start.1 + handle * sin(from)))
      circle.append((end.0 + handle * cos(to), end.1 - handle * sin(to)))
      circle.append(end)
    }
    return zip(circle, published).map { c, p in
      (
        c.0 * (1 - smoothing) + p.0 * smoothing, c.1 * (1 - smoothing) + p.1 * smoothing
      )
    }
  }

  /// The exact area of each cell of a grid, by scan lines.
  ///
  /// - Parameters:
  ///   - width: Cells across.
  ///   - height: Cells down.
  ///   - lines: Scan lines a cell.
  /// - Returns: Row by row, 0...1 for each cell.
  func areas(width: Int, height: Int, lines: Int) -> [Double] {
    var areas = [Double](repeating: 0, count: width * height)
    for row in 0..<height {
      for line in 0..<lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(lines)
        guard let (from, to) = crossings(y) else { continue }
        for column in max(0, Int(from))..<max(Int(from), min(width, Int(to) + 1)) {
          let overlap = min(to, Double(column + 1)) - max(from, Double(column))
          areas[row * width + column] += max(overlap, 0) / Double(lines)
        }
      }
    }
    return areas
  }
}
