import GradientModel
import GradientReview
import GradientTokens

/// What `gradient check` says about one place of a file: a diagnostic of the reader, or a finding of
/// the review.
struct CheckFinding: Sendable {
  var severity: Diagnostic.Severity
  var rule: String
  var path: String
  var line: Int
  var column: Int
  /// The token or control; empty for the file.
  var name: String
  var message: String
  /// The review's finding.
  var review: ReviewFinding?

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    rule = diagnostic.code.name
    path = diagnostic.path
    line = diagnostic.line
    column = diagnostic.column
    name = diagnostic.name
    message = diagnostic.message
  }

  init(_ finding: ReviewFinding, at place: StyleSources.Place) {
    severity = .error
    rule = finding.rule.name
    path = place.path
    line = place.line
    column = place.column
    name = finding.control
    message = finding.text
    review = finding
  }

  /// A file that holds no control.
  init(withoutControls place: StyleSources.Place) {
    severity = .warning
    rule = DiagnosticCode.noControls.name
    path = place.path
    line = place.line
    column = place.column
    name = ""
    message =
      "the file holds no control: a group becomes one by '\"$extensions\": "
      + "{ \"dev.gradientcontrols\": { \"component\": \"button\" } }', and one that is abstract is none"
  }
}

extension StyleSources.Part {
  /// Where a finding is best shown: at the colour to be changed, else at the member in question.
  init(_ finding: ReviewFinding) {
    guard let place = finding.suggestion?.place ?? finding.place else {
      self.init()
      return
    }
    self.init(
      names: place.member.fileNames, state: place.state, appearance: place.appearance,
      isCompact: place.isCompact,
      stop: finding.suggestion.flatMap { $0.isOfGradient ? $0.stops.first : nil })
  }
}

extension StyleMember {
  /// The names that the member may have in a file.
  var fileNames: [StaticString] {
    switch self {
    case .fill: ["fill"]
    case .overlay: ["overlay"]
    case .border: ["border-fill", "border-color", "border"]
    case .titleColor: ["title-color"]
    }
  }
}
