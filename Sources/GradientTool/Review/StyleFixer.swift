import GradientModel
import GradientReview
import GradientTokens

/// Writes the smallest changes that let titles be read into a style file.
struct StyleFixer {
  /// The checker that finds what is to be mended.
  let checker: StyleChecker

  /// What became of a file.
  struct Result {
    var bytes: [UInt8]
    /// One line for each change, and for each finding that was left.
    var messages: [String] = []
  }

  /// Mends a file's titles, one control after the other.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - source: Where it is from.
  /// - Returns: The mended file.
  /// - Throws: `CancellationError`.
  func fix(_ bytes: [UInt8], of source: StyleSource) async throws -> Result {
    var result = Result(bytes: bytes)
    var checker = checker
    checker.makesSuggestions = false
    let all = try await checker.check(bytes, of: source)
    var pending: [String] = []
    for finding in all.findings where finding.rule == ReviewRule.titleContrast.name {
      if !pending.contains(finding.name) { pending.append(finding.name) }
    }
    for control in pending {
      try await fix(control, in: &result, of: source)
    }
    return result
  }

  private func fix(
    _ control: String, in result: inout Result, of source: StyleSource
  ) async throws {
    let titles = TitleSource()
    let rules = Set(ReviewRule.allCases.filter { !checker.disabled.contains($0.name) })
    let writer = SuggestionWriter(
      path: source.label, loader: FolderLoader(for: source), rules: rules
    ) {
      words, look in
      var warnings: [String] = []
      return try? titles.measure(words, of: look, warnings: &warnings)
    }
    var left: Set<[ReviewedLook]> = []
    // Each change mends a look, so there are no more rounds than looks.
    while true {
      let checked = try await checker.check(result.bytes, of: source) { $0.name == control }
      let next = checked.findings.first { finding in
        finding.review.map { $0.rule == .titleContrast && !left.contains($0.looks) } == true
      }
      guard let next, let finding = next.review else { return }
      let look = finding.looks.first?.name ?? ""
      switch writer.write(finding, into: result.bytes) {
      case .written(let text, let site, let spared):
        result.bytes = text
        let change = finding.suggestion?.text ?? ""
        let note = spared.map { "; \($0) stays, as more depends on it" } ?? ""
        result.messages.append("'\(control)' (\(look)): \(change), written at \(site)\(note)")
      case .refused(let reason):
        left.insert(finding.looks)
        let isElsewhere = next.place.path != source.label
        let elsewhere = "it stands in '\(next.place.path)'; name that file to mend it there"
        result.messages.append(
          "'\(control)' (\(look)) was left as it is: \(isElsewhere ? elsewhere : reason)")
      }
    }
  }
}
