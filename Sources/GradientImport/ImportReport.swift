import GradientTokens

/// What there is to say about a source while it is imported.
struct ImportReport {
  private var findings: Findings
  private var stopCount = 0

  init(_ findings: Findings = Findings()) { self.findings = findings }

  var hasErrors: Bool { findings.hasErrors }

  /// Says something about a byte of the source.
  mutating func add(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, at offset: Int, name: String = "",
    _ message: String
  ) {
    findings.add(
      severity, code, at: Findings.Place(document: 0, offset: offset), name: name, message)
  }

  /// Says that something is not in the style file.
  mutating func leaveOut(at offset: Int, name: String = "", _ message: String) {
    add(.warning, .leftOut, at: offset, name: name, message)
  }

  /// Repeats what the reader of style files says of a source.
  ///
  /// What is spelled in another tool's way is written in ours, so only what is lost is named.
  mutating func add(_ finding: Findings.Finding) {
    let isWhole = finding.name.utf8.isEmpty
    switch finding.severity {
    case .note: break
    case .warning:
      add(.warning, finding.code, at: finding.place.offset, name: finding.name, finding.message)
    case .error where isWhole:
      add(.error, finding.code, at: finding.place.offset, finding.message)
    case .error:
      add(
        .warning, finding.code, at: finding.place.offset, name: finding.name,
        "\(finding.message); the token is left out")
    }
  }

  /// Counts the stops of what is imported.
  ///
  /// - Returns: Whether there may be as many; otherwise an error says so.
  mutating func takeStops(_ count: Int, upTo limit: Int, at offset: Int) -> Bool {
    stopCount += count
    guard stopCount > limit else { return true }
    if !hasErrors {
      add(
        .error, .limit, at: offset,
        "the gradients up to here would have more than \(limit) stops, with those that "
          + "stand for blends, which is the limit; import the file in parts")
    }
    return false
  }

  func located(in bytes: [UInt8], path: String) -> [Diagnostic] {
    findings.located(in: [JSONDocument(path: path, bytes: bytes)])
  }
}
