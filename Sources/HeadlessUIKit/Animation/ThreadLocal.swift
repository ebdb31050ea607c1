/// A value for each thread, made when it is first asked for.
package nonisolated enum ThreadLocal {
  package static func value<Value: AnyObject>(_ key: String, make: () -> Value) -> Value {
    Thread.current.local(key, make)
  }
}

/// A value of the main actor, for code that is not isolated to it but runs there.
///
/// It is kept with the main thread's object whichever thread asks: on Linux the queue of the main actor
/// is drained by one worker thread after another once a program has called `dispatchMain()`, so two
/// jobs of the main actor may see two threads.
package nonisolated enum MainActorLocal {
  package static func value<Value: AnyObject>(_ key: String, make: () -> Value) -> Value {
    Thread.mainThread.local(key, make)
  }
}

extension Thread {
  fileprivate nonisolated func local<Value: AnyObject>(_ key: String, _ make: () -> Value) -> Value
  {
    let storage = threadDictionary
    if let value = storage[key] as? Value { return value }
    let value = make()
    storage[key] = value
    return value
  }
}
