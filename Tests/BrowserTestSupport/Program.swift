package import Foundation

/// Programs that tests run.
package enum Program {
  package struct Result {
    package var status: Int32
    package var output: String
  }

  /// Runs a program to its end; what it says on both streams comes together.
  package static func run(
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
