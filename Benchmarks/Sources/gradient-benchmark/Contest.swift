import Foundation

/// Some ways to do the same work, timed in turn.
struct Contest {
  var name: String
  /// Our own way first; the others are quoted as multiples of its time.
  var contenders: [Contender]
  /// What is worth knowing about the results themselves.
  var note: String?

  struct Contender {
    var name: String
    /// Does the work once and returns a number made from its result, so that no compiler can leave
    /// the work out.
    var work: () -> UInt64
  }

  /// What one contender took.
  struct Result {
    var name: String
    /// The median over the rounds, in nanoseconds for one piece of work.
    var time: Double
    /// The median of each round's own ratio to the first contender.
    var ratio: Double
  }

  /// Times the contenders.
  ///
  /// Every round times each of them once, so that a slow phase of the machine meets all alike, and
  /// ratios are taken within a round.
  func results(rounds: Int = 41) -> [Result] {
    let repetitions = contenders.map(Self.repetitions)
    var times = contenders.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        let time = Self.time(contender, repetitions: repetitions[index])
        times[index].append(time / Double(repetitions[index]))
      }
    }
    return contenders.indices.map { index in
      Result(
        name: contenders[index].name,
        time: Self.median(times[index]),
        ratio: Self.median(zip(times[index], times[0]).map { $0 / $1 }))
    }
  }

  /// How often the work fits into two milliseconds; it is warm after that.
  private static func repetitions(_ contender: Contender) -> Int {
    var count = 1
    while time(contender, repetitions: count) < 2_000_000, count < 1 << 20 { count *= 2 }
    return count
  }

  /// Nanoseconds of the processor that the work takes `repetitions` times: what else runs on the
  /// machine does not count.
  private static func time(_ contender: Contender, repetitions: Int) -> Double {
    let start = now()
    for _ in 0..<repetitions { Sink.swallow(contender.work()) }
    return now() - start
  }

  /// Nanoseconds that this thread has run.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
