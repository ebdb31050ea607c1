import Foundation

/// A program run to its end.
struct ChildProcess {
  var code: Int32
  var output: String
  var messages: String

  /// The program that this package builds, beside the tests' own.
  static let gradient: String = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let candidates = [tests, URL(fileURLWithPath: CommandLine.arguments[0])]
    for candidate in candidates {
      let program = candidate.deletingLastPathComponent().appendingPathComponent("gradient")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program.path }
    }
    return "gradient"
  }()

  static func run(_ program: String, _ arguments: [String]) throws -> ChildProcess {
    let process = Process()
    let (output, messages) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    // Both are short enough for a pipe to hold.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errors = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ChildProcess(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      messages: String(decoding: errors, as: UTF8.self))
  }

  /// Runs a line of shell in which `$0` is the program that this package builds.
  static func shell(_ line: String, _ arguments: String...) throws -> ChildProcess {
    try run("/bin/bash", ["-c", line, gradient] + arguments)
  }
}
