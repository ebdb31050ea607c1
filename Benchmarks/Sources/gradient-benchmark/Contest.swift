/// Some ways to do the same work, timed in turn.
struct Contest {
  var name: String
  /// Our own way first; the others are quoted as multiples of its time.
  var contenders: [Contender]
  /// What is worth knowing about the results themselves.
  var notes: [String] = []

  /// What one contender took.
  struct Result {
    var name: String
    /// The median over the rounds, in nanoseconds for one piece of work.
    var time: Double
    /// The median of each round's own ratio to the first contender.
    var ratio: Double
    /// The first and third quartile of those ratios.
    var spread: ClosedRange<Double>
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
        let time = contender.time(repetitions[index])
        times[index].append(time / Double(repetitions[index]))
      }
    }
    return contenders.indices.map { index in
      let ratios = zip(times[index], times[0]).map { $0 / $1 }.sorted()
      return Result(
        name: contenders[index].name,
        time: times[index].sorted()[rounds / 2],
        ratio: ratios[rounds / 2], spread: ratios[rounds / 4]...ratios[rounds * 3 / 4])
    }
  }

  /// How often the work fits into two milliseconds; it is warm after that.
  private static func repetitions(_ contender: Contender) -> Int {
    var count = 1
    while contender.time(count) < 2_000_000, count < 1 << 20 { count *= 2 }
    return count
  }
}
