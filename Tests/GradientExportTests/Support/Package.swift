import Foundation
import GradientModel
import GradientTokens

/// The files of this package that tests read.
enum PackageFiles {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The style files that come with the project.
  static let exampleNames = [
    "palette", "gradient-control", "inspectable", "per-state", "bar-button", "modern",
  ]

  static func exampleBytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: "Examples/Styles/\(name).tokens.json")))
  }

  static func example(_ name: String) throws -> ControlTheme {
    try theme(exampleBytes(name), path: name)
  }

  /// The theme of a style file, which has to be without errors.
  static func theme(_ bytes: [UInt8], path: String = "style") throws -> ControlTheme {
    let reading = StyleFile.read(bytes, path: path)
    guard !reading.hasErrors else {
      throw Unreadable(messages: reading.diagnostics.map(\.text))
    }
    return reading.theme
  }

  struct Unreadable: Error { var messages: [String] }
}

/// A folder of a test's own, removed with its last reference.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "gradient-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and gives its place.
  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }
}

/// Programs that tests run.
enum Program {
  struct Result {
    var status: Int32
    var output: String
  }

  /// Runs a program to its end; what it says on both streams comes together.
  static func run(
    _ words: [String], input: Data = Data(), in folder: URL? = nil
  ) throws -> Result {
    let scratch = try TemporaryFolder()
    let inputFile = try scratch.write([UInt8](input), to: "input")
    let outputFile = try scratch.write([], to: "output")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    let output = try FileHandle(forWritingTo: outputFile)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self))
  }
}
