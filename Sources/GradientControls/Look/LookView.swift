#if os(iOS) || os(Linux)
/// The one view behind a control's content: shows the look's picture, and nothing else.
final class LookView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    accessibilityElementsHidden = true
    isOpaque = false
    backgroundColor = nil
  }

  /// Shows a picture at once: a layer's contents never change by an implicit animation here.
  func show(_ picture: LookPicture?, image: CGImage?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.contents = image
    if let picture {
      layer.contentsScale = picture.scale
      layer.contentsCenter = picture.center
    }
    CATransaction.commit()
  }
}
#endif
