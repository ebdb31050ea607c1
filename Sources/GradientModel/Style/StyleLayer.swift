/// Which of a style's layers something is from.
public enum StyleLayer: Hashable, Sendable {
  /// The members for an appearance; light is the base of all.
  case appearance(Appearance)
  /// The members for compact metrics.
  case compact

  /// The appearance that it is for; light for compact metrics, which are the same in all.
  package var appearance: Appearance {
    switch self {
    case .appearance(let appearance): appearance
    case .compact: .light
    }
  }
}
