nonisolated extension LayerValues {
  /// From the coordinates of the bounds to the superlayer's.
  package var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(CATransform3DGetAffineTransform(transform))
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// What sublayers are moved by: around the anchor point, where perspective vanishes [memory].
  package var sublayersInBounds: CGAffineTransform {
    guard sublayerTransform != CATransform3D() else { return .identity }
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// The box around the layer in its superlayer.
  package var frame: CGRect { bounds.applying(toSuperlayer) }

  /// Bounds and position that give a frame under the present transform and anchor.
  package func framed(_ frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    var result = self
    var linear = CATransform3DGetAffineTransform(transform)
    linear.tx = 0
    linear.ty = 0
    let size = frame.size.applying(linear.inverted())
    result.bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    result.position = .zero
    let offset = result.frame.origin
    return (result.bounds, CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y))
  }
}

nonisolated extension CALayer {
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(toRoot(of: l).concatenating(toRoot(of: self).inverted()))
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toRoot(of: self).concatenating(toRoot(of: l).inverted()))
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(toRoot(of: l).concatenating(toRoot(of: self).inverted()))
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toRoot(of: self).concatenating(toRoot(of: l).inverted()))
  }

  private func toRoot(of layer: CALayer?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var current = layer
    while let here = current, let parent = here.superlayer {
      result = result.concatenating(here.values.toSuperlayer)
        .concatenating(parent.values.sublayersInBounds)
      current = parent
    }
    return result
  }
}
