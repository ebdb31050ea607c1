import GradientModel

/// Paints a layer and all below it, in Core Animation's order: shadow, background, gradient, contents,
/// path, sublayers, border, then mask and opacity [read: GQ PR 99, 100; AD].
package nonisolated struct LayerCompositor {
  /// Pixels a point.
  let scale: Double
  /// Whether layers show their animations, or the model.
  let showsAnimations: Bool

  package init(scale: Double, showsAnimations: Bool = true) {
    self.scale = scale
    self.showsAnimations = showsAnimations
  }

  /// Paints a layer where it stands in its superlayer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - canvas: What is painted on.
  ///   - transform: From the superlayer's points to pixels.
  package mutating func paint(
    _ layer: CALayer, on canvas: inout Canvas, transform: CGAffineTransform
  ) {
    fade(layer, on: &canvas) { $0.toSuperlayer.concatenating(transform) }
  }

  /// Paints a layer as the one that was asked for: where its bounds say, whatever its position and
  /// transform.
  package mutating func paintReceiver(
    _ layer: CALayer, on canvas: inout Canvas, transform: CGAffineTransform
  ) {
    fade(layer, on: &canvas) { _ in transform }
  }

  /// Paints a layer, and in a cross-fade what it showed before with it.
  private mutating func fade(
    _ layer: CALayer, on canvas: inout Canvas, transform: (LayerValues) -> CGAffineTransform
  ) {
    let values = shown(layer)
    guard let transition = transition(of: layer) else {
      paint(layer, values, on: &canvas, transform: transform(values))
      return
    }
    var before = canvas
    var after = canvas
    let old = transition.from.values
    paint(transition.from, old, on: &before, transform: transform(old))
    paint(layer, values, on: &after, transform: transform(values))
    canvas = before.mixed(with: after, share: transition.share)
  }

  private func shown(_ layer: CALayer) -> LayerValues {
    showsAnimations
      ? layer.presentationValues(at: HeadlessClock.current.now) : layer.values
  }

  private func transition(of layer: CALayer) -> (from: CALayer, share: Double)? {
    guard showsAnimations, let entry = layer.running.first(where: { $0.key == kCATransition }),
      let transition = entry.animation as? CATransition, let from = transition.before,
      let share = transition.share(after: layer.localTime(HeadlessClock.current.now) - entry.start)
    else { return nil }
    return (from, share)
  }

  private mutating func paint(
    _ layer: CALayer, _ values: LayerValues, on canvas: inout Canvas, transform: CGAffineTransform
  ) {
    let opacity = Double(min(max(values.opacity, 0), 1))
    guard !values.isHidden, opacity > 0 else { return }
    let castsShadow = values.shadowOpacity > 0 && !values.masksToBounds
    guard opacity < 1 || castsShadow || layer.mask != nil else {
      paintContent(of: layer, values, on: &canvas, transform: transform)
      return
    }
    var group = canvas.cleared
    paintContent(of: layer, values, on: &group, transform: transform)
    if let mask = layer.mask {
      var stencil = canvas.cleared
      paint(mask, on: &stencil, transform: transform)
      group.multiply { stencil[$0, $1].alpha }
    }
    if castsShadow {
      var whole = canvas.cleared
      LayerShadow(values, transform: transform, scale: scale).paint(of: group, on: &whole)
      whole.paint(group, opacity: 1)
      group = whole
    }
    canvas.paint(group, opacity: opacity)
  }

  private mutating func paintContent(
    of layer: CALayer, _ values: LayerValues, on canvas: inout Canvas, transform: CGAffineTransform
  ) {
    let shape = values.shape
    if let color = values.backgroundColor {
      let coverage = PathCoverage(shape.elements, transform: transform, within: canvas.box)
      canvas.paint(coverage, canvas.color(color))
    }
    if layer.kind == .gradient {
      LayerGradient(values, gamut: canvas.gamut)?.paint(on: &canvas, transform: transform)
    }
    if values.masksToBounds, !layer.children.isEmpty || values.contents != nil || layer.ink != nil {
      var inside = canvas.cleared
      paintInside(of: layer, values, on: &inside, transform: transform)
      let clip = PathCoverage(shape.elements, transform: transform, within: canvas.box)
      inside.multiply { clip[$0, $1] }
      canvas.paint(inside, opacity: 1)
    } else {
      paintInside(of: layer, values, on: &canvas, transform: transform)
    }
    if values.borderWidth > 0, let color = values.borderColor {
      // Inside the bounds, and over sublayers [read: GQ PR 98; AD].
      let ring = shape.ring(width: values.borderWidth)
      canvas.paint(
        PathCoverage(ring, transform: transform, within: canvas.box), canvas.color(color))
    }
  }

  private mutating func paintInside(
    of layer: CALayer, _ values: LayerValues, on canvas: inout Canvas, transform: CGAffineTransform
  ) {
    for (picture, opacity) in values.pictures {
      picture.paint(on: &canvas, transform: transform, opacity: opacity)
    }
    if let mix = values.mixedPictures {
      var before = canvas
      var after = canvas
      mix.from.paint(on: &before, transform: transform)
      mix.to.paint(on: &after, transform: transform)
      canvas = before.mixed(with: after, share: mix.share)
    }
    layer.ink?.paint(on: &canvas, bounds: values.bounds, transform: transform, scale: scale)
    if layer.kind == .shape, let path = values.path, let color = values.fillColor {
      canvas.paint(
        PathCoverage(path.elements, transform: transform, within: canvas.box), canvas.color(color))
    }
    let inner = values.sublayersInBounds.concatenating(transform)
    for child in layer.children.inPaintingOrder({ shown($0).zPosition }) {
      paint(child, on: &canvas, transform: inner)
    }
  }
}

nonisolated extension LayerValues {
  /// The outline of background, gradient, border and clip.
  package var shape: RoundedRect {
    var shape = RoundedRect(bounds, radius: cornerRadius, curve: cornerCurve)
    let order: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    for (index, corner) in order.enumerated() where !maskedCorners.contains(corner) {
      shape.radii[index] = 0
    }
    return shape
  }
}

nonisolated extension RoundedRect {
  /// The outline with its inner edge wound the other way.
  package func ring(width: CGFloat) -> [CGPath.Element] {
    let inner = inset(by: width).elements
    return elements + CGPath.reversed(inner)
  }
}

nonisolated extension CGPath {
  /// One closed contour, run backwards.
  package static func reversed(_ elements: [Element]) -> [Element] {
    guard case .move(let start)? = elements.first else { return [] }
    var ends: [CGPoint] = [start]
    for element in elements.dropFirst() {
      if let end = element.points.last { ends.append(end) }
    }
    guard let last = ends.last else { return [] }
    var result: [Element] = [.move(last)]
    for (index, element) in elements.dropFirst().filter({ $0 != .close }).enumerated().reversed() {
      switch element {
      case .curve(let a, let b, _): result.append(.curve(b, a, ends[index]))
      default: result.append(.line(ends[index]))
      }
    }
    return result + [.close]
  }
}
