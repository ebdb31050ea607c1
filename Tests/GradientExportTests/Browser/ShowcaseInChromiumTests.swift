import BrowserTestSupport
import Foundation
import GradientModel
import GradientRaster
import GradientTokens
import GradientTool
import Testing

/// The showcase page as a person uses it.
@Suite(.serialized) struct ShowcaseInChromiumTests {
  /// A toggle whose states all differ, and its appearances too.
  private static let style = """
    { "loop": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$type": "gradient", "$value": "linear-gradient(#2040c0, #60c0f0)" },
        "border": { "$type": "border", "$value": "2px solid #102030" },
        "radius": { "$type": "dimension", "$value": "9px" },
        "width": { "$type": "dimension", "$value": "80px" },
        "height": { "$type": "dimension", "$value": "30px" },
        "states": {
          "selected": { "fill": { "$value": "linear-gradient(#c04020, #f0c060)" } },
          "focused": { "border-color": { "$value": "#ff00ff" } },
          "hovered": { "border-color": { "$value": "#00ff00" } } },
        "appearances": {
          "dark": { "fill": { "$value": "linear-gradient(#102060, #306078)" } },
          "high-contrast": { "fill": { "$value": "linear-gradient(#001080, #205040)" } },
          "dark+high-contrast": { "fill": { "$value": "linear-gradient(#a0c0ff, #e0f0ff)" } } } } }
    """

  private struct Scene {
    var control: ControlTheme.Control
    var page: URL
    var folder: TemporaryFolder

    init() async throws {
      folder = try TemporaryFolder()
      control = try #require(try PackageFiles.theme(Array(style.utf8)).controls.first)
      let file = try folder.write(Array(style.utf8), to: "loop.json")
      page = folder.url.appending(path: "page.html")
      let code = await Tool.run(["showcase", file.path, "-o", page.path], on: SilentConsole())
      try #require(code == .success)
    }

    /// The largest difference in levels between a photograph of the button and a state's own picture
    /// on the ground of its appearance.
    func difference(
      _ photograph: Pixmap, _ state: ControlState, in appearance: Appearance = .light
    ) throws -> Int {
      let look = control.style.resolved(
        for: state, in: StyleEnvironment(appearance: appearance))
      let picture = try Rasterizer(scale: 2).draw(
        look.drawing(size: Size2D(width: 80, height: 30)))
      let ours = picture.pixmap
      try #require(photograph.width == ours.width && photograph.height == ours.height)
      // White, #1c1c1e in dark, and black where dark is to have more contrast.
      let ground =
        switch appearance {
        case .dark: [28, 28, 30]
        case [.dark, .highContrast]: [0, 0, 0]
        default: [255, 255, 255]
        }
      var largest = 0
      for start in stride(from: 0, to: ours.bytes.count, by: 4) {
        let clear = 255 - Int(ours.bytes[start + 3])
        for channel in 0..<3 {
          let expected = Int(ours.bytes[start + channel]) + ground[channel] * clear / 255
          largest = max(largest, abs(Int(photograph.bytes[start + channel]) - expected))
        }
      }
      return largest
    }
  }

  private static let live = "button.live:not(:disabled)"

  @Test func `mouse and keyboard show each state's own picture`() async throws {
    let scene = try await Scene()
    var visit = try PageVisit(scene.page)
    var expected: [ControlState] = []
    func see(_ state: ControlState, after steps: PageVisit.Step...) {
      for step in steps { visit.add(step) }
      visit.photograph(Self.live)
      expected.append(state)
    }
    see(.normal)
    see(.hovered, after: .move(Self.live))
    see([.hovered, .highlighted], after: .pointer("down"))
    see([.hovered, .selected], after: .pointer("up"))
    see(.selected, after: .move(nil))
    // The keyboard comes from the link before the button.
    see(
      [.selected, .focused],
      after: .script("document.activeElement.blur(); document.querySelector('.wall a').focus()"),
      .key(PageVisit.Key(name: "Tab", type: "down")), .key(PageVisit.Key(name: "Tab", type: "up")))
    see(
      [.selected, .focused, .highlighted], after: .key(PageVisit.Key(name: " ", type: "down")))
    see(.focused, after: .key(PageVisit.Key(name: " ", type: "up")))
    visit.photograph("button.live:disabled")
    expected.append(.disabled)
    let (report, photographs) = try visit.run()
    #expect(report.messages == [])
    for (photograph, state) in zip(photographs, expected) {
      let difference = try scene.difference(photograph, state)
      #expect(difference <= 1, "\(state.name)")
    }
    // Each of them is another picture, so none can pass for another.
    #expect(Set(photographs.map(\.bytes)).count == expected.count)
  }

  @Test func `the page follows dark mode and more contrast, and can be told otherwise`()
    async throws
  {
    let scene = try await Scene()
    var visit = try PageVisit(scene.page)
    var expected: [Appearance] = []
    func see(_ appearance: Appearance, after steps: PageVisit.Step...) {
      for step in steps { visit.add(step) }
      visit.add(
        .script("getComputedStyle(document.body).backgroundColor"),
        // The words beside the pictures: soft, or as dark as the others.
        .script("getComputedStyle(document.querySelector('.lede')).color"),
        .script("getComputedStyle(document.body).color"))
      visit.photograph(Self.live)
      expected.append(appearance)
    }
    func system(_ scheme: String, contrast: String) -> PageVisit.Step {
      .media([
        BrowserJob.Feature(name: "prefers-color-scheme", value: scheme),
        BrowserJob.Feature(name: "prefers-contrast", value: contrast),
      ])
    }
    see(.light, after: system("light", contrast: "no-preference"))
    see(.dark, after: system("dark", contrast: "no-preference"))
    see(.highContrast, after: system("light", contrast: "more"))
    see([.dark, .highContrast], after: system("dark", contrast: "more"))
    // Light is chosen on the page: the contrast is still the system's, and the darkness no longer.
    see(
      .highContrast, after: .move("input[value=light]"), .pointer("down"), .pointer("up"))
    see(.light, after: system("dark", contrast: "no-preference"))
    see(.highContrast, after: .move("input[value=more]"), .pointer("down"), .pointer("up"))
    let (report, photographs) = try visit.run()
    #expect(report.messages == [])
    try #require(photographs.count == expected.count && report.values.count == 3 * expected.count)
    for (index, appearance) in expected.enumerated() {
      let difference = try scene.difference(photographs[index], .normal, in: appearance)
      #expect(difference <= 1, "\(appearance.name), \(index)")
      let (ground, soft, ink) = (
        report.values[3 * index], report.values[3 * index + 1], report.values[3 * index + 2]
      )
      #expect(
        ground == (appearance.contains(.dark) ? "rgb(14, 14, 17)" : "rgb(245, 245, 247)"),
        "\(appearance.name), \(index)")
      #expect(
        (soft == ink) == appearance.contains(.highContrast), "\(appearance.name), \(index)")
    }
    // Each appearance is another picture, so none can pass for another.
    #expect(Set(photographs.map(\.bytes)).count == 4)
  }

  @Test func `a table is copied as rows, and nothing is wider than a phone`() async throws {
    let scene = try await Scene()
    var visit = try PageVisit(scene.page)
    visit.width = 375
    visit.add(
      .script("document.documentElement.scrollWidth <= innerWidth"),
      .script(
        "document.addEventListener('copy', () => window.copied = String(getSelection()), true)"),
      .move(".copy"), .pointer("down"), .pointer("up"),
      .script("window.copied.split('\\n')[1]"),
      .script("document.getElementById('status').textContent.length > 0"))
    let (report, _) = try visit.run()
    #expect(report.messages == [])
    #expect(report.values[0] == "true")
    #expect(
      report.values[2]
        == "light, both directions\tnormal\tfill\t\tlinear-gradient(to bottom in srgb)\t")
    #expect(report.values[3] == "true")
  }
}

/// A console that nobody reads.
private final class SilentConsole: Console {
  let showsProgress = false
  func write(_ text: String) throws(Failure) {}
  func report(_ text: String) {}
  func showProgress(_ line: String?) {}
  func readInput() throws(Failure) -> [UInt8] { [] }
}
