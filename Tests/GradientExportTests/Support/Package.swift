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
