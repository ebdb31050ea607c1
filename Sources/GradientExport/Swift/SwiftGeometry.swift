internal import GradientModel

/// A gradient's geometry as an expression.
enum SwiftGeometry {
  static func kind(_ kind: GradientFill.Kind) -> [UInt8] {
    switch kind {
    case .axial(let direction): call(".axial", nil, self.direction(direction))
    case .radial(let radial): call(".radial", nil, self.radial(radial))
    case .conic(let conic):
      call(".conic", nil, self.conic(conic))
    }
  }

  private static func call(_ name: String, _ label: String?, _ value: [UInt8]) -> [UInt8] {
    var call = SwiftCall(name)
    call.argument(label, value)
    return call.text
  }

  private static func direction(_ direction: GradientFill.Direction) -> [UInt8] {
    switch direction {
    case .to(let target): call(".to", nil, Array(("." + word(target)).utf8))
    case .angle(let degrees): call(".angle", nil, SwiftLiteral.number(degrees))
    case .axis(let start, let end): axis(start, end)
    }
  }

  private static func axis(
    _ start: GradientFill.UnitPosition, _ end: GradientFill.UnitPosition
  ) -> [UInt8] {
    var call = SwiftCall(".axis")
    call.argument("start", position(start))
    call.argument("end", position(end))
    return call.text
  }

  private static func position(_ position: GradientFill.UnitPosition) -> [UInt8] {
    var call = SwiftCall("GradientFill.UnitPosition")
    call.argument("x", position.x)
    call.argument("y", position.y)
    return call.text
  }

  private static func radial(_ radial: GradientFill.Radial) -> [UInt8] {
    switch radial {
    case .extent(let shape, let extent, let center):
      var call = SwiftCall(".extent")
      call.argument(nil, shape == .circle ? ".circle" : ".ellipse")
      call.argument(nil, "." + word(extent))
      call.argument("center", self.center(center))
      return call.text
    case .circle(let radius, let center):
      var call = SwiftCall(".circle")
      call.argument("radius", radius)
      call.argument("center", self.center(center))
      return call.text
    case .ellipse(let x, let y, let center):
      var call = SwiftCall(".ellipse")
      call.argument("x", length(x))
      call.argument("y", length(y))
      call.argument("center", self.center(center))
      return call.text
    case .axis(let start, let end):
      return axis(start, end)
    }
  }

  private static func conic(_ conic: GradientFill.Conic) -> [UInt8] {
    var call = SwiftCall("GradientFill.Conic")
    call.argument("center", center(conic.center))
    call.argument("angle", conic.angle)
    return call.text
  }

  private static func center(_ center: GradientFill.Center) -> [UInt8] {
    var call = SwiftCall("GradientFill.Center")
    call.argument("x", length(center.x))
    call.argument("y", length(center.y))
    return call.text
  }

  private static func length(_ length: GradientFill.RelativeLength) -> [UInt8] {
    var call = SwiftCall("GradientFill.RelativeLength")
    call.argument("fraction", length.fraction)
    call.argument("points", length.points)
    return call.text
  }

  private static func word(_ target: GradientFill.SideOrCorner) -> String {
    switch target {
    case .top: "top"
    case .topRight: "topRight"
    case .right: "right"
    case .bottomRight: "bottomRight"
    case .bottom: "bottom"
    case .bottomLeft: "bottomLeft"
    case .left: "left"
    case .topLeft: "topLeft"
    case .leading: "leading"
    case .trailing: "trailing"
    case .topLeading: "topLeading"
    case .topTrailing: "topTrailing"
    case .bottomLeading: "bottomLeading"
    case .bottomTrailing: "bottomTrailing"
    }
  }

  private static func word(_ extent: GradientFill.Extent) -> String {
    switch extent {
    case .closestSide: "closestSide"
    case .farthestSide: "farthestSide"
    case .closestCorner: "closestCorner"
    case .farthestCorner: "farthestCorner"
    }
  }
}
