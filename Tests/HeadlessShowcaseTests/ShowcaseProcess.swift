import Foundation
import GradientRaster
import PNGFile

/// The program that this package builds, run to its end.
struct ShowcaseProcess {
  let code: Int32
  let output: String
  let messages: String

  init(_ arguments: String...) throws {
    let process = Process()
    let (output, messages) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("headless-showcase")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    // Both are short enough for a pipe to hold.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errors = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    code = process.terminationStatus
    self.output = String(decoding: text, as: UTF8.self)
    self.messages = String(decoding: errors, as: UTF8.self)
  }
}

/// A folder of a test's own, removed with its last reference.
final class ShowcaseTestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("showcase-tests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The names of all files in a folder in it, hidden ones among them.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  func picture(_ name: String) throws -> Pixmap {
    try PNG.decode([UInt8](Data(contentsOf: url.appendingPathComponent(name)))).pixmap
  }
}
