/// What a review looks for.
public enum ReviewRule: UInt8, Hashable, Sendable, CaseIterable {
  /// A title that is hard to read over what is painted under it (WCAG 2.2, 1.4.3).
  case titleContrast
  /// An edge that cannot be told from what the control stands on (WCAG 2.2, 1.4.11).
  case controlContrast

  /// The name in messages, in style files and on the command line.
  ///
  /// It stays the same from release to release.
  public var name: String {
    switch self {
    case .titleContrast: "title-contrast"
    case .controlContrast: "control-contrast"
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
}
