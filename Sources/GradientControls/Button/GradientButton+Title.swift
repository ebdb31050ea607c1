#if os(iOS) || os(Linux)
import GradientModel

extension GradientButton {
  func lookDidChange(_ look: ResolvedStyle, given: GivenMembers) {
    titleLook = TitleLook(look, given: given, gamut: lookEnvironment.gamut)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if configuration == nil {
      applyLegacyTitle()
    } else if !isUpdatingConfiguration {
      setNeedsUpdateConfiguration()
    }
  }

  /// Brings the configuration to the look, if it is not there.
  ///
  /// - Parameter isUpdate: Whether UIKit asks for it. Else what the app's own update handler has
  ///   written since is left: undoing it would ask for the next update, without end.
  func applyConfiguration(isUpdate: Bool) {
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    guard let resolved = look.resolve(), var new = configuration else { return }
    let radii = look.outline?.radii
    let wanted = ConfigurationLook(
      title: titleLook, isMultiline: words?.contains { $0.isNewline } ?? false,
      insets: look.given.contains(.insets) ? directionalInsets(of: resolved) : nil,
      radius: CGFloat(
        max(
          radii?.topLeft ?? 0, radii?.topRight ?? 0, radii?.bottomLeft ?? 0,
          radii?.bottomRight ?? 0)),
      imagePlacement: imagePlacement?.rawValue, imagePadding: imagePadding)
    guard wanted != appliedConfiguration || (isUpdate && !wanted.isIn(new)) else { return }
    wanted.write(to: &new, replacing: appliedConfiguration)
    appliedConfiguration = wanted
    configuration = new
  }

  /// Brings the title of a button without a configuration to the look.
  func applyLegacyTitle() {
    // What it asks of UIKit may lead back here.
    guard configuration == nil, !isApplyingLegacyTitle else { return }
    isApplyingLegacyTitle = true
    defer { isApplyingLegacyTitle = false }
    legacyTitle.apply(
      titleLook, in: state, hasTitle: currentTitle != nil,
      color: { [self] in currentTitleColor },
      shadowColor: { [self] in currentTitleShadowColor },
      setColor: { [self] in setStyledTitleColor($0, for: $1) },
      setShadowColor: { [self] in setStyledTitleShadowColor($0, for: $1) },
      label: { [self] in titleLabel })
    if currentImage != nil, let color = titleLook.imageColor, imageView?.tintColor != color {
      imageView?.tintColor = color
    }
  }

  /// The words of the title; nil or empty for none.
  var words: String? {
    guard let configuration else { return currentAttributedTitle?.string ?? currentTitle }
    return configuration.attributedTitle.map { String($0.characters) } ?? configuration.title
      ?? currentAttributedTitle?.string ?? currentTitle
  }

  var ownTitleColor: UIColor? {
    guard let configuration else { return titleColor(for: .normal) }
    return configuration.baseForegroundColor ?? tintColor
  }

  /// The colour that the title has on screen.
  var spinnerColor: UIColor {
    titleLook.color ?? configuration?.baseForegroundColor
      ?? (configuration == nil ? currentTitleColor : tintColor)
  }

  private func directionalInsets(of look: ResolvedStyle) -> NSDirectionalEdgeInsets {
    let isMirrored = look.layoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: CGFloat(look.insets.top),
      leading: CGFloat(isMirrored ? look.insets.right : look.insets.left),
      bottom: CGFloat(look.insets.bottom),
      trailing: CGFloat(isMirrored ? look.insets.left : look.insets.right))
  }
}
#endif
