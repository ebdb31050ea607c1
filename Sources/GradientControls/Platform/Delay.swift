#if os(iOS) || os(Linux)
/// A block that runs once after a time, unless it is cancelled before.
final class Delay {
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
      try? await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1e9))
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
}
#endif
