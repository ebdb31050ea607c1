#if os(iOS)
/// Which newer parts of UIKit to use, asked together with `#available`.
///
/// On a device `#available` alone decides. The test double has a type of this name whose answers a
/// test can change, because there `#available` is always true.
nonisolated struct SystemFeatures: Sendable {
  static let current = SystemFeatures()

  /// `registerForTraitChanges`, iOS 17.
  let hasTraitRegistration = true
  /// `UIControl.performPrimaryAction`, iOS 17.4.
  let hasPerformPrimaryAction = true
  /// Layout runs again when a trait that it read changes, iOS 18.
  let tracksTraits = true
  /// The bar's glass behind its items, iOS 26.
  let hasSharedBackground = true
}
#endif
