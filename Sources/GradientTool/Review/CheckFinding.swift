import GradientModel
import GradientReview
import GradientTokens

/// What `gradient check` says about one place of a file: a diagnostic of the reader, or a finding of
/// the review.
struct CheckFinding: Sendable {
  var severity: Diagnostic.Severity
  var rule: String
  var place: FilePlace
  /// The token or control; empty for the file.
  var name: String
  var message: String
  /// The review's finding.
  var review: ReviewFinding?

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    rule = diagnostic.code.name
    place = FilePlace(
      path: diagnostic.path, line: diagnostic.line, column: diagnostic.column)
    name = diagnostic.name
    message = diagnostic.message
  }

  init(_ finding: ReviewFinding, at place: FilePlace) {
    severity = .error
    rule = finding.rule.name
    self.place = place
    name = finding.control
    message = finding.text
    review = finding
  }

  /// A file that holds no control.
  init(withoutControls place: FilePlace) {
    severity = .warning
    rule = DiagnosticCode.noControls.name
    self.place = place
    name = ""
    message =
      "the file holds no control: a group becomes one by '\"$extensions\": "
      + "{ \"dev.gradientcontrols\": { \"component\": \"button\" } }', and one that is abstract is none"
  }
}

extension TracedStyleFile {
  /// Where a finding is best shown: at the colour to be changed, else at the member in question.
  func place(of finding: ReviewFinding) -> FilePlace? {
    let suggestion = finding.suggestion
    return place(
      of: suggestion?.place ?? finding.place,
      stop: suggestion.flatMap { $0.isOfGradient ? $0.stops.first : nil }, in: finding.control)
      ?? start
  }
}
