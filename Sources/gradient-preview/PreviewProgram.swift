import CSoup
import GradientTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The preview's server as a process: it works on one thread, in one loop.
enum PreviewProgram {
  static func run() -> Never {
    Program.prepare()
    let console = ProcessConsole()
    guard let words = Program.arguments(on: console) else { exit(ExitCode.usage.rawValue) }
    switch PreviewOptions.read(words, on: console) {
    case .success(let options): serve(options, on: console)
    case .failure(let request):
      if request.code == .pipeClosed { Program.end(by: SIGPIPE) }
      exit(request.code.rawValue)
    }
  }

  private static func serve(_ options: PreviewOptions, on console: ProcessConsole) -> Never {
    let loop = EventLoop()
    loop.stopOnSignals()
    do {
      guard options.file.folder.isFolder else {
        throw PreviewError(
          "the folder of '\(options.file.text)' is not there; the file may appear later, its folder "
            + "may not")
      }
      let sockets = try LoopbackSockets(from: options.port)
      if options.port != 0, sockets.port != options.port {
        console.report("gradient: port \(options.port) is taken; \(sockets.port) is used\n")
      }
      let file = WatchedFile(options.file)
      let server = try PreviewServer(
        sockets: sockets, event: file.content.event, limit: OpenFiles.raiseLimit() - 64)
      report(file.content, on: console)
      file.onChange = { content in
        report(content, on: console)
        server.send(content.event)
      }
      let address = "http://127.0.0.1:\(sockets.port)/"
      try console.write(address + "\n")
      if options.opensPage { open(address, on: console) }
      let number = loop.run()
      server.close()
      Program.end(by: number)
    } catch let error as Failure where error.isPipeClosed {
      Program.end(by: SIGPIPE)
    } catch {
      console.report("gradient: error: \(error)\n")
      exit(ExitCode.failure.rawValue)
    }
  }

  private static func report(_ content: PreviewContent, on console: ProcessConsole) {
    if let problem = content.problem { console.report("gradient: \(problem)\n") }
    for line in content.diagnostics { console.report(line + "\n") }
  }

  /// Has the system's own program open an address.
  private static func open(_ address: String, on console: ProcessConsole) {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    var error: UnsafeMutablePointer<GError>?
    let flags = GSpawnFlags(
      G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue
        | G_SPAWN_STDERR_TO_DEV_NULL.rawValue)
    if g_spawn_async(nil, &arguments, nil, flags, nil, nil, nil, &error) == 0 {
      let reason = PreviewError(taking: error).description
      console.report("gradient: warning: no browser was opened: \(reason)\n")
    }
  }
}

/// Why the server could not do something.
struct PreviewError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Takes over a message of GLib.
  init(taking error: UnsafeMutablePointer<GError>?) {
    description = soup_error_text(error).map { String(cString: $0) } ?? "unknown error"
    if let error { g_error_free(error) }
  }
}
