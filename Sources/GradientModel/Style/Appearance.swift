/// The appearances that a style can have overrides for; the empty set stands for light at ordinary
/// contrast.
public struct Appearance: OptionSet, Hashable, Sendable {
  /// The bits: 1 dark, 2 high contrast.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: 1 dark, 2 high contrast.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Light at ordinary contrast.
  public static let light: Appearance = []
  /// Dark mode.
  public static let dark = Appearance(rawValue: 1)
  /// Increased contrast.
  public static let highContrast = Appearance(rawValue: 2)

  /// Every appearance, in the order in which their overrides apply.
  public static let all: [Appearance] = [
    .light, .dark, .highContrast, [.dark, .highContrast],
  ]

  /// The name in style files and on the command line.
  public var name: String {
    switch rawValue & 3 {
    case 0: "light"
    case 1: "dark"
    case 2: "high-contrast"
    default: "dark+high-contrast"
    }
  }
}

/// The direction that lines of text run in.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// As in Latin text.
  case leftToRight
  /// As in Arabic or Hebrew text.
  case rightToLeft
}

/// The height of the bar or container that a control stands in.
public enum Metrics: UInt8, Hashable, Sendable, CaseIterable {
  /// The ordinary height.
  case regular
  /// The lower one, as of a phone's bars in landscape.
  case compact
}
