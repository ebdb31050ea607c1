/// Which of a style's layers something is from.
package enum StyleLayer: Hashable, Sendable {
  /// The members for an appearance; light is the base of all.
  case appearance(Appearance)
  /// The members for compact metrics.
  case compact
}
