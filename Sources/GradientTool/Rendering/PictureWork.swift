/// Pictures drawn at once, counted at a terminal.
enum PictureWork {
  /// What becomes of each request, in their order.
  ///
  /// - Throws: What the work throws; `CancellationError` if the task is cancelled.
  static func map<Request: Sendable, Output: Sendable>(
    _ requests: [Request], jobs: Int, on console: any Console,
    _ work: @escaping @Sendable (PicturePainter, Request) throws -> Output
  ) async throws -> [Output] {
    var progress = Progress(total: requests.count, on: console)
    defer { console.showProgress(nil) }
    return try await WorkQueue.map(
      requests, jobs: jobs, makeWorker: { PicturePainter() }, finished: { progress.advance() }, work
    )
  }
}
