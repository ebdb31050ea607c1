import Foundation
import GradientExport
import GradientModel
import GradientRaster
import Testing

@Suite(.serialized) struct CSSInChromiumTests {
  @Test(arguments: PackageFiles.exampleNames)
  func `an example's style sheet looks in Chromium as our pictures do`(name: String) throws {
    try compare(PackageFiles.example(name), states: nil)
  }

  private func compare(_ theme: ControlTheme, states: [ControlState]?) throws {
    let folder = try TemporaryFolder()
    let export = try CSSExport().files(of: theme, path: "style.css", source: "test")
    guard case .text(let css) = export.files[0].content else { return }
    try folder.write(css, to: "style.css")
    var jobs: [BrowserJob] = []
    var pages: [Page] = []
    for appearance in Appearance.all {
      var page = Page()
      for control in theme.controls where control.style.declaredAppearances.contains(appearance) {
        for state in states ?? Self.states(of: control.style) {
          for environment in Self.environments(of: control.style, appearance) {
            page.add(
              try Cell(
                control, className: control.name.replacing("/", with: "-"), state: state,
                environment: environment
              ) { $0.cornerCurve = .circular })
          }
        }
      }
      guard !page.cells.isEmpty else { continue }
      let file = try folder.write(
        Array(Self.html(page).utf8), to: "page\(appearance.rawValue).html")
      jobs.append(
        BrowserJob(
          url: file.absoluteString, width: page.width, height: page.height,
          media: Self.media(appearance), forced: Self.forced(page),
          output: folder.url.appending(path: "page\(appearance.rawValue).png").path))
      pages.append(page)
    }
    let photographs = try BrowserJob.run(jobs)
    for (page, photograph) in zip(pages, photographs) {
      for (index, cell) in page.cells.enumerated() {
        let difference = Difference(page.averaged(photograph, cell: index), cell)
        print("CELL", theme.controls[0].name, "|", cell.label, "|", difference.inside, difference.edge, difference.mean, difference.place)
        #expect(difference.inside <= 1.5, "\(cell.label): \(difference.text)")
        #expect(difference.edge <= 8, "\(cell.label): \(difference.text)")
        #expect(difference.mean <= 0.3, "\(cell.label): \(difference.text)")
      }
    }
  }

  private static func states(of style: ControlStyle) -> [ControlState] {
    [.normal, .highlighted, .disabled, .selected, .focused, .hovered, [.hovered, .highlighted]]
      + style.declaredStates.filter { $0.rawValue.nonzeroBitCount > 1 }
  }

  private static func environments(
    of style: ControlStyle, _ appearance: Appearance
  ) -> [StyleEnvironment] {
    (style.hasCompactMetrics ? [Metrics.regular, .compact] : [.regular]).map {
      StyleEnvironment(appearance: appearance, metrics: $0)
    }
  }

  private static func media(_ appearance: Appearance) -> [BrowserJob.Feature] {
    [
      BrowserJob.Feature(
        name: "prefers-color-scheme", value: appearance.contains(.dark) ? "dark" : "light"),
      BrowserJob.Feature(
        name: "prefers-contrast",
        value: appearance.contains(.highContrast) ? "more" : "no-preference"),
    ]
  }

  private static func forced(_ page: Page) -> [BrowserJob.Forced] {
    page.cells.enumerated().compactMap { index, cell in
      var states: [String] = []
      if cell.state.contains(.hovered) { states.append("hover") }
      if cell.state.contains(.highlighted) { states.append("active") }
      if cell.state.contains(.focused) { states.append("focus-visible") }
      return states.isEmpty ? nil : BrowserJob.Forced(selector: "#c\(index)", states: states)
    }
  }

  private static func html(_ page: Page) -> String {
    """
    <!doctype html><meta charset="utf-8"><link rel="stylesheet" href="style.css">
    <style>
    * { transition: none !important; transform: none !important; outline: none !important }
    </style>
    \(page.body { index, cell, x, y in
      var attributes = ""
      if cell.state.contains(.disabled) { attributes += " disabled" }
      if cell.state.contains(.selected) { attributes += " aria-pressed=\"true\"" }
      if cell.state.contains(.loading) { attributes += " aria-busy=\"true\"" }
      if cell.environment.metrics == .compact { attributes += " data-metrics=\"compact\"" }
      if cell.environment.layoutDirection == .rightToLeft { attributes += " dir=\"rtl\"" }
      return """
        <button id="c\(index)" class="\(cell.className)"\(attributes) style="position:absolute;\
        left:\(x + cell.picture.originX)px;top:\(y + cell.picture.originY)px;\
        width:\(cell.size.width)px;height:\(cell.size.height)px;min-width:0;min-height:0"></button>
        """
    })
    """
  }
}
