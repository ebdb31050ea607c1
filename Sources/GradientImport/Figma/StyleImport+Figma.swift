import GradientModel
import GradientTokens

extension StyleImport {
  /// Imports the paints of a Figma file, as its REST API answers
  /// (<https://developers.figma.com/docs/rest-api/>).
  ///
  /// It may be an answer with nodes, a whole file, a node, a list of styles with paints, or a list of
  /// paints. Each paint style and each node that is filled with a gradient becomes a control; `/` in
  /// a name makes groups.
  ///
  /// - Parameters:
  ///   - bytes: The answer, in JSON.
  ///   - path: How diagnostics name it.
  ///   - settings: A name for paints that have none.
  /// - Returns: The style file and the diagnostics.
  public static func figma(
    _ bytes: [UInt8], path: String, settings: Settings = Settings()
  ) -> Result {
    var findings = Findings()
    let document = JSONParser.parse(
      bytes, path: path, limits: ReadingLimits(), findings: &findings)
    guard !findings.hasErrors, !document.nodes.isEmpty else {
      return Result(file: nil, diagnostics: findings.located(in: [document]))
    }
    var reader = FigmaReader(document, name: settings.name, ImportReport(findings))
    reader.read()
    return result(
      of: Draft(controls: reader.controls), reader.report, bytes, path: path,
      nothing: reader.isListOfNames
        ? "the styles have names and no paints: ask for the nodes of their node_id"
        : "there is no gradient among the fills")
  }
}
