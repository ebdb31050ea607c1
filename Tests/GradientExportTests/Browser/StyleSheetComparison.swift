import BrowserTestSupport
import Foundation
import GradientExport
import GradientModel
import GradientRaster
import Testing

/// A theme's style sheet in Chromium beside our pictures of the same controls.
struct StyleSheetComparison {
  private let folder: TemporaryFolder
  private var jobs: [BrowserJob] = []
  private var pages: [Page] = []

  /// - Parameters:
  ///   - theme: The controls.
  ///   - scale: 1 to compare photographs at eight pixels a point averaged down; else at that scale.
  ///   - size: The controls' size, at which our pictures are averaged down too; nil for their own.
  ///   - states: The states; nil for all that the styles tell apart.
  /// - Throws: What writing the pages or drawing the pictures throws.
  init(
    _ theme: ControlTheme, scale: Int, size: Size2D? = nil, states: [ControlState]? = nil
  ) throws {
    folder = try TemporaryFolder()
    let export = try CSSExport().files(of: theme, path: "style.css", source: "test")
    guard case .text(let css) = export.files[0].content else { return }
    try folder.write(css, to: "style.css")
    for appearance in Appearance.all {
      var page = Page()
      for control in theme.controls where control.style.declaredAppearances.contains(appearance) {
        for state in states ?? Self.states(of: control.style) {
          for environment in Self.environments(of: control.style, appearance) {
            if page.isFull { try finish(&page, appearance, scale: scale) }
            page.add(
              try Cell(
                control, className: control.name.replacing("/", with: "-"), state: state,
                environment: environment, size: size, scale: scale, isSmoothInside: size != nil))
          }
        }
      }
      try finish(&page, appearance, scale: scale)
    }
  }

  private mutating func finish(_ page: inout Page, _ appearance: Appearance, scale: Int) throws {
    guard !page.cells.isEmpty else { return }
    let name = "page\(pages.count)"
    let file = try folder.write(Array(Self.html(page).utf8), to: name + ".html")
    jobs.append(
      BrowserJob(
        url: file.absoluteString, width: page.width, height: page.height,
        scale: scale == 1 ? Page.scale : scale, media: Self.media(appearance),
        forced: Self.forced(page), output: folder.url.appending(path: name + ".png").path))
    pages.append(page)
    page = Page()
  }

  /// Our pictures, and the levels of Chromium's.
  func pictures() throws -> [(cell: Cell, levels: [Double])] {
    zip(pages, try BrowserJob.run(jobs)).flatMap { page, photograph in
      page.cells.indices.map { (page.cells[$0], page.levels(of: photograph, cell: $0)) }
    }
  }

  /// Each control's name and state, and how far the two pictures are from each other.
  func differences() throws -> [(label: String, difference: Difference)] {
    try pictures().map { ($0.cell.label, Difference($0.levels, $0.cell)) }
  }

  /// - Parameters:
  ///   - inside: The bound where one layer is seen; each one over it may add a quarter of a level, as
  ///     Chromium rounds every layer to eight bits.
  ///   - edge: The bound nearer to an edge than two pixels.
  ///   - mean: The bound of the mean.
  /// - Throws: What taking photographs throws.
  func check(inside: Double, edge: Double, mean: Double) throws {
    let pictures = try pictures()
    #expect(!pictures.isEmpty)
    for (cell, levels) in pictures {
      let difference = Difference(levels, cell)
      let label = cell.label
      let inside = inside + 0.25 * Double(max(cell.layerCount - 1, 0))
      if ProcessInfo.processInfo.environment["GRADIENT_DIFFERENCES"] != nil {
        print("CSS", jobs[0].scale, difference.inside, difference.edge, difference.mean, label)
      }
      #expect(difference.inside <= inside, "\(label): \(difference.text)")
      #expect(difference.edge <= edge, "\(label): \(difference.text)")
      #expect(difference.mean <= mean, "\(label): \(difference.text)")
    }
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
