/// The views inside a button and what it remembers about them.
package final class ButtonParts {
  package var type = UIButton.ButtonType.custom
  package var isHovered = false
  package var isHeld = false
  package var needsUpdate = false
  /// Whether an update is running: what it assigns asks for no other one.
  var isUpdating = false
  /// How many times the configuration was updated.
  package var updateCount = 0
  var isShadowReversed = false
  /// What the title showed when it was last worked out; nil once anything it depends on has changed.
  var shownTitle: ShownTitle?
  var titleLabel: UILabel?
  var subtitleLabel: UILabel?
  var imageView: UIImageView?
  var backgroundImageView: UIImageView?
  var backgroundView: ConfigurationBackgroundView?

  /// A configuration's title with all its attributes, and what it was worked out for.
  struct ShownTitle {
    let text: NSAttributedString
    let state: UIControl.State
    let traits: UITraitCollection
  }

  package init() {}

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn on
  // the main actor.
  nonisolated deinit {}

  var hasTitle: Bool { titleLabel != nil }

  func title(in button: UIButton) -> UILabel {
    if let titleLabel { return titleLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: type == .system ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.shadowOffset = .zero
    titleLabel = label
    button.addSubview(label)
    return label
  }

  func subtitle(in button: UIButton) -> UILabel {
    if let subtitleLabel { return subtitleLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 12)
    subtitleLabel = label
    button.addSubview(label)
    return label
  }

  func image(in button: UIButton) -> UIImageView {
    if let imageView { return imageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleToFill
    imageView = view
    if let titleLabel {
      button.insertSubview(view, belowSubview: titleLabel)
    } else {
      button.addSubview(view)
    }
    return view
  }

  func backgroundImage(in button: UIButton) -> UIImageView {
    if let backgroundImageView { return backgroundImageView }
    let view = UIImageView(frame: .zero)
    backgroundImageView = view
    button.insertSubview(view, at: 0)
    return view
  }

  func configurationChanged(in button: UIButton) {
    shownTitle = nil
    if button.configuration != nil, backgroundView == nil {
      let view = ConfigurationBackgroundView(frame: button.bounds)
      view.isUserInteractionEnabled = false
      backgroundView = view
      button.insertSubview(view, at: 0)
    } else if button.configuration == nil, let view = backgroundView {
      backgroundView = nil
      view.removeFromSuperview()
    }
    button.setNeedsLayout()
    button.invalidateIntrinsicContentSize()
  }
}
