import GradientThemes

/// Says once for each name that a theme does not have it.
@MainActor package final class MissingNames {
  package static let shared = MissingNames { StyleLog.once("SwiftUI \($0)", $0) }

  private var reported: Set<String> = []
  private let say: (String) -> Void

  package init(say: @escaping (String) -> Void) { self.say = say }

  /// Reports a name, unless it was reported before.
  ///
  /// - Parameters:
  ///   - name: What was asked for.
  ///   - known: What the theme has.
  package func report(_ name: String, known: [String]) {
    guard reported.insert(name).inserted else { return }
    let offer =
      known.isEmpty
      ? "no theme is set; add .gradientTheme(_:) around the button"
      : "it has " + known.joined(separator: ", ")
    say("the theme has no style named \"\(name)\": \(offer)")
  }
}
