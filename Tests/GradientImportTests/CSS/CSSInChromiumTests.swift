import BrowserTestSupport
import Foundation
import GradientImport
import GradientModel
import GradientRaster
import Testing

/// Imported gradients beside Chromium's drawing of the CSS that they come from.
@Suite(.serialized) struct ImportedGradientsInChromiumTests {
  /// A gradient, and what its import and its comparison came to.
  private struct Outcome {
    var css: String
    /// What Chromium draws, if it is not that.
    var reference: String?
    var fill: Paint?
    var isInSRGB = true
    var worst = 0.0
    var place = (x: 0, y: 0)
  }

  @Test(arguments: [
    (Size2D(width: 96, height: 44), 360, 310), (Size2D(width: 40, height: 66), 80, 60),
  ])
  func `an imported gradient looks as in Chromium, or a message says that it is left out`(
    size: Size2D, count: Int, least: Int
  ) throws {
    var corpus = GradientCorpus(seed: UInt64(size.width))
    var outcomes: [Outcome] = []
    while outcomes.count < count {
      let css = corpus.gradient()
      let imported = Imported(css: css, size: size)
      #expect(imported.findings.isEmpty, "\(css)")
      let fill = imported.fill("gradient")
      if fill == nil {
        #expect(imported.messages.contains { $0.contains("left out") }, "\(css)")
      }
      outcomes.append(Outcome(css: css, fill: fill, isInSRGB: fill.map(Self.isInSRGB) ?? false))
    }
    try Self.compare(&outcomes, size: size)
    let compared = outcomes.filter { $0.fill != nil && $0.isInSRGB }
    #expect(compared.count >= least, "\(compared.count) of \(outcomes.count)")
    for outcome in compared {
      #expect(
        outcome.worst <= 2, "\(outcome.worst) levels at \(outcome.place): \(outcome.css)")
    }
  }

  @Test func `forms that are seldom written look as in Chromium too`() throws {
    let size = Size2D(width: 90, height: 50)
    var corpus = RareGradientCorpus(seed: 2026)
    var outcomes: [Outcome] = []
    while outcomes.count < 160 {
      let css = corpus.gradient()
      let imported = Imported(css: css, size: size)
      #expect(imported.findings.isEmpty, "\(css)")
      let fill = imported.fill("gradient")
      #expect(fill != nil, "\(css): \(imported.messages)")
      outcomes.append(Outcome(css: css, fill: fill, isInSRGB: fill.map(Self.isInSRGB) ?? false))
    }
    try Self.compare(&outcomes, size: size)
    let compared = outcomes.filter(\.isInSRGB)
    #expect(compared.count >= 110, "\(compared.count) of \(outcomes.count)")
    for outcome in compared {
      #expect(
        outcome.worst <= 2, "\(outcome.worst) levels at \(outcome.place): \(outcome.css)")
    }
  }

  /// Chromium's own hints are up to 8 levels off: it puts nine stops in their place.
  ///
  /// So here it draws
  /// CSS's curve (CSS Images 4, 3.5.3) as a hundred stops that were worked out in this test.
  @Test func `a transition hint bends the blend as CSS says`() throws {
    var outcomes: [Outcome] = []
    for (index, hint) in [0.02, 0.1, 0.2, 0.3, 0.45, 0.5, 0.6, 0.75, 0.9, 0.98].enumerated() {
      let (a, b) = (SIMD3(240.0, 20, Double(index) * 20), SIMD3(10.0, 200, 255))
      let css = "linear-gradient(to right, \(rgb(a)) 10%, \(10 + hint * 80)%, \(rgb(b)) 90%)"
      let stops = (0...100).map { step in
        let part = Double(step) / 100
        let weight = pow(part, log(0.5) / log(hint))
        return "\(rgb(a * (1 - weight) + b * weight)) \(10 + part * 80)%"
      }
      outcomes.append(
        Outcome(
          css: css, reference: "linear-gradient(to right, \(stops.joined(separator: ", ")))",
          fill: Imported(css: css).fill("gradient")))
    }
    try Self.compare(&outcomes, size: Size2D(width: 96, height: 20))
    for outcome in outcomes {
      #expect(outcome.fill != nil)
      #expect(outcome.worst <= 2, "\(outcome.worst) levels at \(outcome.place): \(outcome.css)")
    }
  }

  private func rgb(_ color: SIMD3<Double>) -> String {
    "rgb(\(color.x) \(color.y) \(color.z))"
  }

  /// Whether all colours along a gradient are ones of sRGB; others, browsers clip.
  private static func isInSRGB(_ paint: Paint) -> Bool {
    guard case .gradient(let fill) = paint else { return true }
    let ramp = GradientRamp(fill)
    for index in 0..<max(ramp.stopCount - 1, 0) {
      for step in 0...32 {
        let color = ramp.unmappedColor(inSegment: index, at: Double(step) / 32)
        let c = color.converted(to: .srgb).components
        if c.min() < -2e-3 || c.max() > 1 + 2e-3 { return false }
      }
    }
    return true
  }

  private static func compare(_ outcomes: inout [Outcome], size: Size2D) throws {
    let folder = try TemporaryFolder()
    let (width, height) = (Int(size.width), Int(size.height))
    let columns = 1200 / width
    let rows = (outcomes.count + columns - 1) / columns
    var html = "<!doctype html><meta charset=\"utf-8\"><style>div{position:absolute;"
    html += "width:\(width)px;height:\(height)px}</style>"
    for (index, outcome) in outcomes.enumerated() {
      let (x, y) = (index % columns * width, index / columns * height)
      html +=
        "<div style=\"left:\(x)px;top:\(y)px;background:\(outcome.reference ?? outcome.css)\"></div>\n"
    }
    let page = try folder.write(Array(html.utf8), to: "page.html")
    let photograph = try BrowserJob.run([
      BrowserJob(
        url: page.absoluteString, width: columns * width, height: rows * height, scale: 1,
        output: folder.url.appending(path: "page.png").path)
    ])[0]
    for index in outcomes.indices {
      guard let fill = outcomes[index].fill, outcomes[index].isInSRGB else { continue }
      var style = ControlStyle()
      style[.normal].fill = fill
      let drawing = style.resolved().drawing(size: size)
      let picture = try Rasterizer(scale: 1).draw(drawing).pixmap
      let edges = Edges2D(drawing)
      for y in 0..<height {
        for x in 0..<width {
          let theirs =
            ((index / columns * height + y) * photograph.width + index % columns * width + x) * 4
          let ours = (y * picture.width + x) * 4
          for channel in 0..<4 {
            let difference = abs(
              Double(photograph.bytes[theirs + channel]) - Double(picture.bytes[ours + channel]))
            if difference > outcomes[index].worst,
              difference <= 1 || edges.distance(x: Double(x) + 0.5, y: Double(y) + 0.5) >= 2
            {
              outcomes[index].worst = difference
              outcomes[index].place = (x, y)
            }
          }
        }
      }
    }
  }
}
