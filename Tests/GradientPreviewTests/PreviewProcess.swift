import Foundation

/// The server, run as a person runs it, in a folder of its own that goes with it.
final class PreviewProcess {
  let folder: URL
  let process = Process()
  private let output = Pipe()
  private let messages: URL
  private(set) var port = 0

  /// Where the programs of this package are.
  static let programs: URL = {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    for candidate in [tests, URL(filePath: CommandLine.arguments[0])] {
      let folder = candidate.deletingLastPathComponent()
      let program = folder.appending(path: "gradient-preview").path
      if FileManager.default.isExecutableFile(atPath: program) { return folder }
    }
    return URL(filePath: ".")
  }()

  static func newFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Starts it and waits until it says where it is.
  ///
  /// - Parameters:
  ///   - text: What the style file holds at first; nil for a file that is not there.
  ///   - arguments: Further arguments.
  ///   - program: The program and its first words.
  ///   - path: Where programs are looked for; nil for the usual places.
  /// - Throws: What the system says where it cannot be run.
  init(
    _ text: String?, arguments: [String] = ["--port", "0"],
    program: [String] = ["gradient-preview"],
    path: String? = nil
  ) throws {
    folder = try Self.newFolder()
    messages = folder.appending(path: ".messages")
    if let text { try Data(text.utf8).write(to: folder.appending(path: "style.json")) }
    try Data().write(to: messages)
    process.executableURL = Self.programs.appending(path: program[0])
    process.arguments = Array(program.dropFirst()) + arguments + ["style.json"]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: messages)
    if let path {
      process.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 }
    }
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      line += String(decoding: data, as: UTF8.self)
    }
    port = line.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  var host: String { "127.0.0.1:\(port)" }

  var report: String { (try? String(contentsOf: messages, encoding: .utf8)) ?? "" }

  /// Writes a file as editors do that put a new one in its place.
  func replace(_ text: String, name: String = "style.json") throws {
    try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
  }

  /// Sends a signal and waits for the end.
  ///
  /// - Returns: The signal that it ended by, and the seconds that took.
  func stop(by number: Int32 = SIGINT) -> (signal: Int32, seconds: Double) {
    let start = Date()
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return (isSignal ? process.terminationStatus : 0, Date().timeIntervalSince(start))
  }
}
