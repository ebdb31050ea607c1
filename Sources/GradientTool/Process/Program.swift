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
    prepare()
    // Threads begun from here on leave these signals to this one, which waits for nothing else: so
    // they end the process at once, whatever the others are busy with.
    var stopping = sigset_t()
    sigemptyset(&stopping)
    for number in stoppingSignals() { sigaddset(&stopping, number) }
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

  /// Makes the standard streams and what is written to them safe.
  package static func prepare() {
    FileDescriptor.holdStandardStreams()
    // What cannot be written is said by the call that writes it, not by the end of the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process as a signal does that nobody handles.
  package static func end(by number: Int32) -> Never { Interruption.endProcess(by: number) }

  /// The signals that ask the process to end, but for a hangup that 'nohup' told it to ignore.
  package static func stoppingSignals() -> [Int32] {
    [SIGINT, SIGTERM, SIGHUP].filter { number in
      let handler = signal(number, SIG_DFL)
      let isIgnored = unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      guard number == SIGHUP, isIgnored else { return true }
      signal(number, SIG_IGN)
      return false
    }
  }

  private static func runArguments() async -> ExitCode {
    let console = ProcessConsole()
    guard let words = arguments(on: console) else { return .usage }
    return await Tool.run(words, on: console)
  }

  /// The words after the program's name; nil, and a message, where one is no text.
  package static func arguments(on console: any Console) -> [String]? {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { break }
      guard let word = String(validatingCString: bytes) else {
        console.report("gradient: error: argument \(index) is not UTF-8 text\n")
        return nil
      }
      words.append(word)
    }
    return words
  }
}
