import GradientTokens

/// A style file that has been read together with the places of everything in it.
struct TracedStyle: Sendable {
  /// What messages call it.
  let label: String
  let file: TracedStyleFile
}
