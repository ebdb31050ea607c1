/// Where the parts of a configured button go, and their colours in its state.
struct ConfigurationLayout {
  private let button: UIButton
  private let configuration: UIButton.Configuration
  private let insets: UIEdgeInsets
  private let isRightToLeft: Bool

  init(_ button: UIButton, _ configuration: UIButton.Configuration) {
    self.button = button
    self.configuration = configuration
    isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    insets = configuration.contentInsets.physical(isRightToLeft: isRightToLeft)
  }

  var fittingSize: CGSize {
    updateParts()
    let content = contentSize
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  func apply() {
    updateParts()
    placeBackground()
    let area = button.bounds.inset(by: insets)
    var box = CGRect(origin: .zero, size: contentSize)
    box.size.width = min(box.width, max(0, area.width))
    switch button.effectiveContentHorizontalAlignment {
    case .left: box.origin.x = area.minX
    case .right: box.origin.x = area.maxX - box.width
    default: box.origin.x = area.midX - box.width / 2
    }
    switch button.contentVerticalAlignment {
    case .top: box.origin.y = area.minY
    case .bottom: box.origin.y = area.maxY - box.height
    default: box.origin.y = area.midY - box.height / 2
    }
    place(in: box)
  }

  // MARK: Parts

  private var parts: ButtonParts { button.buttonParts }

  // Values of the states feed a configuration that has none of its own [read: AD, O2].
  private var title: AttributedString? {
    configuration.attributedTitle
      ?? configuration.title.map { AttributedString($0) }
      ?? button.currentAttributedTitle.map { AttributedString($0.string) }
      ?? button.currentTitle.map { AttributedString($0) }
  }
  private var image: UIImage? { configuration.image ?? button.currentImage }

  private func updateParts() {
    if !isTitleShown { updateTitle() }
    if let subtitle = configuration.subtitle {
      let label = parts.subtitle(in: button)
      label.text = subtitle
      label.textColor = foregroundColor
    } else {
      parts.subtitleLabel?.text = nil
    }
    guard let image else {
      parts.imageView?.image = nil
      return
    }
    let view = parts.image(in: button)
    if view.image !== image { view.image = image }
    view.tintColor = configuration.imageColorTransformer?(foregroundColor) ?? foregroundColor
  }

  /// Whether the label has what was last worked out for it, and that would be the same now.
  private var isTitleShown: Bool {
    guard let shown = parts.shownTitle, let label = parts.titleLabel else { return false }
    return shown.text === label.attributedText && shown.state == button.state
      && shown.traits === button.core.traits
  }

  private func updateTitle() {
    guard let title, !title.characters.isEmpty else {
      parts.titleLabel?.attributedText = nil
      return
    }
    let label = parts.title(in: button)
    let styled = attributed(title)
    if label.attributedText != styled { label.attributedText = styled }
    label.lineBreakMode = configuration.titleLineBreakMode
    parts.shownTitle = label.attributedText.map {
      ButtonParts.ShownTitle(text: $0, state: button.state, traits: button.core.traits)
    }
  }

  /// Font and colour of the style, then what the one transformer makes of them; the label's own font
  /// is ignored.
  private func attributed(_ title: AttributedString) -> NSAttributedString {
    var container = AttributeContainer()
    container.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: configuration.buttonSize == .small ? 15 : 17),
      compatibleWith: button.core.traits)
    container.foregroundColor = foregroundColor
    // The title's own attributes count over the style's, the transformer's over both.
    if let run = title.runs.first { container.merge(run.attributes) }
    if let transformer = configuration.titleTextAttributesTransformer {
      container = transformer(container)
    }
    return NSAttributedString(
      string: String(title.characters), attributes: container.dictionary)
  }

  /// Dimmed while highlighted and disabled [trap U1]; the amounts are ours.
  private var foregroundColor: UIColor {
    let isProminent = [.filled, .borderedProminent].contains(configuration.style)
    let base =
      configuration.baseForegroundColor ?? (isProminent ? .white : button.tintColor ?? .systemBlue)
    if button.state.contains(.disabled) { return .systemGray }
    return button.state.contains(.highlighted) ? base.withAlphaComponent(0.75) : base
  }

  private var backgroundColor: UIColor? {
    if let color = configuration.background.backgroundColor { return color }
    let tint = configuration.baseBackgroundColor ?? button.tintColor ?? .systemBlue
    switch configuration.style {
    case .plain, .borderless: return configuration.baseBackgroundColor
    case .filled, .borderedProminent: return tint
    case .tinted, .borderedTinted: return tint.withAlphaComponent(0.18)
    case .gray, .bordered: return .secondarySystemBackground
    }
  }

  // MARK: Places

  private func placeBackground() {
    guard let view = parts.backgroundView else { return }
    let insets = configuration.background.backgroundInsets.physical(isRightToLeft: isRightToLeft)
    view.frame = button.bounds.inset(by: insets)
    view.show(configuration.background, color: backgroundColor, radius: radius(of: view.bounds))
  }

  private func radius(of box: CGRect) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .capsule: min(box.width, box.height) / 2
    case .small: 4
    case .large: 10
    case .dynamic, .medium: 5.95
    }
  }

  private var textSize: CGSize {
    let title = parts.titleLabel?.sizeThatFits(.zero) ?? .zero
    let subtitle = parts.subtitleLabel?.sizeThatFits(.zero) ?? .zero
    guard subtitle.height > 0 else { return title }
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + configuration.titlePadding + subtitle.height)
  }

  private var imageSize: CGSize { image?.size ?? .zero }

  private var isVertical: Bool {
    !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
  }

  private var gap: CGFloat {
    imageSize == .zero || textSize == .zero ? 0 : configuration.imagePadding
  }

  private var contentSize: CGSize {
    let (text, image) = (textSize, imageSize)
    return isVertical
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
  }

  private func place(in box: CGRect) {
    let image = imageSize
    let placement = configuration.imagePlacement
    let isFirst =
      isVertical
      ? placement.contains(.top) : placement.contains(.leading) != isRightToLeft
    let text: CGRect
    let picture: CGRect
    if isVertical {
      let height = box.height - gap - image.height
      text = CGRect(
        x: box.minX, y: isFirst ? box.maxY - height : box.minY, width: box.width, height: height)
      picture = CGRect(
        x: box.midX - image.width / 2, y: isFirst ? box.minY : box.maxY - image.height,
        width: image.width, height: image.height)
    } else {
      let width = box.width - gap - image.width
      text = CGRect(
        x: isFirst ? box.maxX - width : box.minX, y: box.minY, width: width, height: box.height)
      picture = CGRect(
        x: isFirst ? box.minX : box.maxX - image.width, y: box.midY - image.height / 2,
        width: image.width, height: image.height)
    }
    parts.imageView?.frame = picture
    placeText(in: text)
  }

  private func placeText(in box: CGRect) {
    let title = parts.titleLabel?.sizeThatFits(.zero) ?? .zero
    let subtitle = parts.subtitleLabel?.sizeThatFits(.zero) ?? .zero
    let height = textSize.height
    let top = box.midY - height / 2
    parts.titleLabel?.frame = line(title, in: box, y: top)
    parts.subtitleLabel?.frame = line(
      subtitle, in: box, y: top + title.height + configuration.titlePadding)
  }

  private func line(_ size: CGSize, in box: CGRect, y: CGFloat) -> CGRect {
    let width = min(size.width, box.width)
    let x: CGFloat
    switch configuration.titleAlignment {
    case .leading: x = isRightToLeft ? box.maxX - width : box.minX
    case .trailing: x = isRightToLeft ? box.minX : box.maxX - width
    case .automatic, .center: x = box.midX - width / 2
    }
    return CGRect(x: x, y: y, width: width, height: size.height)
  }
}
