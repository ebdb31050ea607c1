import GradientModel

/// Directions and blends in code.
enum GradientExample {
  static let violet: StyleColor = "#7a2fd0"
  static let red: StyleColor = "#c2255c"

  static let directions = [
    GradientFill(colors: [violet, red]),
    GradientFill(colors: [violet, red], kind: .axial(.to(.trailing))),
    GradientFill(colors: [violet, red], kind: .axial(.to(.bottomRight))),
    GradientFill(colors: [violet, red], kind: .axial(.angle(135))),
    GradientFill(colors: [violet, red], kind: .radial(.farthestCorner)),
    GradientFill(colors: [violet, red], kind: .radial(.extent(.circle, .closestSide))),
    GradientFill(colors: [violet, red, violet], kind: .conic(.init())),
  ]

  static let places = GradientFill(
    stops: [GradientStop(violet, at: 0), GradientStop(red, at: 0.7)], interpolation: .oklab)
}
