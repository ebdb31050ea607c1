#if os(iOS) || os(Linux)
package import GradientModel

/// A colour as an app gives it, kept as it is until the traits of the view that shows it are known.
///
/// A `UIColor` may look different in dark mode, at high contrast or on another level. Converted when
/// it is set, it would be frozen in the look of that moment.
package nonisolated struct AdaptiveColor: Hashable, Sendable {
  /// The colour as it was given.
  package let color: UIColor

  /// Keeps a colour.
  package init(_ color: UIColor) { self.color = color }

  /// The colour as it looks with some traits; nil for a pattern, which is said once.
  @MainActor package func resolved(with traits: UITraitCollection) -> StyleColor? {
    do throws(UnusableColorError) {
      return try StyleColor(color, in: traits)
    } catch {
      StyleLog.once("color \(error.color)", error.description)
      return nil
    }
  }
}
#endif
