import GradientExport
import GradientModel
import GradientReview

/// The page of a change: before and now side by side, and below it the values.
struct ChangesPage {
  private let content: ChangesContent
  private var pictures = HTMLPictures()
  private var grounds = HTMLGrounds()
  /// The number on the page of each of the content's pictures.
  private var numbers: [Int] = []

  /// Writes a page.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - drawn: The picture of each of its requests.
  /// - Returns: An HTML file in UTF-8 that refers to nothing outside itself.
  static func text(of content: ChangesContent, _ drawn: [HTMLPictures.Picture]) -> [UInt8] {
    var page = ChangesPage(content: content)
    for picture in drawn { page.numbers.append(page.pictures.add(picture)) }
    return page.text()
  }

  private init(content: ChangesContent) { self.content = content }

  private mutating func text() -> [UInt8] {
    var page = HTMLPage(title: "Changes")
    page.body.add("<header class=\"top\">")
    page.body.element("h1") { $0.text("Changes") }
    page.body.element("p", [("class", "lede")]) {
      $0.text(ChangesText.summary(content.files.map(\.changes)))
    }
    page.body.add("</header>\n<main>")
    for file in content.files {
      page.body.add("\n<section>")
      page.body.element("h2") { $0.name(file.changes.label) }
      for control in file.controls { add(control, &page.body) }
      page.body.add("</section>")
    }
    page.body.add("\n</main>\n")
    page.sheets = [HTMLSheet(Self.sheet), grounds.sheet, pictures.sheet]
    return page.text
  }

  private mutating func add(_ control: ChangesContent.Control, _ body: inout HTMLWriter) {
    let change = control.change
    body.add("\n<article class=\"change\">")
    body.element("h3") { $0.name(ChangesText.heading(change)) }
    for pair in control.pairs {
      body.add("<figure class=\"pair\"><div class=\"sides\">")
      add(pair.old, "before", control, &body)
      add(pair.new, "now", control, &body)
      body.add("</div>")
      body.element("figcaption") { $0.text(change.space.text(pair.looks)) }
      body.add("</figure>")
    }
    looks(of: change, &body)
    written(of: change, &body)
    body.add("</article>")
  }

  private mutating func add(
    _ side: ChangesContent.Side?, _ word: String, _ control: ChangesContent.Control,
    _ body: inout HTMLWriter
  ) {
    guard let side else {
      body.element("div", [("class", "side none")]) { side in
        side.element("span", [("class", "cap")]) { $0.text("not there \(word)") }
      }
      return
    }
    let classes = grounds.classes(side.ground)
    let number = numbers[side.picture]
    body.element("div", [("class", "side " + classes)]) { body in
      body.picture(number, label: "\(control.change.name), \(word)")
      body.element("span", [("class", "cap")]) { $0.text(word) }
    }
  }

  private func looks(of change: ControlChange, _ body: inout HTMLWriter) {
    guard !change.looks.isEmpty else { return }
    table(["Member", "Before", "Now", "Where"], &body) { body in
      for look in change.looks {
        row(
          look.member.name, [look.old, look.new], &body,
          end: ChangesText.looks(of: look, in: change.space))
      }
    }
  }

  private func written(of change: ControlChange, _ body: inout HTMLWriter) {
    guard !change.written.isEmpty else { return }
    body.add("<details>")
    body.element("summary") { $0.text("What the file gives otherwise") }
    table(["Where", "Before", "Now"], &body) { body in
      for change in change.written {
        row(change.place, [change.old ?? "nothing", change.new ?? "nothing"], &body)
      }
    }
    body.add("</details>")
  }

  private func table(
    _ heads: [String], _ body: inout HTMLWriter, _ rows: (inout HTMLWriter) -> Void
  ) {
    body.add("<div class=\"scroll\" tabindex=\"0\"><table><thead><tr>")
    for head in heads { body.element("th", [("scope", "col")]) { $0.text(head) } }
    body.add("</tr></thead><tbody>")
    rows(&body)
    body.add("</tbody></table></div>")
  }

  private func row(
    _ head: String, _ values: [String], _ body: inout HTMLWriter, end: String? = nil
  ) {
    body.element("tr") { row in
      row.element("th", [("scope", "row")]) { $0.text(head) }
      for value in values {
        row.element("td") { cell in cell.element("bdi", [("class", "color")]) { $0.text(value) } }
      }
      if let end { row.element("td") { $0.text(end) } }
    }
  }

  private static let sheet: StaticString = """
    section{margin-bottom:4rem}
    .change{margin:2.5rem 0 3.5rem}
    .change>h3{margin:0 0 1rem}
    .pair{margin:0 0 1.25rem}
    .sides{display:grid;grid-template-columns:1fr 1fr;border-radius:1.25rem;overflow:hidden;box-shadow:0 0 0 1px var(--line)}
    .side{display:grid;justify-items:safe center;align-content:center;gap:1.25rem;padding:2rem 1rem 1.25rem;min-width:0;overflow:auto}
    .side+.side{border-inline-start:1px solid var(--line)}
    .side.none{background:var(--card);color:var(--soft)}
    figcaption{margin:.5rem .25rem 0;font-size:.8125rem;color:var(--soft)}
    .change td{white-space:normal;min-width:9rem}
    details{margin-top:1rem}
    summary{cursor:pointer;font-size:.875rem;padding:.35rem 0}
    @media (max-width:40rem){.side{padding:1.5rem .5rem 1rem}}
    @media (max-width:30rem){.sides{grid-template-columns:1fr}.side+.side{border-inline-start:0;border-block-start:1px solid var(--line)}}
    @media print{.pair{break-inside:avoid}}
    """
}
