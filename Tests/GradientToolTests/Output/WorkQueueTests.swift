import Foundation
import GradientTool
import Testing

@Suite struct WorkQueueTests {
  private struct Fault: Error, Equatable { let input: Int }

  @Test(arguments: [1, 2, 7, 100])
  func resultsComeInTheOrderOfTheInputs(_ jobs: Int) async throws {
    var finished = 0
    let results = try await WorkQueue.map(
      Array(0..<50), jobs: jobs, makeWorker: {}, finished: { finished += 1 }
    ) { _, input in input * input }
    #expect(results == (0..<50).map { $0 * $0 })
    #expect(finished == 50)
  }

  /// With as many workers as there are threads nothing else would run until they are done.
  @Test func whatIsFinishedIsCountedWhileTheRestIsWorkedOn() async throws {
    var first: ContinuousClock.Instant?
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let starts = try await WorkQueue.map(
      Array(0..<200 * jobs), jobs: jobs, makeWorker: {}, finished: { first = first ?? .now }
    ) { _, _ in
      let start = ContinuousClock.now
      while start.duration(to: .now) < .milliseconds(2) {}
      return start
    }
    let last = try #require(starts.max())
    #expect(try #require(first) < last)
  }

  @Test func nothingToDoIsDone() async throws {
    let results = try await WorkQueue.map(
      [Int](), jobs: 4, makeWorker: {}, finished: {}
    ) { _, input in input }
    #expect(results.isEmpty)
  }

  @Test func oneWorkerStopsAtTheFirstFailure() async {
    var finished = 0
    await #expect(throws: Fault(input: 3)) {
      try await WorkQueue.map(
        Array(0..<50), jobs: 1, makeWorker: {}, finished: { finished += 1 }
      ) { _, input in
        if input >= 3 { throw Fault(input: input) }
      }
    }
    #expect(finished == 4)
  }

  @Test func ofSeveralFailuresTheEarliestIsThrown() async {
    await #expect(throws: Fault(input: 0)) {
      try await WorkQueue.map(
        Array(0..<8), jobs: 8, makeWorker: {}, finished: {}
      ) { _, input in throw Fault(input: input) }
    }
  }

  @Test func theEarliestFailureIsThrownWhicheverWorkerMeetsALaterOneFirst() async {
    for _ in 0..<20 {
      await #expect(throws: Fault(input: 40)) {
        try await WorkQueue.map(
          Array(0..<1000), jobs: 4, makeWorker: {}, finished: {}
        ) { _, input in if input >= 40 { throw Fault(input: input) } }
      }
    }
  }

  @Test func neighboursGoToOneWorker() async throws {
    final class Worker { var last = -2 }
    let follows = try await WorkQueue.map(
      Array(0..<960), jobs: 2, makeWorker: { Worker() }, finished: {}
    ) { worker, input in
      defer { worker.last = input }
      return worker.last == input - 1
    }
    // Shares of 24 begin anew forty times at most.
    #expect(follows.count { !$0 } <= 40)
  }

  @Test func aCancelledTaskBeginsNothingNew() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await WorkQueue.map(
        Array(0..<8), jobs: 2, makeWorker: {}, finished: {}
      ) { _, input in input }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
