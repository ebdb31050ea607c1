/// Does many pieces of work at once.
package enum WorkQueue {
  /// The results of a piece of work for each input, in the order of the inputs.
  ///
  /// A worker takes some neighbouring inputs, so that what it keeps from one helps with the next. No
  /// later piece begins after one has failed, and none after the task is cancelled; those under way
  /// are ended first. Of all failures that of the earliest input is thrown.
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
    let workerCount = min(jobs, inputs.count)
    let queue = Queue(count: inputs.count, workerCount: workerCount)
    let (stream, continuation) = AsyncStream.makeStream(of: Outcome<Output>.self)
    if workerCount == 0 { continuation.finish() }
    var outcomes: [Outcome<Output>] = []
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<workerCount {
        group.addTask {
          let worker = makeWorker()
          var share = 0..<0
          while let (index, rest) = await queue.next(after: share) {
            share = rest
            let result = Result { try work(worker, inputs[index]) }
            if case .failure = result { await queue.close(after: index) }
            continuation.yield(Outcome(index: index, result: result))
            // There are as many threads as cores: without this, workers leave none to `finished`.
            await Task.yield()
          }
          if await queue.leave() { continuation.finish() }
        }
      }
      for await outcome in stream {
        outcomes.append(outcome)
        finished()
      }
    }
    try Task.checkCancellation()
    outcomes.sort { $0.index < $1.index }
    return try outcomes.map { try $0.result.get() }
  }

  private struct Outcome<Output: Sendable>: Sendable {
    let index: Int
    let result: Result<Output, any Error>
  }

  /// Hands out the numbers of the inputs, and counts the workers.
  private actor Queue {
    private var numbers: Range<Int>
    private var workerCount: Int
    private let shareSize: Int
    /// The first number that is not worked on.
    private var end: Int

    /// The most inputs that a worker takes at once.
    private static let largestShare = 24

    init(count: Int, workerCount: Int) {
      numbers = 0..<count
      end = count
      self.workerCount = workerCount
      // Small enough that all workers end at nearly the same time.
      shareSize = max(1, min(Self.largestShare, count / max(1, 8 * workerCount)))
    }

    /// The next number of a worker whose share has some left or is done; nil once there is none or the
    /// task is cancelled.
    func next(after share: Range<Int>) -> (number: Int, share: Range<Int>)? {
      guard !Task.isCancelled else { return nil }
      var share = share
      if share.isEmpty {
        share = numbers.prefix(shareSize)
        numbers.removeFirst(share.count)
      }
      guard let number = share.popFirst(), number < end else { return nil }
      return (number, share)
    }

    /// Hands out none after a number any more.
    func close(after number: Int) { end = min(end, number) }

    /// Takes leave of a worker, and says whether it was the last.
    func leave() -> Bool {
      workerCount -= 1
      return workerCount == 0
    }
  }
}
