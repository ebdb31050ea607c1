import GradientTool

/// A console that keeps what is written to it.
final class RecordingConsole: Console {
  let showsProgress: Bool
  private(set) var output = ""
  private(set) var messages = ""
  private(set) var progress: [String?] = []
  private let input: [UInt8]

  init(input: String = "", showsProgress: Bool = false) {
    self.input = Array(input.utf8)
    self.showsProgress = showsProgress
  }

  func write(_ text: String) throws(Failure) { output += text }
  func report(_ text: String) { messages += text }
  func showProgress(_ line: String?) { progress.append(line) }
  func readInput() throws(Failure) -> [UInt8] { input }
}

/// What a command line came to.
struct Run: Equatable {
  var code: ExitCode
  var output: String
  var messages: String

  init(code: ExitCode, output: String, messages: String) {
    (self.code, self.output, self.messages) = (code, output, messages)
  }

  /// Runs a command line in this process.
  init(_ arguments: String..., input: String = "") async {
    await self.init(arguments: arguments, input: input)
  }

  /// Runs a command line in this process.
  init(arguments: [String], input: String = "") async {
    let console = RecordingConsole(input: input)
    code = await Tool.run(arguments, on: console)
    output = console.output
    messages = console.messages
  }
}
