internal import GradientModel

/// The page of a showcase.
package struct ShowcasePage {
  private let showcase: Showcase
  private var pictures = HTMLPictures()
  private var grounds = HTMLGrounds()
  /// The number on the page of each of the showcase's pictures.
  private(set) var numbers: [Int] = []

  /// Writes a page.
  ///
  /// - Parameter showcase: What it shows.
  /// - Returns: An HTML file in UTF-8 that refers to nothing outside itself.
  package static func text(of showcase: Showcase) -> [UInt8] {
    var page = ShowcasePage(showcase)
    return page.text()
  }

  private init(_ showcase: Showcase) {
    self.showcase = showcase
    for picture in showcase.pictures { numbers.append(pictures.add(picture)) }
  }

  private mutating func text() -> [UInt8] {
    var page = HTMLPage(title: showcase.title)
    header(&page.body)
    contents(&page.body)
    page.body.add("<main>")
    var number = 0
    for file in showcase.files {
      page.body.add("\n<section class=\"file\">")
      if showcase.files.count > 1 { page.body.element("h2") { $0.name(file.name) } }
      for control in file.controls {
        number += 1
        add(control, number, &page.body)
      }
      page.body.add("</section>")
    }
    page.body.add("\n</main>")
    page.body.element("p", [("role", "status"), ("class", "status"), ("id", "status")])
    page.sheets = [
      HTMLSheet(Self.sheet), Self.pressSheet, grounds.sheet, pictures.sheet,
    ]
    page.script = Self.script
    return page.text
  }

  private func header(_ body: inout HTMLWriter) {
    var controls = 0
    var states: [ControlState] = []
    var appearances: [Appearance] = []
    for file in showcase.files {
      controls += file.controls.count
      for panel in file.controls.flatMap({ $0.panels }) {
        if !appearances.contains(panel.appearance) { appearances.append(panel.appearance) }
        for cell in panel.cells where !states.contains(cell.state) { states.append(cell.state) }
      }
    }
    body.add("<header class=\"top\">")
    body.element("h1") { $0.name(showcase.title) }
    body.element("p", [("class", "lede")]) {
      $0.text(
        Self.count(controls, "control") + " in " + Self.count(states.count, "state") + " and "
          + Self.count(appearances.count, "appearance")
          + ". Hover over a button, press it, or go to it with the Tab key and hold Space.")
    }
    body.add(Self.switches)
    body.add("</header>\n")
  }

  /// All controls on one wall, each a way to its part of the page.
  private mutating func contents(_ body: inout HTMLWriter) {
    body.add("<nav aria-label=\"Controls\"><ul class=\"wall\">")
    var number = 0
    for file in showcase.files {
      for control in file.controls {
        number += 1
        body.add("<li>")
        body.element("a", [("href", "#c" + FigureText.whole(number))]) { link in
          for stage in control.stages {
            let classes = "shelf" + Self.readers(stage) + " " + grounds.classes(stage.ground)
            link.element("span", [("class", classes)]) {
              $0.picture(numbers[stage.pressed[0]], label: nil)
            }
          }
          link.name(control.name)
        }
        body.add("</li>")
      }
    }
    body.add("</ul></nav>\n")
  }

  private mutating func add(
    _ control: Showcase.Control, _ number: Int, _ body: inout HTMLWriter
  ) {
    let anchor = "c" + FigureText.whole(number)
    body.add("\n")
    body.element(
      "article", [("id", anchor), ("class", "control"), ("aria-labelledby", anchor + "-name")]
    ) { article in
      article.element("h3", [("id", anchor + "-name")]) { $0.name(control.name) }
      article.element("p", [("class", "facts")]) {
        $0.text(Self.word(control.component))
        if let stage = control.stages.first {
          let picture = showcase.pictures[stage.pressed[0]]
          $0.text(
            ", " + FigureText.number(picture.boundsWidth) + " × "
              + FigureText.number(picture.boundsHeight) + " pt")
        }
      }
      for stage in control.stages {
        article.add("\n")
        let classes = "stage" + Self.readers(stage) + " " + grounds.classes(stage.ground)
        article.element("div", [("class", classes)]) { add(stage, of: control, &$0) }
      }
      article.add("<div class=\"panels\">")
      let blocks = blocks(of: control)
      for block in blocks { add(block, of: control, &article) }
      article.add("</div>")
      if let panel = control.panels.first, let cell = panel.cells.first {
        addScales(cell, of: control, ground: panel.ground, &article)
      }
      Self.addTable(of: control, number, blocks, &article)
    }
  }

  /// The classes of what is shown only to readers in some appearances.
  private static func readers(_ stage: Showcase.Stage) -> String {
    var classes = " on"
    for appearance in stage.readers {
      classes += appearance.contains(.dark) ? " in-dark" : " in-light"
      if appearance.contains(.highContrast) { classes += "-more" }
    }
    return classes
  }

  private func add(
    _ stage: Showcase.Stage, of control: Showcase.Control, _ body: inout HTMLWriter
  ) {
    let normal = HTMLPictures.className(numbers[stage.pressed[0]])
    body.element("div", [("class", "try")]) { item in
      item.element(
        "button",
        [
          ("type", "button"), ("class", "live " + (control.showsFocus ? "" : "ring ") + normal),
          ("aria-label", control.words), ("aria-pressed", control.isToggle ? "false" : nil),
        ]
      ) { addLayers(stage.pressed, letter: "s", &$0) }
      item.element("span", [("class", "cap")]) {
        $0.add(control.isToggle ? "press me, and again" : "press me")
      }
    }
    body.element("div", [("class", "try")]) { item in
      item.element(
        "button",
        [
          ("type", "button"), ("class", "live " + normal), ("aria-label", control.words),
          ("disabled", ""),
        ]
      ) { addLayers(stage.disabled, letter: "d", &$0) }
      item.element("span", [("class", "cap")]) { $0.add("disabled") }
    }
  }

  /// The pictures of a button, atop each other; the style sheet shows the one of the state it is in.
  private func addLayers(_ layers: [Int], letter: String, _ button: inout HTMLWriter) {
    var order: [Int] = []
    for layer in layers where !order.contains(numbers[layer]) { order.append(numbers[layer]) }
    for picture in order {
      var sets = ""
      for (index, layer) in layers.enumerated() where numbers[layer] == picture {
        sets += " " + letter + FigureText.whole(index)
      }
      button.picture(picture, extra: sets, label: nil)
    }
  }

  private mutating func add(
    _ block: Block, of control: Showcase.Control, _ body: inout HTMLWriter
  ) {
    let panel = block.panel
    let environment = block.words
    body.add("\n")
    body.element("section", [("class", "panel " + grounds.classes(panel.ground))]) { section in
      section.element("h4") { $0.text(environment) }
      // The columns are as wide as the control.
      section.add("<ul class=\"grid columns ")
      section.text(HTMLPictures.className(numbers[panel.cells.first?.picture ?? 0]))
      section.add("\">")
      for cell in panel.cells {
        section.element("li") { item in
          item.picture(
            numbers[cell.picture], label: control.name + ", " + cell.state.name + ", " + environment
          )
          item.element("span", [("class", "cap"), ("aria-hidden", "true")]) {
            $0.text(cell.state.name)
          }
        }
      }
      section.add("</ul>")
    }
  }

  private mutating func addScales(
    _ cell: Showcase.Cell, of control: Showcase.Control, ground: Paint, _ body: inout HTMLWriter
  ) {
    let images = showcase.pictures[cell.picture].images
    guard images.count > 1 else { return }
    body.element("section", [("class", "panel scales " + grounds.classes(ground))]) { section in
      section.element("h4") { $0.text("pixels, enlarged") }
      section.add("<ul class=\"grid\">")
      for image in images {
        let scale = FigureText.whole(image.scale)
        section.element("li") { item in
          item.element("span", [("class", "lens " + HTMLPictures.className(numbers[cell.picture]))])
          {
            $0.picture(
              numbers[cell.picture], extra: " at" + scale,
              label: control.name + ", " + cell.state.name + ", drawn at " + scale
                + " pixels a point")
          }
          item.element("span", [("class", "cap"), ("aria-hidden", "true")]) {
            $0.text(scale + "×")
          }
        }
      }
      section.add("</ul>")
    }
  }
}
