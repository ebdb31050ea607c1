internal import GradientModel

extension Paint {
  /// This paint with a colour laid over all of it, as one paint in sRGB, so that whoever draws it
  /// rounds once.
  ///
  /// One colour over a mix of two is the mix of it over each, where all are opaque in the end and mixed
  /// in one space: so a gradient's stops are expanded first.
  ///
  /// - Parameter color: What lies over it.
  /// - Returns: The paint; nil for a gradient that lets something through.
  func composited(under color: StyleColor) -> Paint? {
    switch simplified {
    case .color(let ground): return .color(color.laid(over: ground))
    case .gradient(let gradient):
      guard isOpaque else { return nil }
      let stops = StopExpansion.stops(of: gradient, for: .premultiplied).map { stop in
        let ground = StyleColor(.srgb, stop.color.x, stop.color.y, stop.color.z)
        return GradientStop(color.laid(over: ground), at: stop.place)
      }
      return .gradient(GradientFill(stops: stops, kind: gradient.kind))
    }
  }
}

extension StyleColor {
  /// The colour of this one laid over another, mixed as pixels are: in encoded sRGB.
  func laid(over ground: StyleColor) -> StyleColor {
    let (top, bottom) = (inSRGB, ground.inSRGB)
    let covered = bottom.w * (1 - top.w)
    let alpha = top.w + covered
    guard alpha > 0 else { return .clear }
    let mixed = (top * top.w + bottom * covered) / alpha
    return StyleColor(.srgb, mixed.x, mixed.y, mixed.z, alpha: alpha)
  }
}

extension ResolvedStyle {
  /// The look with one colour for a colour over a colour.
  ///
  /// Browsers round a colour better than an image of one, and blend it over time. Wide colours stay as
  /// they are, for screens that have them.
  var withMergedColors: ResolvedStyle {
    guard case .color(let above) = overlay.simplified, above.alpha > 0, above.isInSRGB,
      case .color(let below) = fill.simplified, below.isInSRGB
    else { return self }
    var look = self
    look.fill = .color(above.laid(over: below))
    look.overlay = .clear
    return look
  }
}
