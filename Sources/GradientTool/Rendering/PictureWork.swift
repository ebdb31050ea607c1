/// Pictures drawn at once, counted at a terminal.
enum PictureWork {
  /// What becomes of each request, in their order.
  ///
  /// - Throws: What the work throws; `CancellationError` if the task is cancelled.
  static func map<Request: Sendable, Output: Sendable>(
    _ requests: [Request], jobs: Int, on console: any Console,
    _ work: @escaping @Sendable (PicturePainter, Request) throws -> Output
  ) async throws -> [Output] {
    try await map(
      requests, jobs: jobs, on: console, makeWorker: { PicturePainter() }, work)
  }

  /// What becomes of each request, in their order, by workers of some kind.
  ///
  /// - Throws: What the work throws; `CancellationError` if the task is cancelled.
  static func map<Request: Sendable, Output: Sendable, Worker>(
    _ requests: [Request], jobs: Int, on console: any Console,
    makeWorker: @escaping @Sendable () -> Worker,
    _ work: @escaping @Sendable (Worker, Request) throws -> Output
  ) async throws -> [Output] {
    var progress = Progress(total: requests.count, on: console)
    defer { console.showProgress(nil) }
    return try await WorkQueue.map(
      requests, jobs: jobs, makeWorker: makeWorker, finished: { progress.advance() }, work
    )
  }
}
