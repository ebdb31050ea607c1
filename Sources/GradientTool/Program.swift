import Dispatch

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
    let task = Task { await runArguments() }
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      // The first one lets pictures under way be ended; the next ends the process at once.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        signal(number, SIG_DFL)
        task.cancel()
      }
      source.resume()
      return source
    }
    Task {
      let code = await task.value
      for source in sources { source.cancel() }
      exit(code.rawValue)
    }
    dispatchMain()
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
