import GradientModel
import GradientReview
import GradientTokens

/// A control read from a style file, and words of a known size.
struct ReviewFixture {
  static let title = Size2D(width: 60, height: 20)

  let control: ControlTheme.Control

  /// Reads a button's members.
  init(_ members: String, component: String = "button", root: String = "") throws {
    let file = """
      { "$extensions": { "dev.gradientcontrols": { "version": 1 \(root) } },
        "go": { "$extensions": { "dev.gradientcontrols": { "component": "\(component)" } },
          \(members) } }
      """
    let reading = StyleFile.read(Array(file.utf8), path: "test.tokens.json")
    if reading.hasErrors || reading.theme.controls.count != 1 {
      throw Unreadable(text: reading.diagnostics.map(\.text))
    }
    control = reading.theme.controls[0]
  }

  struct Unreadable: Error {
    let text: [String]
  }

  func contrast(
    _ state: ControlState = .normal, _ environment: StyleEnvironment = StyleEnvironment()
  ) -> ContrastMeasurement? {
    StyleReview().titleContrast(
      of: control, in: ReviewedLook(state: state, environment: environment)
    ) { _, _ in Self.title }
  }

  func findings(_ review: StyleReview = StyleReview()) -> [ReviewFinding] {
    review.findings(in: control) { _, _ in Self.title }
  }
}
