package import GradientModel

/// Where a drawing has edges: outlines, sharp shadows, and steps of gradients.
package struct Edges2D {
  private var outlines: [Outline] = []
  private var steps: [(geometry: GradientGeometry, place: Double)] = []

  package init(_ drawing: Drawing) {
    for element in drawing.elements {
      switch element {
      case .shadow(let shadow):
        if shadow.standardDeviation < 1 { outlines.append(shadow.caster) }
        if let clip = shadow.clippedOutside { outlines.append(clip) }
      case .surface(let surface):
        outlines += [surface.outline, surface.innerEdge]
        for shadow in surface.insetShadows where shadow.standardDeviation < 1 {
          outlines.append(shadow.hole)
        }
        for paint in surface.paints + (surface.border.map { [$0] } ?? []) {
          guard case .gradient(let gradient) = paint else { continue }
          add(gradient, in: surface.outline.rect)
        }
      case .title: break
      }
    }
  }

  private mutating func add(_ gradient: GradientFill, in box: Rect2D) {
    let geometry = GradientGeometry(gradient.kind, in: box)
    let ramp = GradientRamp(gradient)
    var places: [Double] = []
    let all = ramp.places
    for (first, second) in zip(all, all.dropFirst()) where second - first < 0.03 {
      places += [first, second]
    }
    // A turn ends where it began.
    if case .conic = geometry { places += [0, 1] }
    steps += places.map { (geometry, $0) }
  }

  /// Points to the nearest edge.
  package func distance(x: Double, y: Double) -> Double {
    var least = Double.infinity
    for outline in outlines {
      // The distance is a circular corner's; a continuous one is a little elsewhere.
      let slack = outline.curve == .continuous ? 1.0 : 0
      least = min(least, abs(Self.distance(to: outline, x: x, y: y)) - slack)
    }
    for (geometry, place) in steps {
      let here = geometry.place(x: x, y: y)
      let slopeX = geometry.place(x: x + 0.5, y: y) - geometry.place(x: x - 0.5, y: y)
      let slopeY = geometry.place(x: x, y: y + 0.5) - geometry.place(x: x, y: y - 0.5)
      let slope = (slopeX * slopeX + slopeY * slopeY).squareRoot()
      if slope > 0 { least = min(least, abs(here - place) / slope) }
      // Across the seam of a turn the slope is that of the jump.
      if slope > 0.5 { least = 0 }
    }
    return least
  }

  private static func distance(to outline: Outline, x: Double, y: Double) -> Double {
    let rect = outline.rect
    let dx = x - (rect.x + rect.width / 2)
    let dy = y - (rect.y + rect.height / 2)
    let radii = outline.radii
    let radius =
      dy < 0
      ? (dx < 0 ? radii.topLeft : radii.topRight) : (dx < 0 ? radii.bottomLeft : radii.bottomRight)
    let qx = abs(dx) - rect.width / 2 + radius
    let qy = abs(dy) - rect.height / 2 + radius
    let outside = (max(qx, 0) * max(qx, 0) + max(qy, 0) * max(qy, 0)).squareRoot()
    return outside + min(max(qx, qy), 0) - radius
  }
}
