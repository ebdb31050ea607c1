#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process around the command line: its arguments, streams, signals and exit code.
package enum Program {
  /// Runs this process's command line and ends the process.
  package static func run() -> Never {
    FileDescriptor.holdStandardStreams()
    // What cannot be written is said by the call that writes it, not by the end of the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Threads begun from here on leave these signals to this one, which waits for nothing else: so
    // they end the process at once, whatever the others are busy with.
    var stopping = stoppingSignals()
    pthread_sigmask(SIG_BLOCK, &stopping, nil)
    Task {
      let code = await runArguments()
      if code == .pipeClosed { Interruption.endProcess(by: SIGPIPE) }
      Interruption.whole { exit(code.rawValue) }
    }
    while true {
      var number: Int32 = 0
      guard sigwait(&stopping, &number) == 0 else { continue }
      Interruption.endProcess(by: number, message: "gradient: interrupted\n")
    }
  }

  /// The signals that ask the process to end, but for a hangup that 'nohup' told it to ignore.
  private static func stoppingSignals() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let handler = signal(number, SIG_DFL)
      let isIgnored = unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if number == SIGHUP, isIgnored {
        signal(number, SIG_IGN)
      } else {
        sigaddset(&signals, number)
      }
    }
    return signals
  }

  private static func runArguments() async -> ExitCode {
    let console = ProcessConsole()
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { break }
      guard let word = String(validatingCString: bytes) else {
        console.report("gradient: error: argument \(index) is not UTF-8 text\n")
        return .usage
      }
      words.append(word)
    }
    return await Tool.run(words, on: console)
  }
}
