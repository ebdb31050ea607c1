internal import GradientModel

extension ShowcasePage {
  /// Every colour and number of a control, one to a row, so that it can be pasted into a spreadsheet
  /// and compared line by line.
  static func addTable(
    of control: Showcase.Control, _ number: Int, _ blocks: [Block], _ body: inout HTMLWriter
  ) {
    let id = "t" + FigureText.whole(number)
    body.add("\n")
    body.element("div", [("class", "figures")]) { figures in
      figures.element("div", [("class", "figures-head")]) { head in
        head.element("h4", [("id", id + "-name")]) { $0.add("Figures") }
        head.element(
          "button", [("type", "button"), ("class", "copy"), ("data-table", id), ("hidden", "")]
        ) { $0.add("Copy table") }
      }
      figures.element(
        "div",
        [
          ("class", "scroll"), ("tabindex", "0"), ("role", "region"),
          ("aria-label", "Figures of " + control.name),
        ]
      ) { scroll in
        scroll.element("table", [("id", id)]) { table in
          table.add(
            "<thead><tr><th scope=\"col\">Environment</th><th scope=\"col\">State</th><th scope=\"col\">Member</th><th scope=\"col\">Place</th><th scope=\"col\">Value</th><th scope=\"col\">sRGB</th></tr></thead>"
          )
          for block in blocks { addRows(of: block, &table) }
        }
      }
    }
  }

  private static func addRows(of block: Block, _ table: inout HTMLWriter) {
    let cells = block.panel.cells
    for (index, cell) in cells.enumerated() {
      table.add("\n<tbody>")
      var twin: Showcase.Cell?
      for earlier in cells[..<index] where twin == nil && earlier.look == cell.look {
        twin = earlier
      }
      if let twin {
        addRow(block.words, cell.state.name, isFirst: true, &table) {
          $0.element("td", [("colspan", "4"), ("class", "same")]) {
            $0.text("as " + twin.state.name)
          }
        }
      } else {
        for (place, line) in LookFigures.of(cell.look).enumerated() {
          addRow(block.words, cell.state.name, isFirst: place == 0, &table) { add(line, &$0) }
        }
      }
      table.add("</tbody>")
    }
  }

  private static func addRow(
    _ environment: String, _ state: String, isFirst: Bool, _ table: inout HTMLWriter,
    _ rest: (inout HTMLWriter) -> Void
  ) {
    table.element("tr", [("class", isFirst ? nil : "more")]) { row in
      row.element("td") { $0.text(environment) }
      row.element("th", [("scope", "row")]) { $0.text(state) }
      rest(&row)
    }
  }

  private static func add(_ line: LookFigure, _ row: inout HTMLWriter) {
    row.element("td") { $0.add(line.member) }
    row.element("td") { $0.text(line.place ?? "") }
    row.element("td") { $0.text(line.value) }
    guard let color = line.color else {
      row.add("<td></td>")
      return
    }
    row.element("td", [("class", "color")]) { cell in
      // A presentation attribute, which the page's policy lets pass: it can only be a colour.
      cell.element(
        "svg", [("class", "swatch"), ("viewBox", "0 0 2 2"), ("aria-hidden", "true")]
      ) {
        $0.add("<path class=\"check\" d=\"M0 0h1v2h1V1H0z\"/>")
        $0.element("path", [("d", "M0 0h2v2H0z"), ("fill", FigureText.hex(color))])
      }
      cell.text(FigureText.hex(color))
    }
  }
}
