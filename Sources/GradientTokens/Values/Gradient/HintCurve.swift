import GradientModel

/// The curve that a transition hint bends a blend along, as straight pieces.
///
/// CSS Images 4, 3.5.3 (<https://www.w3.org/TR/css-images-4/#coloring-gradient-line>): at the part P
/// of the way from one stop to the next, the second colour's weight is P^(log 0.5 / log H), where H
/// is the hint's part of the way, so that the weight is a half there.
///
/// The weight along the pieces is within ``errorBound`` of the curve's. Knots at P = (i/n)^(2/k) for
/// the exponent k have the weights (i/n)²; they spread the error evenly, and its largest value falls
/// as 1/n².
struct HintCurve {
  /// Half a step of eight bits: the largest difference in the second colour's weight.
  static let errorBound = 1.0 / 510

  /// The knots between the two stops: the part of the way, and the second colour's weight.
  let points: [(place: Double, weight: Double)]

  /// - Parameter middle: The hint's part of the way.
  init(middle: Double) {
    guard middle > 0 else {
      points = [(0, 1)]
      return
    }
    guard middle < 1 else {
      points = [(1, 0)]
      return
    }
    let exponent = Elementary.log(0.5) / Elementary.log(middle)
    let count = Self.pieces(exponent)
    var points: [(place: Double, weight: Double)] = []
    for index in 1..<max(count, 1) {
      let part = Double(index) / Double(count)
      points.append((Elementary.pow(part, 2 / exponent), part * part))
    }
    self.points = points
  }

  /// How many pieces keep the bound; 1 for a straight line.
  private static func pieces(_ exponent: Double) -> Int {
    let bend = abs(exponent - 1)
    guard bend > 1e-9 else { return 1 }
    // The piece that begins at 0, which the even spread does not cover: its chord's largest distance
    // from x^k is where k·x^(k-1) is 1.
    let steepest = Elementary.pow(exponent, -1 / (exponent - 1))
    let first = abs(steepest - Elementary.pow(steepest, exponent))
    let even = bend / (2 * exponent)
    let count = Elementary.ceil((max(first, even) / errorBound).squareRoot())
    return Int(min(count, 1024))
  }
}
