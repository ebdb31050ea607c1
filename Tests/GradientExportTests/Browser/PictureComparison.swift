import BrowserTestSupport
import Foundation
import GradientExport
import GradientModel
import GradientRaster
import PNGFile
import Testing

/// A theme's SVG pictures as others draw them.
struct PictureComparison: PeerComparison {
  enum Viewer: String {
    case chromium = "SVG in Chromium"
    case librsvg = "SVG in librsvg"
  }

  let cells: [Cell]
  private let viewer: Viewer
  private let folder: TemporaryFolder

  init(
    _ theme: ControlTheme, in viewer: Viewer = .chromium, scale: Int, isSmoothInside: Bool = false
  ) throws {
    folder = try TemporaryFolder()
    self.viewer = viewer
    var cells: [Cell] = []
    for control in theme.controls {
      for appearance in control.style.declaredAppearances {
        for state in Self.states(of: control.style) {
          cells.append(
            try Cell(
              control, className: "", state: state,
              environment: StyleEnvironment(appearance: appearance), scale: scale,
              isSmoothInside: isSmoothInside))
        }
      }
    }
    self.cells = cells
  }

  /// Normal, and what looks otherwise.
  private static func states(of style: ControlStyle) -> [ControlState] {
    let normal = style.resolved()
    return [.normal]
      + [.highlighted, .disabled, .focused].filter { state in
        style.resolved(for: state).drawing(size: Size2D(width: 99, height: 44))
          != normal.drawing(size: Size2D(width: 99, height: 44))
      }
  }

  func pictures(of cells: [Cell], zoom: Int, offset: Int) throws -> [PeerPicture] {
    for (index, cell) in cells.enumerated() {
      let picture = SVGExport.picture(of: cell.drawing, named: cell.control.name)
      try folder.write(picture.text, to: "\(index).svg")
    }
    return switch viewer {
    case .chromium: try inChromium(cells, zoom: zoom, offset: offset)
    case .librsvg: try inLibrsvg(cells, zoom: zoom)
    }
  }

  private func inChromium(_ cells: [Cell], zoom: Int, offset: Int) throws -> [PeerPicture] {
    var pages: [Page] = [Page(zoom: zoom, offset: offset)]
    for cell in cells {
      if pages[pages.count - 1].isFull { pages.append(Page(zoom: zoom, offset: offset)) }
      pages[pages.count - 1].add(cell)
    }
    var first = 0
    var jobs: [BrowserJob] = []
    for (number, page) in pages.enumerated() {
      let html =
        "<!doctype html><meta charset=\"utf-8\">"
        + page.body { index, _, x, y in
          "<img src=\"\(first + index).svg\" "
            + "style=\"position:absolute;left:\(x)px;top:\(y)px\">"
        }
      first += page.cells.count
      let file = try folder.write(Array(html.utf8), to: "page\(number).html")
      jobs.append(
        BrowserJob(
          url: file.absoluteString, width: page.width, height: page.height,
          scale: page.photographScale,
          output: folder.url.appending(path: "page\(number).png").path))
    }
    return zip(pages, try BrowserJob.run(jobs)).flatMap { page, photograph in
      page.cells.indices.map { (page.cells[$0], page.levels(of: photograph, cell: $0)) }
    }
  }

  private func inLibrsvg(_ cells: [Cell], zoom: Int) throws -> [PeerPicture] {
    try cells.enumerated().map { index, cell in
      let picture = folder.url.appending(path: "\(index).png")
      let run = try Program.run([
        "rsvg-convert", "--zoom", "\(zoom)", "-o", picture.path,
        folder.url.appending(path: "\(index).svg").path,
      ])
      guard run.status == 0 else { throw BrowserJob.Failure(message: run.output) }
      let pixmap = try PNG.decode([UInt8](Data(contentsOf: picture)), pixelLimit: 100_000_000)
        .pixmap
      let levels = Page.averaged(
        pixmap, x: 0, y: 0, width: cell.picture.pixmap.width,
        height: cell.picture.pixmap.height, scale: zoom)
      return (cell, levels)
    }
  }

  /// As ``PeerComparison/check(_:inside:perLayer:edge:mean:)``, with half a level for each layer.
  static func check(
    _ cases: [MeasuredCase], inside: Double, edge: Double, mean: Double
  ) {
    check(cases, inside: inside, perLayer: 0.5, edge: edge, mean: mean)
  }
}
