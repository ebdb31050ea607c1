/// How much a style file may ask for.
///
/// Beyond any of these, reading stops with an error that names it.
public struct ReadingLimits: Sendable {
  /// The size of one file, in bytes.
  public var bytes = 64 << 20
  /// The number of values (objects, arrays, strings, numbers and words) in one file.
  public var values = 8_000_000
  /// How deeply objects and arrays may stand in each other, and groups after `$extends`.
  public var depth = 512
  /// The number of tokens and groups, after `$extends` and for one appearance.
  public var tokens = 1_000_000
  /// The number of combinations that the modifiers of a resolver document allow.
  public var permutations = 1_024

  /// The limits that suit a machine of today.
  public init() {}
}
