#if os(iOS) || os(Linux)
public import GradientModel

nonisolated extension GradientFill {
  /// What to set on a `CAGradientLayer` of a size so that it shows this gradient.
  ///
  /// - Parameters:
  ///   - size: The layer's size in points; ask again when it changes.
  ///   - direction: The layout direction, for words such as `leading`.
  ///   - gamut: The colour space of the screen that the layer is shown on.
  ///   - tolerance: The largest difference from the exact gradient in any premultiplied component,
  ///     0...1; half a level of 8 bits by default.
  /// - Returns: The settings, and what the layer cannot show.
  public func layerSettings(
    for size: CGSize, direction: LayoutDirection = .leftToRight, gamut: OutputGamut = .srgb,
    tolerance: Double = 0.5 / 255
  ) -> GradientLayerSettings {
    GradientLayerSettings(
      self, size: Size2D(width: Double(size.width), height: Double(size.height)),
      direction: direction, gamut: gamut, tolerance: tolerance)
  }

  /// Makes a layer of this gradient's size show it.
  ///
  /// - Parameters:
  ///   - layer: The layer; its bounds give the size.
  ///   - direction: The layout direction, for words such as `leading`.
  ///   - gamut: The colour space of the screen that the layer is shown on.
  /// - Returns: What was set, and what the layer cannot show.
  @discardableResult
  public func apply(
    to layer: CAGradientLayer, direction: LayoutDirection = .leftToRight,
    gamut: OutputGamut = .srgb
  ) -> GradientLayerSettings {
    let settings = layerSettings(for: layer.bounds.size, direction: direction, gamut: gamut)
    settings.apply(to: layer)
    return settings
  }
}

nonisolated extension GradientLayerSettings {
  /// Sets a layer's type, points, colours and places at once, without an implicit animation.
  ///
  /// - Parameter layer: The layer; its other properties stay as they are.
  public func apply(to layer: CAGradientLayer) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    switch kind {
    case .axial: layer.type = .axial
    case .radial: layer.type = .radial
    case .conic: layer.type = .conic
    }
    layer.startPoint = CGPoint(x: start.x, y: start.y)
    layer.endPoint = CGPoint(x: end.x, y: end.y)
    layer.locations = stops.isEmpty ? nil : stops.map { NSNumber(value: $0.position) }
    layer.colors = stops.isEmpty ? nil : stops.map { CGColor.make($0.color, in: gamut) }
    CATransaction.commit()
  }
}
#endif
