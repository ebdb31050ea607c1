import GradientExport
import GradientModel
import GradientTokens

/// What exporting any theme has to keep to: no trap, and text of the shape that its language asks for.
enum ExportLaws {
  private static let forms = [css, properties, swift, android, catalog]

  /// Checks every form, or the one that a number stands for.
  static func check(_ theme: ControlTheme, _ form: Int? = nil) {
    if let form { return forms[form % forms.count](theme) }
    for form in forms { form(theme) }
  }

  // Names that a language cannot have, or not two of them, are refused; all else is written.

  private static func css(_ theme: ControlTheme) {
    for file in files(try? CSSExport().files(of: theme, path: "a.css", source: "f")) {
      Law.demand(CodeShape.isBalanced(file.text, .css), "CSS is balanced: \(file.shown)")
    }
  }

  private static func properties(_ theme: ControlTheme) {
    let exporter = CSSExport(usesCustomProperties: true)
    for file in files(try? exporter.files(of: theme, path: "a.css", source: "f")) {
      Law.demand(CodeShape.isBalanced(file.text, .css), "CSS is balanced: \(file.shown)")
    }
  }

  private static func swift(_ theme: ControlTheme) {
    let exporter = SwiftExport(access: .public)
    for file in files(
      try? exporter.files(of: theme, path: "a.swift", themeName: "a", source: "f"))
    {
      Law.demand(CodeShape.isBalanced(file.text, .swift), "Swift is balanced: \(file.shown)")
    }
  }

  private static func android(_ theme: ControlTheme) {
    for file in files(try? AndroidExport().files(of: theme, source: "f")) {
      Law.demand(XMLShape.isWellFormed(file.text), "\(file.path) is XML: \(file.shown)")
    }
  }

  private static func catalog(_ theme: ControlTheme) {
    for file in files(try? CatalogExport().files(of: theme)) {
      var findings = Findings()
      _ = JSONParser.parse(file.text, path: file.path, findings: &findings)
      Law.demand(findings.list.isEmpty, "\(file.path) is JSON: \(file.shown)")
    }
  }

  private struct File {
    var path: String
    var text: [UInt8]
    var shown: String { String(decoding: text, as: UTF8.self) }
  }

  private static func files(_ export: Export?) -> [File] {
    var result: [File] = []
    for file in export?.files ?? [] {
      let parts = file.path.utf8.split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      for part in parts {
        Law.demand(
          !part.isEmpty && !part.elementsEqual("..".utf8) && !part.elementsEqual(".".utf8)
            && !part.contains { $0 < 0x20 || $0 == 0x5c },
          "a file stays in its folder: \(file.path)")
      }
      if case .text(let text) = file.content {
        result.append(File(path: file.path, text: text))
      }
    }
    return result
  }
}
