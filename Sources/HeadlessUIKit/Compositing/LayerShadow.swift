/// The shadow of a layer and all below it, taken together.
///
/// `shadowRadius` is the Gaussian's standard deviation, and a blur reaches two and a half of them: a
/// 40 × 40 layer with offset (20, 20) and radius 5 paints to 10 points past the offset edge and not
/// 13 past [read: GQ PR 115, shadow.m].
package nonisolated struct LayerShadow {
  private let values: LayerValues
  private let transform: CGAffineTransform
  private let scale: Double

  package init(_ values: LayerValues, transform: CGAffineTransform, scale: Double) {
    self.values = values
    self.transform = transform
    self.scale = scale
  }

  /// Paints the shadow.
  ///
  /// - Parameters:
  ///   - group: What casts it, where the layer has no `shadowPath`.
  ///   - canvas: What is painted on.
  package func paint(of group: Canvas, on canvas: inout Canvas) {
    guard let shadowColor = values.shadowColor else { return }
    let opacity = Double(min(max(values.shadowOpacity, 0), 1))
    let color = canvas.color(shadowColor).scaled(by: opacity)
    var alpha = [Double](repeating: 0, count: canvas.width * canvas.height)
    if let path = values.shadowPath {
      let coverage = PathCoverage(path.elements, transform: transform, within: canvas.box)
      for y in 0..<canvas.height {
        for x in 0..<canvas.width { alpha[y * canvas.width + x] = coverage[x, y] }
      }
    } else {
      for y in 0..<canvas.height {
        for x in 0..<canvas.width { alpha[y * canvas.width + x] = group[x, y].alpha }
      }
    }
    let kernel = Self.kernel(Double(max(0, values.shadowRadius)) * scale)
    let offset = values.shadowOffset.applying(transform)
    let dx = Double(offset.width)
    let dy = Double(offset.height)
    guard dx.isFinite, dy.isFinite, abs(dx) < 1e6, abs(dy) < 1e6 else { return }
    let across = Self.blurred(alpha, canvas.width, canvas.height, kernel, shift: dx, isAcross: true)
    let both = Self.blurred(
      across, canvas.width, canvas.height, kernel, shift: dy, isAcross: false)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where both[y * canvas.width + x] > 0 {
        canvas.paint(x: x, y: y, color.scaled(by: both[y * canvas.width + x]))
      }
    }
  }

  private static func kernel(_ deviation: Double) -> [Double] {
    let reach = Int((2.5 * min(deviation, 500)).rounded(.down))
    guard reach > 0 else { return [1] }
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  private static func blurred(
    _ source: [Double], _ width: Int, _ height: Int, _ kernel: [Double], shift: Double,
    isAcross: Bool
  ) -> [Double] {
    let reach = kernel.count / 2
    let whole = Int(shift.rounded(.down))
    let part = shift - shift.rounded(.down)
    let length = isAcross ? width : height
    let lines = isAcross ? height : width
    func index(_ line: Int, _ place: Int) -> Int {
      isAcross ? line * width + place : place * width + line
    }
    var result = [Double](repeating: 0, count: source.count)
    for line in 0..<lines {
      for place in 0..<length {
        let value = source[index(line, place)]
        guard value > 0 else { continue }
        for (offset, weight) in kernel.enumerated() {
          let target = place + whole + offset - reach
          if target >= 0, target < length {
            result[index(line, target)] += value * weight * (1 - part)
          }
          if part > 0, target + 1 >= 0, target + 1 < length {
            result[index(line, target + 1)] += value * weight * part
          }
        }
      }
    }
    return result
  }
}
