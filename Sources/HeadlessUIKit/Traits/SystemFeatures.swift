import Synchronization

/// Which system the double behaves as, so that the branches for old and new ones both run.
///
/// `#available(iOS 99, *)` is true on Linux: code asks this together with `#available`.
package nonisolated struct SystemFeatures: Hashable, Sendable {
  /// The version of iOS, such as 15, 17.4 or 26.
  package var version: Double

  package init(version: Double) { self.version = version }

  private static let shared = Mutex(SystemFeatures(version: 26))

  /// The system that tests run on now.
  package static var current: SystemFeatures {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs a body on another system.
  package static func with<Result>(
    version: Double, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = SystemFeatures(version: version)
    defer { current = outer }
    return try body()
  }

  /// `registerForTraitChanges`, iOS 17.
  package var hasTraitRegistration: Bool { version >= 17 }
  /// `UIControl.performPrimaryAction`, iOS 17.4.
  package var hasPerformPrimaryAction: Bool { version >= 17.4 }
  /// Layout runs again when a trait that it read changes, iOS 18.
  package var tracksTraits: Bool { version >= 18 }
  /// `updateProperties`, iOS 26.
  package var hasUpdateProperties: Bool { version >= 26 }
  /// The bar's glass behind its items, iOS 26.
  package var hasSharedBackground: Bool { version >= 26 }
  /// `UIView.cornerConfiguration`, iOS 26.
  package var hasCornerConfiguration: Bool { version >= 26 }
}
