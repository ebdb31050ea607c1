public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Deprecated in iOS 17, but still called.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Handed out for a registration; there is no need to keep it.
public protocol UITraitChangeRegistration: AnyObject {}

/// iOS 17.
public protocol UITraitChangeObservable: AnyObject {
  var traitObservers: TraitObservers { get }
}

/// Who wants to know about changes of traits, in the order they asked.
public final class TraitObservers {
  package final class Entry: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }

    // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn on
    // the main actor.
    nonisolated deinit {}
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn on
  // the main actor.
  nonisolated deinit {}

  package func add(
    _ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void
  ) -> Entry {
    precondition(
      SystemFeatures.current.hasTraitRegistration,
      "registerForTraitChanges is not there before iOS 17")
    let entry = Entry(traits: traits, handler: handler)
    entries.append(entry)
    return entry
  }

  package func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0 === registration }
  }

  package func notify(from previous: UITraitCollection, to new: UITraitCollection) {
    for entry in entries
    where entry.traits.contains(where: { $0.differs(previous.values, new.values) }) {
      entry.handler(previous)
    }
  }
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits) { [weak self] previous in
      guard let self else { return }
      handler(self, previous)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}
