#if os(iOS) || os(Linux)
import GradientModel

extension GradientControl {
  func lookDidChange(_ look: ResolvedStyle, given: GivenMembers) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func contentDidChange(from old: UIView?) {
    if let contentAlpha { old?.alpha = contentAlpha }
    contentAlpha = nil
    if old?.superview === self { old?.removeFromSuperview() }
    if let contentView { addSubview(contentView) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The style's size, else what the content takes.
  var fittingSize: CGSize {
    guard let resolved = look.resolve() else { return .zero }
    let content = contentSize
    let insets = resolved.insets
    return CGSize(
      width: resolved.width.map { CGFloat($0) }
        ?? max(
          content.width + CGFloat(insets.left + insets.right), CGFloat(resolved.minWidth)),
      height: resolved.height.map { CGFloat($0) }
        ?? max(
          content.height + CGFloat(insets.top + insets.bottom),
          CGFloat(resolved.minHeight ?? Double(TouchArea.leastSide))))
  }

  func placeContent() {
    guard let contentView, contentView.superview === self else { return }
    guard contentView.translatesAutoresizingMaskIntoConstraints, let resolved = look.resolve()
    else { return }
    let insets = resolved.insets
    let box = bounds.inset(
      by: UIEdgeInsets(
        top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        right: CGFloat(insets.right)))
    let area = CGRect(
      x: box.minX, y: box.minY, width: max(0, box.width), height: max(0, box.height))
    if contentView.frame != area { contentView.frame = area }
  }

  /// Shows the spinner of a busy control in the place of its content, or that again, with its own
  /// alpha.
  func showBusyness() {
    indicator.set(isLoading, in: self, color: spinnerColor)
    guard let content = contentView else { return }
    if isLoading, contentAlpha == nil, content.superview === self {
      contentAlpha = content.alpha
      content.alpha = 0
    } else if !isLoading, let alpha = contentAlpha {
      contentAlpha = nil
      content.alpha = alpha
    }
  }

  /// What the content takes, in whole points so that edges are crisp at every scale.
  private var contentSize: CGSize {
    guard let contentView else { return .zero }
    var size = contentView.intrinsicContentSize
    if size.width < 0 || size.height < 0 {
      let fitting = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width < 0 { size.width = fitting.width }
      if size.height < 0 { size.height = fitting.height }
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The colour of the spinner: the title's where the style gives one, so that it can be seen on the
  /// fill.
  var spinnerColor: UIColor {
    guard let resolved = look.resolve(), look.given.contains(.titleColor) else { return tintColor }
    return .make(resolved.title.color, in: lookEnvironment.gamut)
  }
}
#endif
