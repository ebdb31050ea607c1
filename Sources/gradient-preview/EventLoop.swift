import CSoup
import GradientTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// GLib's main loop, which ends when a signal asks the process to.
final class EventLoop {
  private var number: Int32 = 0

  /// Lets signals end the loop, also those that whoever started this process has blocked.
  func stopOnSignals() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in Program.stoppingSignals() {
      switch number {
      case SIGINT: g_unix_signal_add(number, { EventLoop.stop($0, by: SIGINT) }, own)
      case SIGTERM: g_unix_signal_add(number, { EventLoop.stop($0, by: SIGTERM) }, own)
      default: g_unix_signal_add(number, { EventLoop.stop($0, by: SIGHUP) }, own)
      }
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Runs until a signal comes.
  ///
  /// - Returns: The signal's number.
  func run() -> Int32 {
    while number == 0 { g_main_context_iteration(nil, 1) }
    return number
  }

  private static func stop(_ loop: gpointer?, by number: Int32) -> gboolean {
    guard let loop else { return 0 }
    Unmanaged<EventLoop>.fromOpaque(loop).takeUnretainedValue().number = number
    return 1
  }
}
