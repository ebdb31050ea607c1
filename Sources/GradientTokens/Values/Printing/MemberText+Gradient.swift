package import GradientModel

extension MemberText {
  /// The text of a gradient.
  package static func text(_ gradient: GradientFill) -> String {
    if let text = ValueText.text(gradient) { return text }
    var result = opening(gradient)
    for stop in gradient.stops {
      result += ", " + text(stop.color) + " " + text(fraction: stop.position)
    }
    return result + ")"
  }

  /// A gradient's text without its stops, such as `linear-gradient(to right in oklab)`.
  package static func header(_ gradient: GradientFill) -> String { opening(gradient) + ")" }

  private static func opening(_ gradient: GradientFill) -> String {
    var result: String
    switch gradient.kind {
    case .axial(.to(let target)): result = "linear-gradient(to " + target.words
    case .axial(.angle(let degrees)):
      result = "linear-gradient(" + DecimalNumber.text(degrees) + "deg"
    case .axial(.axis(let start, let end)):
      result = "linear-gradient(axis " + text(start) + " to " + text(end)
    case .radial(.axis(let start, let end)):
      result = "radial-gradient(axis " + text(start) + " to " + text(end)
    case .radial(.extent(let shape, let extent, let center)):
      result = "radial-gradient(" + (shape == .circle ? "circle " : "ellipse ") + extent.word
      result += " at " + text(center)
    case .radial(.circle(let radius, let center)):
      result = "radial-gradient(" + text(length: radius) + " at " + text(center)
    case .radial(.ellipse(let x, let y, let center)):
      result = "radial-gradient(" + text(x) + " " + text(y) + " at " + text(center)
    case .conic(let conic):
      result = "conic-gradient(from " + DecimalNumber.text(conic.angle) + "deg at "
      result += text(conic.center)
    }
    result += " in " + gradient.interpolation.space.name
    return gradient.isPremultiplied ? result : result + " straight alpha"
  }

  private static func text(_ position: GradientFill.UnitPosition) -> String {
    text(fraction: position.x) + " " + text(fraction: position.y)
  }

  private static func text(_ center: GradientFill.Center) -> String {
    text(center.x) + " " + text(center.y)
  }

  private static func text(_ length: GradientFill.RelativeLength) -> String {
    if length.points == 0 { return text(fraction: length.fraction) }
    if length.fraction == 0 { return text(length: length.points) }
    return text(fraction: length.fraction) + " + " + text(length: length.points)
  }
}
