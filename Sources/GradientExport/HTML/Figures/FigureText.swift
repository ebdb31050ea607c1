internal import GradientModel

/// Members of a look in words and numbers.
enum FigureText {
  private static func text(_ make: (inout TextWriter) -> Void) -> String {
    var writer = TextWriter()
    make(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static func whole(_ value: Int) -> String { text { $0.whole(value) } }

  static func number(_ value: Double) -> String { text { $0.number(value) } }

  static func points(_ value: Double) -> String { number(value) + " pt" }

  /// A part of 1, to a thousandth of a per cent.
  static func percent(_ part: Double) -> String { text { $0.percent(part) } }

  static func shadow(_ shadow: DropShadow) -> String {
    var result =
      "x " + number(shadow.offsetX) + ", y " + number(shadow.offsetY) + ", blur "
      + number(max(shadow.blur, 0))
    if shadow.spread != 0 { result += ", spread " + number(shadow.spread) }
    result += " pt"
    if shadow.isInset { result += ", inset" }
    if shadow.isBehind { result += ", also behind" }
    return result
  }

  static func corners(_ look: ResolvedStyle) -> String {
    guard case .radii(let radii) = look.corners else { return "capsule" }
    var result = number(max(radii.topLeft, 0))
    let others = [radii.topRight, radii.bottomRight, radii.bottomLeft]
    var isEven = true
    for other in others where max(other, 0) != max(radii.topLeft, 0) { isEven = false }
    if !isEven { for other in others { result += " " + number(max(other, 0)) } }
    result += " pt"
    return look.cornerCurve == .continuous ? result + ", continuous" : result
  }

  static func font(_ font: FontStyle) -> String {
    var result = ""
    for family in font.families {
      result += (result.utf8.isEmpty ? "" : ", ") + family
    }
    result += " " + points(font.size) + ", weight " + number(font.weight)
    if font.letterSpacing != 0 { result += ", spacing " + points(font.letterSpacing) }
    return result
  }

  static func gradient(_ gradient: GradientFill) -> String {
    var result = kind(gradient.kind)
    if gradient.interpolation != .srgb {
      result += ", in " + gradient.interpolation.space.name
    }
    return gradient.isPremultiplied ? result : result + ", straight alpha"
  }

  private static func kind(_ kind: GradientFill.Kind) -> String {
    switch kind {
    case .axial(.to(let target)): "linear to " + word(target)
    case .axial(.angle(let angle)): "linear " + number(angle) + "°"
    case .axial(.axis(let start, let end)):
      "linear from " + position(start) + " to " + position(end)
    case .radial(.extent(let shape, let extent, let center)):
      "radial, " + (shape == .circle ? "circle" : "ellipse") + " to " + word(extent) + place(center)
    case .radial(.circle(let radius, let center)):
      "radial, circle of " + points(radius) + place(center)
    case .radial(.ellipse(let x, let y, let center)):
      "radial, ellipse of " + length(x) + " × " + length(y) + place(center)
    case .radial(.axis(let start, let end)):
      "radial from " + position(start) + " to " + position(end)
    case .conic(let conic): "conic from " + number(conic.angle) + "°" + place(conic.center)
    }
  }

  private static func place(_ center: GradientFill.Center) -> String {
    center == .middle ? "" : " at " + length(center.x) + " " + length(center.y)
  }

  private static func position(_ position: GradientFill.UnitPosition) -> String {
    "(" + number(position.x) + ", " + number(position.y) + ")"
  }

  private static func length(_ length: GradientFill.RelativeLength) -> String {
    if length.points == 0 { return percent(length.fraction) }
    if length.fraction == 0 { return points(length.points) }
    return percent(length.fraction) + " + " + points(length.points)
  }

  private static func word(_ extent: GradientFill.Extent) -> String {
    switch extent {
    case .closestSide: "closest side"
    case .farthestSide: "farthest side"
    case .closestCorner: "closest corner"
    case .farthestCorner: "farthest corner"
    }
  }

  private static func word(_ target: GradientFill.SideOrCorner) -> String {
    switch target {
    case .top: "top"
    case .topRight: "top right"
    case .right: "right"
    case .bottomRight: "bottom right"
    case .bottom: "bottom"
    case .bottomLeft: "bottom left"
    case .left: "left"
    case .topLeft: "top left"
    case .leading: "leading"
    case .trailing: "trailing"
    case .topLeading: "top leading"
    case .topTrailing: "top trailing"
    case .bottomLeading: "bottom leading"
    case .bottomTrailing: "bottom trailing"
    }
  }
}
