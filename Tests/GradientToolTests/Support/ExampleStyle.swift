import Foundation

/// The style files that come with the project.
enum ExampleStyle: String, CaseIterable {
  case palette
  case gradientControl = "gradient-control"
  case inspectable
  case perState = "per-state"
  case barButton = "bar-button"
  case modern

  var path: String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Styles/\(rawValue).tokens.json").path
  }
}
