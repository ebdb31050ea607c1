import GradientModel
import GradientReview
import GradientTokens

/// Reads style files and judges what they hold.
struct StyleChecker: Sendable {
  /// Names of rules that are left out.
  var disabled: Set<String> = []
  var jobs = 1
  /// Whether the smallest change that mends a finding is looked for.
  var makesSuggestions = true

  /// A file that was read and judged.
  struct Checked: Sendable {
    var theme: ControlTheme
    var hasErrors: Bool
    var findings: [CheckFinding]
    /// What stood in the way of judging.
    var warnings: [String]
  }

  /// Reads a file and judges its controls, unless the file has errors: what is left out because of
  /// them would be judged in its stead.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - source: Where it is from.
  ///   - isIncluded: Whether a control is judged.
  /// - Returns: Findings in the order of their places.
  /// - Throws: `CancellationError`.
  func check(
    _ bytes: [UInt8], of source: StyleSource,
    where isIncluded: @Sendable (ControlTheme.Control) -> Bool = { _ in true }
  ) async throws -> Checked {
    let file = TracedStyleFile.read(
      bytes, path: source.label, loader: FolderLoader(for: source))
    let reading = file.reading
    let ignored = file.ignoredRules
    var findings = reading.diagnostics.map { CheckFinding($0) }
    findings.removeAll { finding in
      finding.severity != .error && isLeftOut(finding.rule, finding.name, ignored, reading.theme)
    }
    var checked = Checked(
      theme: reading.theme, hasErrors: reading.hasErrors, findings: findings, warnings: [])
    guard !reading.hasErrors else { return checked }
    if reading.theme.controls.isEmpty, let start = file.start {
      if !isLeftOut(DiagnosticCode.noControls.name, "", ignored, reading.theme) {
        checked.findings.append(CheckFinding(withoutControls: start))
      }
      return checked
    }
    let judged = try await WorkQueue.map(
      reading.theme.controls.filter(isIncluded), jobs: jobs, makeWorker: { TitleSource() },
      finished: {}
    ) { titles, control in
      var review = StyleReview(makesSuggestions: makesSuggestions)
      review.rules = review.rules.filter { rule in
        !disabled.contains(rule.name) && !ignored.contains(rule.name, of: control.name)
      }
      return Self.findings(of: review, control, titles)
    }
    for (found, warnings) in judged {
      checked.warnings += warnings.filter { !checked.warnings.contains($0) }
      for finding in found {
        guard let place = file.place(of: finding) else { continue }
        checked.findings.append(CheckFinding(finding, at: place))
      }
    }
    checked.findings = checked.findings.enumerated().sorted { a, b in
      let (one, other) = (a.element.place, b.element.place)
      // Diagnostics of other files come after those of the file itself, as they were read.
      if one.path != other.path { return one.path == source.label }
      return (one.line, one.column, a.offset) < (other.line, other.column, b.offset)
    }.map(\.element)
    return checked
  }

  private func isLeftOut(
    _ rule: String, _ name: String, _ ignored: IgnoredRules, _ theme: ControlTheme
  ) -> Bool {
    if disabled.contains(rule) || ignored.contains(rule, of: nil) { return true }
    let path = name.replacing(".", with: "/")
    return theme.controls.contains { control in
      (path == control.name || path.hasPrefix(control.name + "/"))
        && ignored.contains(rule, of: control.name)
    }
  }

  private static func findings(
    of review: StyleReview, _ control: ControlTheme.Control, _ titles: TitleSource
  ) -> ([ReviewFinding], warnings: [String]) {
    var warnings: [String] = []
    let findings = review.findings(in: control) { words, look in
      do throws(Failure) {
        var ignored: [String] = []
        return try titles.measure(words, of: look, warnings: &ignored)
      } catch {
        let warning = "the contrast of titles is not judged: \(error.message)"
        if !warnings.contains(warning) { warnings.append(warning) }
        return nil
      }
    }
    return (findings, warnings)
  }
}
