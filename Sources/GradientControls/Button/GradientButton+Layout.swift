#if os(iOS) || os(Linux)
import GradientModel

extension GradientButton {
  /// The style's size, else what the content takes.
  var fittingSize: CGSize {
    guard let resolved = look.resolve() else { return .zero }
    if configuration != nil { applyConfiguration(isUpdate: false) }
    let content = contentSize(resolved)
    let insets = contentInsets(of: resolved)
    return CGSize(
      width: resolved.width.map { CGFloat($0) }
        ?? max(content.width + insets.left + insets.right, CGFloat(resolved.minWidth)),
      height: resolved.height.map { CGFloat($0) }
        ?? max(
          content.height + insets.top + insets.bottom,
          CGFloat(resolved.minHeight ?? Double(TouchArea.leastSide))))
  }

  /// Places title and image in the area that the insets leave.
  ///
  /// UIKit's own layout stays where there is more than those two: a subtitle, or the configuration's
  /// spinner.
  func placeContent() {
    guard let resolved = look.resolve(), !isLaidOutByUIKit else { return }
    let box = lookBounds.inset(by: contentInsets(of: resolved))
    // UIKit would turn a negative width round.
    let area = CGRect(
      x: box.origin.x, y: box.origin.y, width: max(0, box.size.width),
      height: max(0, box.size.height))
    let frames = contentLayout(resolved).frames(in: area)
    if hasTitle, let label = titleLabel {
      if label.frame != frames.title { label.frame = frames.title }
      if label.textAlignment != alignment(of: resolved) {
        label.textAlignment = alignment(of: resolved)
      }
    }
    if let image, let view = imageView {
      if view.frame != frames.image, image.size != .zero { view.frame = frames.image }
    }
  }

  /// The views that a spinner takes the place of; none that UIKit has not made yet.
  var contentParts: [UIView] {
    let title = hasTitle ? titleLabel : nil
    let subtitle = configuration?.subtitle == nil ? nil : subtitleLabel
    let picture = image == nil ? nil : imageView
    return [title, subtitle, picture].compactMap { $0 }
  }

  func contentPlacementDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if configuration != nil { setNeedsUpdateConfiguration() }
  }

  private var hasTitle: Bool { words?.isEmpty == false }

  private var image: UIImage? { configuration?.image ?? currentImage }

  private var isLaidOutByUIKit: Bool {
    configuration?.subtitle != nil || configuration?.showsActivityIndicator == true
  }

  /// The room that content takes, in whole points so that edges are crisp at every scale.
  private func contentSize(_ resolved: ResolvedStyle) -> CGSize {
    guard isLaidOutByUIKit, let insets = configuration?.contentInsets else {
      return contentLayout(resolved).size
    }
    let size = super.intrinsicContentSize
    return CGSize(
      width: (size.width - insets.leading - insets.trailing).rounded(.up),
      height: (size.height - insets.top - insets.bottom).rounded(.up))
  }

  private func contentLayout(_ resolved: ResolvedStyle) -> ContentLayout {
    let isRightToLeft = resolved.layoutDirection == .rightToLeft
    let spacing = configuration?.imagePadding ?? imagePadding ?? 0
    let placement = configuration?.imagePlacement ?? imagePlacement ?? .leading
    return ContentLayout(
      title: titleSize(resolved), image: image?.size ?? .zero,
      side: ContentLayout.Side(placement, isRightToLeft: isRightToLeft),
      spacing: spacing.isFinite ? spacing : 0,
      alignment: alignment(of: resolved))
  }

  private func titleSize(_ resolved: ResolvedStyle) -> CGSize {
    guard hasTitle else { return .zero }
    // Brings the parts up to date, so that the label has the words and the font it will show.
    _ = super.intrinsicContentSize
    let limit = CGFloat.greatestFiniteMagnitude
    let size = titleLabel?.sizeThatFits(CGSize(width: limit, height: limit)) ?? .zero
    var height = size.height
    if let lineHeight = titleLook.lineHeight, words?.contains(where: \.isNewline) == false {
      height = lineHeight
    }
    return CGSize(width: size.width.rounded(.up), height: height.rounded(.up))
  }

  private func contentInsets(of resolved: ResolvedStyle) -> UIEdgeInsets {
    guard !look.given.contains(.insets), let own = configuration?.contentInsets else {
      let insets = resolved.insets
      return UIEdgeInsets(
        top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        right: CGFloat(insets.right))
    }
    let isMirrored = resolved.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
      right: isMirrored ? own.leading : own.trailing)
  }

  /// Where the content stands: as the app says, else as the style does.
  private func alignment(of resolved: ResolvedStyle) -> NSTextAlignment {
    switch effectiveContentHorizontalAlignment {
    case .left: .left
    case .right: .right
    default: resolved.title.font.alignment.textAlignment(in: resolved.layoutDirection)
    }
  }
}
#endif
