/// Does many pieces of work at once.
package enum WorkQueue {
  /// The results of a piece of work for each input, in the order of the inputs.
  ///
  /// No new piece begins after one has failed or the task is cancelled; those under way are ended
  /// first. Of several failures the one of the earliest input is thrown.
  ///
  /// - Parameters:
  ///   - inputs: What there is to do.
  ///   - jobs: The most pieces under way at one time, 1 or more; no more run than there are cores.
  ///   - makeWorker: Makes what one worker keeps between its pieces.
  ///   - finished: Called after each piece, one at a time.
  ///   - work: The piece of work.
  /// - Returns: One result for each input.
  /// - Throws: What the work throws; `CancellationError` if the task is cancelled.
  package static func map<Input: Sendable, Output: Sendable, Worker>(
    _ inputs: [Input], jobs: Int, makeWorker: @escaping @Sendable () -> Worker,
    finished: () -> Void, _ work: @escaping @Sendable (Worker, Input) throws -> Output
  ) async throws -> [Output] {
    let queue = Queue(count: inputs.count)
    let (stream, continuation) = AsyncStream.makeStream(of: Outcome<Output>.self)
    async let workers: Void = withTaskGroup(of: Void.self) { group in
      for _ in 0..<min(jobs, inputs.count) {
        group.addTask {
          let worker = makeWorker()
          while let index = await queue.next() {
            let result = Result { try work(worker, inputs[index]) }
            if case .failure = result { await queue.close() }
            continuation.yield(Outcome(index: index, result: result))
          }
        }
      }
      await group.waitForAll()
      continuation.finish()
    }
    var outcomes: [Outcome<Output>] = []
    for await outcome in stream {
      outcomes.append(outcome)
      finished()
    }
    await workers
    try Task.checkCancellation()
    outcomes.sort { $0.index < $1.index }
    return try outcomes.map { try $0.result.get() }
  }

  private struct Outcome<Output: Sendable>: Sendable {
    let index: Int
    let result: Result<Output, any Error>
  }

  /// Hands out the numbers of the inputs.
  private actor Queue {
    private var numbers: Range<Int>

    init(count: Int) { numbers = 0..<count }

    /// The next number; nil once there is none or the task is cancelled.
    func next() -> Int? { Task.isCancelled ? nil : numbers.popFirst() }

    /// Hands out no more.
    func close() { numbers = numbers.endIndex..<numbers.endIndex }
  }
}
