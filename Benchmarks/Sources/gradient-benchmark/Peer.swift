import Foundation

/// The process that draws with Skia and reads with Python; asked over its standard input.
final class Peer {
  /// Names and versions of what it measures.
  let version: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts it; nil where Scripts/benchmark has not installed it.
  init?(folder: String) {
    let python = "\(folder)/.build/peers/bin/python"
    guard FileManager.default.isExecutableFile(atPath: python) else { return nil }
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["\(folder)/Peers/peers.py"]
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { return nil }
    guard let version = Self.ask("version", input, output) else { return nil }
    self.version = version
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// Draws a contest's picture with Skia; gives nanoseconds of the processor.
  func skia(_ contest: String, repetitions: Int) -> Double {
    number(of: "skia \(contest) \(repetitions)")
  }

  /// Reads a file's text with `json.loads`; gives nanoseconds of the processor.
  func json(_ path: String, repetitions: Int) -> Double {
    number(of: "json \(path) \(repetitions)")
  }

  /// Skia's picture of a contest: red, green, blue, alpha, premultiplied.
  func pixels(_ contest: String) -> [UInt8] {
    let path = FileManager.default.temporaryDirectory.appending(path: "gradient-\(contest).rgba")
    defer { try? FileManager.default.removeItem(at: path) }
    _ = Self.ask("pixels \(contest) \(path.path)", input, output)
    return (try? Data(contentsOf: path)).map(Array.init) ?? []
  }

  private func number(of question: String) -> Double {
    Self.ask(question, input, output).flatMap(Double.init) ?? .nan
  }

  private static func ask(_ question: String, _ input: Pipe, _ output: Pipe) -> String? {
    try? input.fileHandleForWriting.write(contentsOf: Data((question + "\n").utf8))
    var answer: [UInt8] = []
    while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: answer, as: UTF8.self) }
      answer.append(byte)
    }
    return nil
  }
}
