/// How the pressed look is derived where a style does not give it.
public enum PressDerivation: UInt8, Hashable, Sendable, CaseIterable {
  /// Darker, or lighter where the look is dark already (OKLCH lightness below 0.25).
  case auto
  /// OKLCH lightness less 0.10.
  case darken
  /// OKLCH lightness plus 0.10.
  case lighten
  /// One colour: the gradient's mean.
  case flatten
  /// The gradient the other way round.
  case reverse
  /// As if not pressed.
  case none
}

/// How the disabled look is derived where a style does not give it.
public enum DisabledDerivation: UInt8, Hashable, Sendable, CaseIterable {
  /// A third of the chroma (× 0.3), at half the opacity.
  case fade
  /// As if enabled.
  case none
}
