/// The actions of a control, unique by identifier for each event.
struct ActionTable {
  struct Entry {
    var action: UIAction
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []

  /// A later action with the same identifier replaces the earlier one [read: O2].
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.action === action }) {
      entries[index].events.formUnion(events)
      return
    }
    remove(action.identifier, for: events)
    entries.append(Entry(action: action, events: events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Each action once, whatever number of the events it is for.
  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }
}
