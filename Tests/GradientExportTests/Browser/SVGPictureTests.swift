import BrowserTestSupport
import Foundation
import GradientExport
import GradientModel
import GradientRaster
import PNGFile
import Testing

/// SVG pictures as Chromium and librsvg draw them, beside our own.
@Suite(.serialized) struct SVGPictureTests {
  @Test(arguments: PackageFiles.exampleNames + ["geometry"])
  func `a picture looks in Chromium as ours does`(name: String) throws {
    let comparison = try PictureComparison(
      Self.theme(name).withoutBlurredShadows, scale: 1,
      isSmoothInside: name == "geometry")
    try comparison.check(comparison.inChromium(), inside: 1.5, edge: 8.25, mean: 0.7)
  }

  @Test(arguments: PackageFiles.exampleNames + ["geometry"])
  func `a picture without its blurred shadows looks in librsvg as ours does`(name: String) throws {
    let comparison = try PictureComparison(
      Self.theme(name).withoutBlurredShadows, scale: 1,
      isSmoothInside: name == "geometry")
    try comparison.check(comparison.inLibrsvg(), inside: 1.5, edge: 8.25, mean: 0.7)
  }

  @Test(arguments: ["inspectable", "bar-button", "modern"])
  func `shadows look in Chromium as ours do`(name: String) throws {
    let comparison = try PictureComparison(Self.theme(name), scale: 2)
    try comparison.check(comparison.inChromium(), inside: 5, edge: 255, mean: 0.9)
  }

  @Test func `no ground comes between a shadow and what is opaque`() throws {
    let comparison = try PictureComparison(ShadowRing.theme(alpha: 1), scale: 2)
    let pictures = try comparison.inChromium().filter { $0.cell.state == .normal }
    #expect(ShadowRing.leastAlpha(pictures) >= 254)
  }

  private static func theme(_ name: String) throws -> ControlTheme {
    name == "geometry" ? GeometryStyle.theme() : try PackageFiles.example(name)
  }
}

/// A theme's SVG pictures as others draw them.
struct PictureComparison {
  private let folder: TemporaryFolder
  private var pages: [Page] = []

  init(_ theme: ControlTheme, scale: Int, isSmoothInside: Bool = false) throws {
    folder = try TemporaryFolder()
    var page = Page()
    for control in theme.controls {
      for appearance in control.style.declaredAppearances {
        for state in Self.states(of: control.style) {
          let cell = try Cell(
            control, className: "", state: state,
            environment: StyleEnvironment(appearance: appearance), scale: scale,
            isSmoothInside: isSmoothInside)
          if page.isFull {
            pages.append(page)
            page = Page()
          }
          page.add(cell)
        }
      }
    }
    pages.append(page)
    for (number, page) in pages.enumerated() {
      for (index, cell) in page.cells.enumerated() {
        let picture = SVGExport.picture(of: cell.drawing, named: cell.control.name)
        try folder.write(picture.text, to: "\(number)-\(index).svg")
      }
    }
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

  func inChromium() throws -> [(cell: Cell, levels: [Double])] {
    var jobs: [BrowserJob] = []
    for (number, page) in pages.enumerated() {
      let html =
        "<!doctype html><meta charset=\"utf-8\">"
        + page.body { index, _, x, y in
          "<img src=\"\(number)-\(index).svg\" style=\"position:absolute;left:\(x)px;top:\(y)px\">"
        }
      let file = try folder.write(Array(html.utf8), to: "page\(number).html")
      jobs.append(
        BrowserJob(
          url: file.absoluteString, width: page.width, height: page.height,
          scale: page.cells[0].scale == 1 ? Page.scale : page.cells[0].scale,
          output: folder.url.appending(path: "page\(number).png").path))
    }
    let photographs = try BrowserJob.run(jobs)
    return zip(pages, photographs).flatMap { page, photograph in
      page.cells.indices.map { (page.cells[$0], page.levels(of: photograph, cell: $0)) }
    }
  }

  func inLibrsvg() throws -> [(cell: Cell, levels: [Double])] {
    var result: [(cell: Cell, levels: [Double])] = []
    for (number, page) in pages.enumerated() {
      for (index, cell) in page.cells.enumerated() {
        let picture = folder.url.appending(path: "\(number)-\(index).png")
        let run = try Program.run([
          "rsvg-convert", "--zoom", "\(Page.scale)", "-o", picture.path,
          folder.url.appending(path: "\(number)-\(index).svg").path,
        ])
        guard run.status == 0 else { throw BrowserJob.Failure(message: run.output) }
        let pixmap = try PNG.decode([UInt8](Data(contentsOf: picture)), pixelLimit: 100_000_000)
          .pixmap
        result.append(
          (
            cell,
            Page.averaged(
              pixmap, x: 0, y: 0, width: cell.picture.pixmap.width,
              height: cell.picture.pixmap.height)
          ))
      }
    }
    return result
  }

  func check(
    _ pictures: [(cell: Cell, levels: [Double])], inside: Double, edge: Double, mean: Double
  ) throws {
    #expect(!pictures.isEmpty)
    for (cell, levels) in pictures {
      let difference = Difference(levels, cell)
      let inside = inside + 0.5 * Double(max(cell.layerCount - 1, 0))
      if ProcessInfo.processInfo.environment["GRADIENT_DIFFERENCES"] != nil {
        print("SVG", cell.scale, difference.inside, difference.edge, difference.mean, cell.label)
      }
      #expect(difference.inside <= inside, "\(cell.label): \(difference.text)")
      #expect(difference.edge <= edge, "\(cell.label): \(difference.text)")
      #expect(difference.mean <= mean, "\(cell.label): \(difference.text)")
    }
  }
}
