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

  /// The stops and hints of a gradient: more than any picture shows, and few enough for the thousand
  /// stops that a hint becomes.
  package static let stops = 4_096
  /// The stops of all gradients of a file, with those that its hints become.
  package static let totalStops = 4_000_000
  /// The shadows of a list, with those that its aliases stand for: lists of lists double with each.
  package static let shadows = 1_024
  /// The families of a font, likewise.
  package static let families = 256
  /// The faults of one file's JSON that are told; a file with more is not a style file.
  package static let faults = 50

  /// The limits that suit a machine of today.
  public init() {}
}
