import GradientModel

/// The frame of a page that is one file: it loads nothing, and its policy lets it run and show nothing
/// but what it was made with.
package struct HTMLPage {
  /// What the window and bookmarks call it.
  package var title: String
  /// Style sheets beside the one that all pages share.
  package var sheets: [HTMLSheet] = []
  /// What the page can do beyond what its elements do by themselves.
  package var script: StaticString?
  /// What stands in its body.
  package var body = HTMLWriter()

  package init(title: String) { self.title = title }

  /// The file in UTF-8.
  package var text: [UInt8] {
    var all = [HTMLSheet(HTMLSheet.shared)]
    all += sheets
    let scripts = script.map { [HTMLSheet($0)] } ?? []
    var writer = HTMLWriter()
    writer.add("<!doctype html>\n<!-- Made by gradient -->\n<html lang=\"en\">\n<head>\n")
    writer.void("meta", [("charset", "utf-8")])
    writer.add("\n")
    writer.void(
      "meta", [("http-equiv", "Content-Security-Policy"), ("content", policy(all, scripts))])
    writer.add("\n")
    writer.void(
      "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    writer.add("\n")
    writer.void("meta", [("name", "color-scheme"), ("content", "light dark")])
    writer.add("\n")
    writer.element("title") { $0.text(title) }
    writer.add("\n")
    for sheet in all { writer.element("style") { $0.addRaw(sheet.bytes) } }
    writer.add("\n</head>\n<body>\n")
    writer.add(body)
    writer.add("\n")
    for script in scripts { writer.element("script") { $0.addRaw(script.bytes) } }
    writer.add("</body>\n</html>\n")
    return writer.bytes
  }

  /// Hashes rather than `unsafe-inline`: a style or script that got into the page would not count.
  private func policy(_ sheets: [HTMLSheet], _ scripts: [HTMLSheet]) -> String {
    "default-src 'none'; img-src data:; style-src\(sources(sheets)); "
      + "script-src\(sources(scripts)); base-uri 'none'; form-action 'none'"
  }

  private func sources(_ texts: [HTMLSheet]) -> String {
    guard !texts.isEmpty else { return " 'none'" }
    var result = ""
    for text in texts {
      let hash = Base64.text(SHA256.hash(text.bytes))
      result += " 'sha256-" + String(utf8: hash) + "'"
    }
    return result
  }
}
