import Foundation
import GradientModel
import GradientTokens

/// The style files of the examples, read from the sources: a simulator sees the machine's files.
nonisolated enum Examples {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Styles")

  static let names = [
    "bar-button", "gradient-control", "inspectable", "modern", "palette", "per-state",
  ]

  static func theme(_ file: String) throws -> ControlTheme {
    let name = file.hasSuffix(".json") ? file : "\(file).tokens.json"
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return StyleFile.read(Array(data), path: name).theme
  }
}
