/// A value for each thread, made when it is first asked for.
///
/// The thread's own dictionary of Foundation does the same and takes far longer, and
/// every change of a layer asks for a value of this kind.
package nonisolated struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
    precondition(status == 0, "a process has more than a thousand keys")
    self.key = key
    self.make = make
  }

  package var value: Value {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Value>.fromOpaque(known).takeUnretainedValue()
    }
    let new = make()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }
}

/// A value of the main actor, for code that is not isolated to it but runs there.
///
/// It is kept with the main thread's object whichever thread asks: on Linux the queue of the main actor
/// is drained by one worker thread after another once a program has called `dispatchMain()`, so two
/// jobs of the main actor may see two threads.
package nonisolated struct MainActorLocal<Value: AnyObject>: Sendable {
  /// What each thread has seen.
  private let local: ThreadLocal<Value>

  package init(_ name: String, _ make: @escaping @Sendable () -> Value) {
    local = ThreadLocal {
      let storage = Thread.mainThread.threadDictionary
      if let value = storage[name] as? Value { return value }
      let value = make()
      storage[name] = value
      return value
    }
  }

  package var value: Value { local.value }
}
