import GradientExport
import GradientModel
import GradientTokens

/// What exporting any theme has to keep to: no trap, and text of the shape that its language asks for.
enum ExportLaws {
  static func check(_ theme: ControlTheme) {
    // Names that a language cannot have, or not two of them, are refused; all else is written.
    for custom in [false, true] {
      let exporter = CSSExport(usesCustomProperties: custom)
      for file in files(try? exporter.files(of: theme, path: "a.css", source: "f")) {
        Law.demand(CodeShape.isBalanced(file.text, .css), "CSS is balanced: \(file.shown)")
      }
    }
    for file in files(
      try? SwiftExport(access: .public).files(
        of: theme, path: "a.swift", themeName: "a", source: "f"))
    {
      Law.demand(CodeShape.isBalanced(file.text, .swift), "Swift is balanced: \(file.shown)")
    }
    for file in files(try? AndroidExport().files(of: theme, source: "f")) {
      Law.demand(XMLShape.isWellFormed(file.text), "\(file.path) is XML: \(file.shown)")
    }
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
