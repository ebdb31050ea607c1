import Foundation

#if canImport(os)
  import os
#endif

/// Says what a style could not do: each thing once, for the life of the program.
@MainActor package enum StyleLog {
  /// Where lines go; nil for the system's log.
  ///
  /// Tests listen here.
  package static var listener: ((String) -> Void)?
  private static var said: Set<String> = []

  /// Says a line unless something was said under its key already.
  ///
  /// - Parameters:
  ///   - key: What makes two reports the same.
  ///   - line: What happened and what to do.
  package static func once(_ key: String, _ line: String) {
    guard said.insert(key).inserted else { return }
    if let listener {
      listener(line)
      return
    }
    #if canImport(os)
      Logger(subsystem: "dev.gradientcontrols", category: "style").warning(
        "\(line, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("GradientControls: \(line)\n".utf8))
    #endif
  }

  /// Forgets what was said.
  package static func reset() { said = [] }
}
