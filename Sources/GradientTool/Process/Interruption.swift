import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets a process end in the midst of its work: what is unfinished is removed, and what must not be
/// done by half is finished first.
enum Interruption {
  /// Serial, so that it is the lock of what it holds: the traces of all work under way.
  private static let queue = DispatchQueue(label: "dev.gradientcontrols.interruption")
  private static let traces = DispatchSpecificKey<[Trace]>()

  /// Does something short that the end of the process waits for.
  ///
  /// - Parameter body: What is done; it must not come back here.
  /// - Returns: What the body gives.
  static func whole<Value>(_ body: () -> Value) -> Value { queue.sync(execute: body) }

  /// Makes something that has to go if the process ends before it is finished.
  ///
  /// - Parameters:
  ///   - trace: What is left where the work ends here.
  ///   - make: A call of the system that makes it; below 0 says that it failed.
  /// - Throws: The system's error.
  static func leave(_ trace: Trace, by make: () -> Int32) throws(SystemError) {
    let error: SystemError? = whole {
      guard make() >= 0 else { return .last }
      queue.setSpecific(key: traces, value: (queue.getSpecific(key: traces) ?? []) + [trace])
      return nil
    }
    if let error { throw error }
  }

  /// Removes what work has left, the last first.
  static func remove(_ removed: [Trace]) {
    whole {
      for trace in removed.reversed() { trace.remove() }
      let others = (queue.getSpecific(key: traces) ?? []).filter { !removed.contains($0) }
      queue.setSpecific(key: traces, value: others)
    }
  }

  /// Ends the process as a signal ends one that does not handle it, so that a shell's loop ends too.
  static func endProcess(by number: Int32, message: String = "") -> Never {
    queue.sync {
      for trace in (queue.getSpecific(key: traces) ?? []).reversed() { trace.remove() }
      announce(message)
      signal(number, SIG_DFL)
      var unblocked = sigset_t()
      sigemptyset(&unblocked)
      sigaddset(&unblocked, number)
      pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
      raise(number)
      _exit(128 + number)
    }
  }

  /// Writes a message, unless nobody takes it.
  private static func announce(_ message: String) {
    let messages = FileDescriptor.standardError
    var request = pollfd(fd: messages.number, events: Int16(POLLOUT), revents: 0)
    guard !message.isEmpty, poll(&request, 1, 0) == 1 else { return }
    try? messages.writeAll(
      Array(((messages.isTerminal ? ProcessConsole.lineErasure : "") + message).utf8))
  }
}
