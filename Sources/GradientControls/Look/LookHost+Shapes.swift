#if os(iOS) || os(Linux)
import GradientModel

extension LookHost {
  /// Gives the focus ring the outline's shape.
  func updateShapes() {
    guard let outline = look.outline, outline != shapedOutline else { return }
    shapedOutline = outline
    focusEffect = UIFocusHaloEffect(path: .make(outline))
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
