#if os(iOS) || os(Linux)
import GradientModel

extension LookHost {
  /// Gives the focus ring the outline's shape.
  func updateShapes() {
    guard let outline = look.outline, outline != shapedOutline else { return }
    shapedOutline = outline
    focusEffect = UIFocusHaloEffect(path: .make(outline))
  }

  /// The outline in the superview's coordinates, where the pointer is, under the control's own transform.
  var outlineForPointer: UIBezierPath? {
    guard let outline = look.outline else { return nil }
    let anchor = CGPoint(
      x: bounds.minX + layer.anchorPoint.x * bounds.width,
      y: bounds.minY + layer.anchorPoint.y * bounds.height)
    let path = UIBezierPath.make(outline, offset: CGPoint(x: -anchor.x, y: -anchor.y))
    path.apply(
      transform.concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    return path
  }

  /// What lifts out of the screen under a menu: the outline, not a rectangle.
  var targetedPreview: UITargetedPreview {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    if let outline = look.outline { parameters.visiblePath = .make(outline) }
    return UITargetedPreview(view: self, parameters: parameters)
  }
}
#endif
