import GradientModel

extension PixelCorner {
  /// A point of the curve and the part of the corner's height that it stands for.
  struct Node {
    /// Pixels from the vertical side.
    var u: Double
    /// Pixels from the horizontal side.
    var v: Double
    /// Pixels of height.
    var weight: Double
  }

  /// Points of Gauss-Legendre quadrature along the curve, eight to a panel.
  ///
  /// - Parameter panel: The length of curve that a panel stands for, in pixels.
  /// - Returns: Points whose weights add up to the corner's height.
  func nodes(panel: Double) -> [Node] {
    guard radius > 0 else { return [] }
    var nodes: [Node] = []
    guard smoothing > 0 else {
      let count = Self.panels(radius * Elementary.pi / 2, panel)
      for index in 0..<count {
        for (place, weight) in Self.quadrature {
          let degrees = 90 * (Double(index) + place) / Double(count)
          let sine = Elementary.sin(degrees: degrees)
          nodes.append(
            Node(
              u: radius * (1 - sine), v: radius * (1 - Elementary.cos(degrees: degrees)),
              weight: radius * sine * (Elementary.pi / 2) / Double(count) * weight))
        }
      }
      return nodes
    }
    let control = ContinuousCorner.controlPoints(smoothing: smoothing)
    for first in stride(from: 0, to: 9, by: 3) {
      let piece = CubicPiece(
        control[first] * radius, control[first + 1] * radius, control[first + 2] * radius,
        control[first + 3] * radius)
      let chord = piece.point(1) - piece.point(0)
      let length = (chord.x * chord.x + chord.y * chord.y).squareRoot()
      let count = Self.panels(length, panel)
      for index in 0..<count {
        for (place, weight) in Self.quadrature {
          let t = (Double(index) + place) / Double(count)
          let point = piece.point(t)
          nodes.append(
            Node(u: point.x, v: point.y, weight: piece.derivative(t).y / Double(count) * weight))
        }
      }
    }
    return nodes
  }

  private static func panels(_ length: Double, _ panel: Double) -> Int {
    Int(min(max(Elementary.ceil(length / panel), 1), 8_192))
  }

  /// Abscissae and weights of eight-point Gauss-Legendre quadrature over 0...1.
  ///
  /// Source: NIST Digital Library of Mathematical Functions, 3.5(v).
  private static let quadrature: [(place: Double, weight: Double)] = [
    (0.019855071751231856, 0.05061426814518809), (0.10166676129318658, 0.11119051722668723),
    (0.2372337950418355, 0.1568533229389437), (0.4082826787521751, 0.181341891689181),
    (0.591717321247825, 0.181341891689181), (0.7627662049581645, 0.1568533229389437),
    (0.8983332387068135, 0.11119051722668723), (0.9801449282487682, 0.05061426814518809),
  ]
}
