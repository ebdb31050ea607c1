import GradientTokens

/// What there is to say about a source while it is imported.
struct ImportReport {
  private var findings: Findings

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

  func located(in bytes: [UInt8], path: String) -> [Diagnostic] {
    findings.located(in: [JSONDocument(path: path, bytes: bytes)])
  }
}
