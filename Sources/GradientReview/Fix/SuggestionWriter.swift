import GradientModel
package import GradientTokens

/// Writes suggestions into the text of a style file, with as few bytes as each takes, and only where
/// the result is what was meant: no other control changes, and no other look becomes unreadable.
package struct SuggestionWriter<Loader: FileLoader> {
  /// What became of a suggestion.
  package enum Outcome: Sendable {
    /// The changed file, what was changed in it, and what was not since more depends on it.
    case written(text: [UInt8], site: String, spared: String?)
    /// Why nothing was changed.
    case refused(String)
  }

  private let path: String
  private let loader: Loader
  private let measure: StyleReview.Measure
  private let review: StyleReview

  /// Makes a writer for a file.
  ///
  /// - Parameters:
  ///   - path: How the file is named; other files are looked for in its folder.
  ///   - loader: Gives the files that it refers to.
  ///   - rules: The rules that a change must not break.
  ///   - measure: Gives the size of words.
  package init(
    path: String, loader: Loader, rules: Set<ReviewRule> = Set(ReviewRule.allCases),
    measure: @escaping StyleReview.Measure
  ) {
    self.path = path
    self.loader = loader
    review = StyleReview(rules: rules.union([.titleContrast]), makesSuggestions: false)
    self.measure = measure
  }

  /// Writes the suggestion of a finding.
  ///
  /// - Parameters:
  ///   - finding: A finding about the contrast of a title.
  ///   - bytes: The file.
  /// - Returns: The changed file, or why it was left as it is.
  package func write(_ finding: ReviewFinding, into bytes: [UInt8]) -> Outcome {
    guard let suggestion = finding.suggestion else {
      return .refused(
        "no change of lightness of the title, or of what it stands on, is enough without spoiling "
          + "another look")
    }
    let theme = StyleFile.read(bytes, path: path, loader: loader).theme
    guard
      let control = theme.controls.first(where: { $0.name.utf8.elementsEqual(finding.control.utf8) }
      )
    else { return .refused("the file has no such control any more") }
    let text: StyleText
    do {
      text = try StyleText(bytes)
    } catch {
      return .refused(error.message)
    }
    let place = suggestion.place
    let changes = zip(suggestion.stops, suggestion.colors).map { stop, color in
      ColorChange(stop: suggestion.isOfGradient ? stop : nil, color: color)
    }
    let edits = text.changing(changes, of: place, in: control.name)
    let wanted = suggestion.applied(to: control.style)
    let before = faults(of: control)
    let mended = Set(finding.looks.map { Fault(rule: .titleContrast, look: $0) })
    var broken: ReviewRule?
    // First what changes this and nothing else; then what changes more of this control, and mends it.
    for isExact in [true, false] {
      for edit in edits {
        let reading = StyleFile.read(edit.text.bytes, path: path, loader: loader)
        guard !reading.hasErrors,
          let changed = Self.only(control.name, differsIn: reading.theme, from: theme)
        else { continue }
        if isExact, changed.style != wanted { continue }
        let after = faults(of: changed)
        guard after.isDisjoint(with: mended) else { continue }
        if let fault = ReviewRule.allCases.first(where: { rule in
          after.contains { $0.rule == rule && !before.contains($0) }
        }) {
          broken = fault
          continue
        }
        let spared = edits.first.flatMap {
          $0.site.utf8.elementsEqual(edit.site.utf8) ? nil : $0.site
        }
        return .written(text: edit.text.bytes, site: edit.site, spared: spared)
      }
    }
    if let broken {
      return .refused("the change that would mend it (\(suggestion.text)) breaks \(broken.name)")
    }
    return .refused(
      edits.isEmpty
        ? "the file does not say \(place.member.name) where it could be changed"
        : "\(edits[0].site) is used by others too, and at the control it cannot be said alone")
  }

  private struct Fault: Hashable {
    var rule: ReviewRule
    var look: ReviewedLook
  }

  /// The rules that a control breaks, in which looks.
  private func faults(of control: ControlTheme.Control) -> Set<Fault> {
    var faults: Set<Fault> = []
    for finding in review.findings(in: control, measure: measure) {
      for look in finding.looks { faults.insert(Fault(rule: finding.rule, look: look)) }
    }
    return faults
  }

  /// The control of a name, if the themes are otherwise alike.
  private static func only(
    _ name: String, differsIn theme: ControlTheme, from other: ControlTheme
  ) -> ControlTheme.Control? {
    guard theme.controls.count == other.controls.count else { return nil }
    var found: ControlTheme.Control?
    for (control, before) in zip(theme.controls, other.controls) {
      guard control.name.utf8.elementsEqual(before.name.utf8) else { return nil }
      if control.name.utf8.elementsEqual(name.utf8) {
        found = control
      } else if control != before {
        return nil
      }
    }
    return found
  }
}
