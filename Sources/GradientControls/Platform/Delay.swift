#if os(iOS) || os(Linux)
/// A block that runs once after a time, unless it is cancelled before.
package final class Delay {
  #if os(iOS)
  private let work: Task<Void, Never>
  #else
  private let work: HeadlessClock.Scheduled
  #endif

  /// Starts waiting.
  ///
  /// - Parameters:
  ///   - seconds: From now; not before the next turn of the run loop.
  ///   - block: What is run on the main actor.
  init(_ seconds: Double, _ block: @escaping () -> Void) {
    #if os(iOS)
    work = Task {
      try? await Task.sleep(nanoseconds: Self.nanoseconds(seconds))
      if !Task.isCancelled { block() }
    }
    #else
    // On the clock that tests move.
    work = HeadlessClock.current.schedule(after: seconds) { MainActor.assumeIsolated(block) }
    #endif
  }

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn
  // on the main actor.
  nonisolated deinit {}

  func cancel() { work.cancel() }

  /// A time that the system's clock takes: 0...10⁹ seconds, for which thirty years stand.
  package nonisolated static func nanoseconds(_ seconds: Double) -> UInt64 {
    seconds > 0 ? UInt64(min(seconds, 1e9) * 1e9) : 0
  }
}
#endif
