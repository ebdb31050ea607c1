import GradientModel
import GradientTokens

extension StyleImport {
  /// Imports a list of gradients as uiGradients keeps them: an array of objects with a name and
  /// colours (<https://github.com/ghosh/uiGradients>).
  ///
  /// Each becomes a control with a gradient of evenly spaced colours to the right, which is how the
  /// site shows them.
  ///
  /// - Parameters:
  ///   - bytes: The list, in JSON.
  ///   - path: How diagnostics name it.
  /// - Returns: The style file and the diagnostics.
  public static func uiGradients(_ bytes: [UInt8], path: String) -> Result {
    var findings = Findings()
    let document = JSONParser.parse(
      bytes, path: path, limits: ReadingLimits(), findings: &findings)
    guard !findings.hasErrors, !document.nodes.isEmpty else {
      return Result(file: nil, diagnostics: findings.located(in: [document]))
    }
    var report = ImportReport(findings)
    var draft = Draft()
    guard document.kind(0) == .array else {
      report.add(
        .error, .wrongShape, at: 0,
        "the file holds \(document.excerpt(0)); a list of uiGradients is an array of objects, each "
          + "with name and colors")
      return Result(file: nil, diagnostics: report.located(in: bytes, path: path))
    }
    var names = Set<[UInt8]>()
    for entry in document.children(of: 0) {
      guard let control = uiGradient(entry, of: document, &report) else { continue }
      if !names.insert(control.names[0]).inserted {
        report.add(
          .note, .renamed, at: document.offset(entry),
          name: String(utf8: control.names[0]),
          "is there twice; the later one has a number")
      }
      draft.controls.append(control)
    }
    return result(
      of: draft, report, bytes, path: path, nothing: "there is no gradient in the list")
  }

  private static func uiGradient(
    _ entry: Int, of document: JSONDocument, _ report: inout ImportReport
  ) -> DraftControl? {
    guard let list = document.member("colors", of: entry), document.kind(list) == .array,
      document.count(list) > 0
    else {
      report.leaveOut(
        at: document.offset(entry), "an entry has a name and an array of colors; it is left out")
      return nil
    }
    let title = document.member("name", of: entry).flatMap { document.string($0) } ?? []
    var colors: [StyleColor] = []
    for element in document.children(of: list) {
      guard let text = document.string(element) else {
        report.leaveOut(
          at: document.offset(element), name: String(utf8: title),
          "a colour is text such as \"#f287b0\"; the gradient is left out")
        return nil
      }
      do throws(ValueError) {
        var notes: [ValueNote] = []
        guard case .color(let color, _) = try ValueText.color(text, notes: &notes) else {
          return nil
        }
        colors.append(color)
      } catch {
        report.leaveOut(
          at: document.offset(element), name: String(utf8: title),
          "\(error.message); the gradient is left out")
        return nil
      }
    }
    var control = DraftControl(names: [NameTable.slug(title)])
    let value: DraftValue =
      colors.count == 1
      ? .color(colors[0])
      : .gradient(DraftGradient(fill: GradientFill(colors: colors, kind: .axial(.to(.right)))))
    control.members = [DraftMember(name: .fill, value: value)]
    return control
  }
}
