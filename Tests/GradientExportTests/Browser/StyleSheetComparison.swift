import BrowserTestSupport
import Foundation
import GradientExport
import GradientModel
import GradientRaster
import Testing

/// A theme's style sheet in Chromium beside our pictures of the same controls.
struct StyleSheetComparison: PeerComparison {
  let cells: [Cell]
  private let folder: TemporaryFolder
  private let themeAttribute: CSSThemeAttribute?

  /// - Parameters:
  ///   - theme: The controls.
  ///   - scale: 1 to compare photographs at eight pixels a point averaged down; else at that scale.
  ///   - size: The controls' size, at which our pictures are averaged down too; nil for their own.
  ///   - states: The states; nil for all that the styles tell apart.
  ///   - themeAttribute: The attribute by which pages say whether they are dark, while the system says
  ///     the opposite; nil where the system is right.
  /// - Throws: What writing the style sheet or drawing the pictures throws.
  init(
    _ theme: ControlTheme, scale: Int, size: Size2D? = nil, states: [ControlState]? = nil,
    themeAttribute: CSSThemeAttribute? = nil
  ) throws {
    self.themeAttribute = themeAttribute
    folder = try TemporaryFolder()
    var cells: [Cell] = []
    let export = try CSSExport(themeAttribute: themeAttribute).files(
      of: theme, path: "style.css", source: "test")
    if case .text(let css) = export.files[0].content { try folder.write(css, to: "style.css") }
    for appearance in Appearance.all {
      for control in theme.controls where control.style.declaredAppearances.contains(appearance) {
        for state in states ?? Self.states(of: control.style) {
          for environment in Self.environments(of: control.style, appearance) {
            cells.append(
              try Cell(
                control, className: control.name.replacing("/", with: "-"), state: state,
                environment: environment, size: size, scale: scale, isSmoothInside: size != nil))
          }
        }
      }
    }
    self.cells = cells
  }

  func pictures(of cells: [Cell], zoom: Int, offset: Int) throws -> [PeerPicture] {
    var pages: [Page] = []
    var jobs: [BrowserJob] = []
    func finish(_ page: inout Page) throws {
      guard let appearance = page.cells.first?.environment.appearance else { return }
      let name = "page\(pages.count)"
      let file = try folder.write(Array(html(page).utf8), to: name + ".html")
      jobs.append(
        BrowserJob(
          url: file.absoluteString, width: page.width, height: page.height,
          scale: page.photographScale, media: media(appearance), forced: Self.forced(page),
          output: folder.url.appending(path: name + ".png").path))
      pages.append(page)
      page = Page(zoom: zoom, offset: offset)
    }
    var page = Page(zoom: zoom, offset: offset)
    for cell in cells {
      let appearance = page.cells.first?.environment.appearance ?? cell.environment.appearance
      if page.isFull || appearance != cell.environment.appearance { try finish(&page) }
      page.add(cell)
    }
    try finish(&page)
    return zip(pages, try BrowserJob.run(jobs)).flatMap { page, photograph in
      page.cells.indices.map { (page.cells[$0], page.levels(of: photograph, cell: $0)) }
    }
  }

  /// As ``PeerComparison/check(_:inside:perLayer:edge:mean:)``, with a quarter of a level for each
  /// layer, as Chromium rounds every one to eight bits.
  static func check(
    _ cases: [MeasuredCase], inside: Double, edge: Double, mean: Double
  ) {
    check(cases, inside: inside, perLayer: 0.25, edge: edge, mean: mean)
  }

  private static func states(of style: ControlStyle) -> [ControlState] {
    [.normal, .highlighted, .disabled, .selected, .focused, .hovered, [.hovered, .highlighted]]
      + style.declaredStates.filter { $0.rawValue.nonzeroBitCount > 1 }
  }

  private static func environments(
    of style: ControlStyle, _ appearance: Appearance
  ) -> [StyleEnvironment] {
    var environments: [StyleEnvironment] = []
    for metrics in style.hasCompactMetrics ? [Metrics.regular, .compact] : [.regular] {
      for direction in LayoutDirection.allCases {
        let environment = StyleEnvironment(
          appearance: appearance, layoutDirection: direction, metrics: metrics)
        var turned = style.resolved(in: environment)
        turned.layoutDirection = .leftToRight
        if let plain = environments.last, turned == style.resolved(in: plain) { continue }
        environments.append(environment)
      }
    }
    return environments
  }

  private func media(_ appearance: Appearance) -> [BrowserJob.Feature] {
    let isSystemDark = appearance.contains(.dark) == (themeAttribute == nil)
    return [
      BrowserJob.Feature(name: "prefers-color-scheme", value: isSystemDark ? "dark" : "light"),
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

  private func html(_ page: Page) -> String {
    let isDark = page.cells.first?.environment.appearance.contains(.dark) ?? false
    let attribute = themeAttribute.map { " \($0.name)=\"\(isDark ? "dark" : "light")\"" } ?? ""
    return """
      <!doctype html><html\(attribute)><meta charset="utf-8"><link rel="stylesheet" href="style.css">
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
          let left = x + cell.picture.originX / cell.scale
          let top = y + cell.picture.originY / cell.scale
          return """
            <button id="c\(index)" class="\(cell.className)"\(attributes) style="position:absolute;\
            left:\(left)px;top:\(top)px;width:\(cell.size.width)px;height:\(cell.size.height)px;\
            min-width:0;min-height:0"></button>
            """
      })
      """
  }
}
