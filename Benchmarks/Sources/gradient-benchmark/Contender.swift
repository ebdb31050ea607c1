import Foundation

/// One way to do a contest's work.
struct Contender {
  var name: String
  /// Nanoseconds of the processor that the work takes when it is done so many times.
  var time: (_ repetitions: Int) -> Double

  /// Work of another process, which times itself.
  init(name: String, time: @escaping (Int) -> Double) {
    self.name = name
    self.time = time
  }

  /// Work of this thread.
  ///
  /// - Parameters:
  ///   - name: What the table calls it.
  ///   - work: Does the work once and returns a number made from its result, so that no compiler can
  ///     leave the work out.
  init(name: String, work: @escaping () -> UInt64) {
    self.init(name: name) { repetitions in
      let start = Self.now()
      for _ in 0..<repetitions { Sink.swallow(work()) }
      return Self.now() - start
    }
  }

  /// Nanoseconds that this thread has run: what else runs on the machine does not count.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
