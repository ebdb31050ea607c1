import GradientModel
import GradientRaster
import GradientText

/// The shadow of a title: its letters after a Gaussian blur, moved by a distance that need not be
/// whole.
nonisolated struct BlurredLetters {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  private(set) var values: [Double]

  /// Blurs a mask across, then down.
  ///
  /// - Parameters:
  ///   - mask: The letters.
  ///   - deviation: The Gaussian's standard deviation in pixels.
  ///   - dx: Pixels to the right.
  ///   - dy: Pixels down.
  init(_ mask: TitleMask, deviation: Double, dx: Double, dy: Double) {
    let edge = BlurredEdge(deviation: min(max(deviation, 0), 1000))
    let reach = edge.reach + 1
    let source = mask.mask
    x = Int((Double(mask.x) + dx - reach).rounded(.down))
    y = Int((Double(mask.y) + dy - reach).rounded(.down))
    width = source.width + 2 * Int(reach.rounded(.up)) + 2
    height = source.height + 2 * Int(reach.rounded(.up)) + 2
    let across = Self.weights(
      edge, sources: source.width, targets: width, at: mask.x - x, movedBy: dx)
    let down = Self.weights(
      edge, sources: source.height, targets: height, at: mask.y - y, movedBy: dy)
    var rows = [Double](repeating: 0, count: width * source.height)
    for row in 0..<source.height {
      for column in 0..<source.width {
        let value = Double(source.coverage[row * source.width + column]) / 255
        guard value > 0 else { continue }
        for target in 0..<width {
          rows[row * width + target] += value * across[target - column + source.width]
        }
      }
    }
    values = [Double](repeating: 0, count: width * height)
    for target in 0..<height {
      for row in 0..<source.height {
        let weight = down[target - row + source.height]
        guard weight != 0 else { continue }
        for column in 0..<width {
          values[target * width + column] += weight * rows[row * width + column]
        }
      }
    }
  }

  /// How much a pixel receives from one at each distance; index 0 is the distance `-sources`.
  ///
  /// Whole pixels are kept apart from the rest, so that rounding is the same wherever letters stand.
  private static func weights(
    _ edge: BlurredEdge, sources: Int, targets: Int, at start: Int, movedBy moved: Double
  ) -> [Double] {
    let whole = moved.rounded(.down)
    return (-sources...targets).map { distance in
      let t = Double(distance - start - Int(whole)) - (moved - whole)
      return edge.light(t + 0.5) - edge.light(t - 0.5)
    }
  }
}
