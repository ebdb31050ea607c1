public import GradientModel

/// What a reader of style files may be told.
public struct ReadingSettings: Sendable {
  /// How much a file may ask for.
  public var limits = ReadingLimits()
  /// Contexts of a resolver document that are chosen by hand: modifier and context, in any case.
  public var inputs: [(modifier: String, context: String)] = []
  /// Contexts of a resolver document that stand for an appearance, besides the usual names such as
  /// `dark` and `high-contrast`.
  public var appearanceNames: [(context: String, appearance: Appearance)] = []
  /// The points of one `rem`.
  public var pointsPerRem = 16.0

  /// The settings that suit most files.
  public init() {}
}

/// Why a file that a style file refers to cannot be had.
public enum LoadingError: Error, Sendable {
  /// There is no such file.
  case missing
  /// There is, but it cannot be read; the text says why.
  case unreadable(String)
}
