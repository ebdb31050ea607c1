/// Everything outside a style that its look depends on.
public struct StyleEnvironment: Hashable, Sendable {
  /// Dark mode and increased contrast.
  public var appearance: Appearance
  /// The direction that lines of text run in.
  public var layoutDirection: LayoutDirection
  /// The colour space that pixels are written in.
  public var gamut: OutputGamut
  /// The reader's text size.
  public var textSize: TextSize
  /// Whether the reader asked for bold text.
  public var isBoldText: Bool
  /// The height of the container.
  public var metrics: Metrics
  /// Replaces each style's own way of deriving the pressed look; nil leaves it.
  public var press: PressDerivation?
  /// Replaces each style's own way of deriving the disabled look; nil leaves it.
  public var disabledLook: DisabledDerivation?

  /// Makes an environment; the default is light, left to right, sRGB, default text.
  ///
  /// - Parameters:
  ///   - appearance: Dark mode and increased contrast.
  ///   - layoutDirection: The direction that lines of text run in.
  ///   - gamut: The colour space that pixels are written in.
  ///   - textSize: The reader's text size.
  ///   - isBoldText: Whether the reader asked for bold text.
  ///   - metrics: The height of the container.
  ///   - press: Replaces each style's own way of deriving the pressed look.
  ///   - disabledLook: Replaces each style's own way of deriving the disabled look.
  public init(
    appearance: Appearance = .light, layoutDirection: LayoutDirection = .leftToRight,
    gamut: OutputGamut = .srgb, textSize: TextSize = .large, isBoldText: Bool = false,
    metrics: Metrics = .regular, press: PressDerivation? = nil,
    disabledLook: DisabledDerivation? = nil
  ) {
    self.appearance = appearance
    self.layoutDirection = layoutDirection
    self.gamut = gamut
    self.textSize = textSize
    self.isBoldText = isBoldText
    self.metrics = metrics
    self.press = press
    self.disabledLook = disabledLook
  }
}
