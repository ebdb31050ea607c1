/// Where the parts of a button go, and how large it would like to be.
struct ButtonLayout {
  private let button: UIButton
  private let isRightToLeft: Bool
  /// The title's room above and below in sizes, without a configuration [read: FK].
  private static let titlePadding: CGFloat = 6

  init(_ button: UIButton) {
    self.button = button
    isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  var fittingSize: CGSize {
    if let configuration = button.configuration {
      return ConfigurationLayout(button, configuration).fittingSize
    }
    update()
    let content = button.buttonContent
    let insets = content.contentInsets
    var size = naturalSize
    if titleSize == .zero, imageSize == .zero {
      // An empty button is 30 × 34 [read: FK].
      size = CGSize(width: 30, height: 34)
    }
    if let background = button.currentBackgroundImage?.size {
      size = CGSize(
        width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  func apply() {
    if let configuration = button.configuration {
      ConfigurationLayout(button, configuration).apply()
      return
    }
    update()
    let content = button.buttonContent
    button.buttonParts.backgroundImageView?.frame = button.bounds
    let area = button.bounds.inset(by: content.contentInsets)
    place(in: area)
  }

  private var naturalSize: CGSize {
    let title = titleSize
    let image = imageSize
    // The padding goes with insets of one's own [memory].
    let padding =
      title == .zero || button.buttonContent.contentInsets != .zero ? 0 : Self.titlePadding * 2
    return CGSize(
      width: title.width + image.width, height: max(image.height, title.height + padding))
  }

  private var titleSize: CGSize {
    let title = button.currentAttributedTitle?.string ?? button.currentTitle
    guard let title, !title.isEmpty else { return .zero }
    return button.titleLabel?.sizeThatFits(.zero) ?? .zero
  }

  private var imageSize: CGSize { button.currentImage?.size ?? .zero }

  /// Brings the parts to the present state.
  func update() {
    let state = button.state
    let content = button.buttonContent
    let parts = button.buttonParts
    if button.currentTitle != nil || button.currentAttributedTitle != nil
      || parts.titleLabel != nil
    {
      let label = parts.title(in: button)
      if let attributed = button.currentAttributedTitle {
        if label.attributedText != attributed { label.attributedText = attributed }
      } else if label.text != button.currentTitle {
        label.text = button.currentTitle
      }
      label.textColor = button.currentTitleColor
      label.shadowColor = button.currentTitleShadowColor
      reverseShadow(of: label, if: content.reversesTitleShadow && state.contains(.highlighted))
    }
    if let image = button.currentImage {
      let view = parts.image(in: button)
      if view.image !== image { view.image = image }
      view.dimming = content.dimming(of: content.images, in: state)
    } else if let view = parts.imageView, view.image != nil {
      view.image = nil
    }
    if let background = button.currentBackgroundImage {
      let view = parts.backgroundImage(in: button)
      if view.image !== background { view.image = background }
      view.dimming = content.dimming(of: content.backgroundImages, in: state)
      // Only where it is not there: moving a view asks for another layout.
      if button.subviews.first !== view { button.sendSubviewToBack(view) }
    } else {
      parts.backgroundImageView?.image = nil
    }
  }

  /// Turns engraved words into embossed ones while the button is pressed.
  private func reverseShadow(of label: UILabel, if isReversed: Bool) {
    guard button.buttonParts.isShadowReversed != isReversed else { return }
    button.buttonParts.isShadowReversed = isReversed
    let offset = label.shadowOffset
    label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
  }

  private func place(in area: CGRect) {
    let parts = button.buttonParts
    var title = titleSize
    let image = imageSize
    title.width = min(title.width, max(0, area.width - image.width))
    let width = title.width + image.width
    let left: CGFloat
    switch button.effectiveContentHorizontalAlignment {
    case .left: left = area.minX
    case .right: left = area.maxX - width
    default: left = area.midX - width / 2
    }
    // After sizeToFit a label at the top starts 6 points down, else at the top [read: FK].
    let isFitted = area.height == naturalSize.height && title != .zero
    let imageX = isRightToLeft ? left + title.width : left
    let titleX = isRightToLeft ? left : left + image.width
    let titleY = top(title.height, in: area, padding: isFitted ? Self.titlePadding : 0)
    if let label = parts.titleLabel {
      label.frame = CGRect(x: titleX, y: titleY, width: title.width, height: title.height)
        .moved(by: button.buttonContent.titleInsets)
    }
    if let view = parts.imageView {
      let y = top(image.height, in: area, padding: 0)
      view.frame = CGRect(x: imageX, y: y, width: image.width, height: image.height)
        .moved(by: button.buttonContent.imageInsets)
    }
  }

  private func top(_ height: CGFloat, in area: CGRect, padding: CGFloat) -> CGFloat {
    switch button.contentVerticalAlignment {
    case .top: area.minY + padding
    case .bottom: area.maxY - height - padding
    default: area.midY - height / 2
    }
  }
}

extension CGRect {
  /// Insets of title and image only move them [memory]: half of each side's difference.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
