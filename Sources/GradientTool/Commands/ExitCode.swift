/// What the process ends with.
package enum ExitCode: Int32, Sendable {
  /// Done.
  case success = 0
  /// Findings, or a failure.
  case failure = 1
  /// A wrong command line: `EX_USAGE` of `sysexits.h`.
  case usage = 64
  /// The task was cancelled: 128 and the number of SIGINT.
  case interrupted = 130
  /// Nobody reads the results: 128 and the number of SIGPIPE.
  case pipeClosed = 141
}
