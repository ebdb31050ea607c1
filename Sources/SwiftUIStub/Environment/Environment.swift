public protocol DynamicProperty {}

/// A property that a walk fills in before it asks a view for its body.
package protocol EnvironmentReading {
  func read(_ environment: EnvironmentValues)
}

/// A property whose value outlives the view that declares it.
package protocol StateKeeping {
  func keep(in memory: StateMemory)
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private final class Storage {
    var value: Value?
  }
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let storage = Storage()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { storage.value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: EnvironmentReading {
  package func read(_ environment: EnvironmentValues) {
    storage.value = environment[keyPath: keyPath]
  }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  /// What a view starts with, until a walk puts the storage of an earlier one there.
  private final class Slot {
    var storage: Storage
    init(_ storage: Storage) { self.storage = storage }
  }
  private let slot: Slot

  public init(wrappedValue value: Value) { slot = Slot(Storage(value)) }
  public var wrappedValue: Value {
    get { slot.storage.value }
    nonmutating set { slot.storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let storage = slot.storage
    return Binding(read: { storage.value }, write: { storage.value = $0 })
  }
}

extension State: StateKeeping {
  package func keep(in memory: StateMemory) {
    if let storage = memory.next(slot.storage) as? Storage { slot.storage = storage }
  }
}

@propertyWrapper public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  package init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
}
