package import GradientModel

// What Design Tokens cannot say of a gradient, as members of our extension's object, which is open.
extension JSONWriter {
  mutating func addGeometry(_ fill: GradientFill, isAutomatic: Bool) {
    switch fill.kind {
    case .axial(let direction): addDirection(direction)
    case .radial(let radial): addRadial(radial)
    case .conic(let conic):
      key("kind", "conic")
      key("angle", conic.angle)
      addCenter(conic.center)
    }
    if isAutomatic {
      key("interpolation", "auto")
    } else if fill.interpolation != .srgb {
      key("interpolation", fill.interpolation.space.name)
    }
    if !fill.isPremultiplied {
      key("premultiplied", false)
    }
  }

  private mutating func addDirection(_ direction: GradientFill.Direction) {
    switch direction {
    case .to(let target):
      key("to", target.words)
    case .angle(let angle):
      key("angle", angle)
    case .axis(let start, let end): addAxis(start, end)
    }
  }

  package mutating func addAxis(
    _ start: GradientFill.UnitPosition, _ end: GradientFill.UnitPosition
  ) {
    key("axis")
    openArray()
    for point in [start, end] {
      openArray()
      number(point.x)
      number(point.y)
      closeArray()
    }
    closeArray()
  }

  private mutating func addRadial(_ radial: GradientFill.Radial) {
    key("kind", "radial")
    switch radial {
    case .extent(let shape, let extent, let center):
      key("shape")
      string(shape == .circle ? "circle" : "ellipse")
      key("size", extent.word)
      addCenter(center)
    case .circle(let radius, let center):
      key("size", radius)
      addCenter(center)
    case .ellipse(let x, let y, let center):
      key("size")
      addPair(x, y)
      addCenter(center)
    case .axis(let start, let end): addAxis(start, end)
    }
  }

  package mutating func addCenter(_ center: GradientFill.Center) {
    guard center != .middle else { return }
    key("center")
    addPair(center.x, center.y)
  }

  package mutating func addPair(
    _ x: GradientFill.RelativeLength, _ y: GradientFill.RelativeLength
  ) {
    openArray()
    for length in [x, y] {
      openObject()
      key("fraction", length.fraction)
      key("points", length.points)
      closeObject()
    }
    closeArray()
  }
}
