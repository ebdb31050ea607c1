/// What the process ends with.
package enum ExitCode: Int32, Sendable {
  /// Done.
  case success = 0
  /// Findings, or a failure.
  case failure = 1
  /// A wrong command line: `EX_USAGE` of `sysexits.h`.
  case usage = 64
  /// Stopped from outside: 128 and the number of SIGINT.
  case interrupted = 130
}
