/// What a review looks for.
public enum ReviewRule: UInt8, Hashable, Sendable, CaseIterable {
  /// A title that is hard to read over what is painted under it (WCAG 2.2, 1.4.3).
  case titleContrast
  /// An edge that cannot be told from what the control stands on (WCAG 2.2, 1.4.11).
  case controlContrast
  /// A press that nobody sees.
  case invisiblePress
  /// A selected look that differs from the normal one by its hue alone (WCAG 2.2, 1.4.1).
  case hueOnlySelected
  /// A disabled title that can hardly be made out.
  case unreadableDisabled
  /// A pressed fill without an override for dark mode, where the normal fill has one.
  case lightOnlyPress
  /// A gradient that turns so slowly that its levels show as bands.
  case banding
  /// Stops that nothing is seen of.
  case lostStops
  /// Radii that the control has no room for.
  case oversizedRadius

  /// The name in messages, in style files and on the command line.
  ///
  /// It stays the same from release to release.
  public var name: String {
    switch self {
    case .titleContrast: "title-contrast"
    case .controlContrast: "control-contrast"
    case .invisiblePress: "invisible-press"
    case .hueOnlySelected: "hue-only-selected"
    case .unreadableDisabled: "unreadable-disabled"
    case .lightOnlyPress: "light-only-press"
    case .banding: "banding"
    case .lostStops: "lost-stops"
    case .oversizedRadius: "oversized-radius"
    }
  }

  /// The rule of a name; nil where there is none.
  ///
  /// - Parameter name: A name such as `title-contrast`.
  public init?(name: String) {
    for rule in Self.allCases where rule.name.utf8.elementsEqual(name.utf8) {
      self = rule
      return
    }
    return nil
  }

  /// Whether a finding of this rule shuts people out, rather than being worth a second look.
  public var isAboutAccess: Bool {
    switch self {
    case .titleContrast, .controlContrast, .hueOnlySelected: true
    default: false
    }
  }
}
