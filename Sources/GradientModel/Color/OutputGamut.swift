/// The colour space that pixels are written in.
public enum OutputGamut: Hashable, Sendable, CaseIterable {
  /// sRGB, the default everywhere.
  case srgb
  /// Display P3, for wide-gamut screens. Pixels are tagged with its profile.
  case displayP3
}
