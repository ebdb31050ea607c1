import Foundation
import GradientRaster
import GradientTool
import PNGFile
import Testing

@Suite struct ShowcaseTests {
  /// Two controls: one that appearance, direction, bar and unions of states tell apart, one plain.
  private static let style = """
    { "deck": {
        "play": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$type": "gradient", "$value": "linear-gradient(#f287b0, #c97391 70%)",
            "$extensions": { "dev.gradientcontrols": { "to": "trailing" } } },
          "border": { "$type": "border", "$value": "2px solid #784559" },
          "radius": { "$type": "dimension", "$value": "7px" },
          "shadow": { "$type": "shadow", "$value": "0 2px 4px #00000040" },
          "width": { "$type": "dimension", "$value": "40px" },
          "height": { "$type": "dimension", "$value": "20px" },
          "title-color": { "$type": "color", "$value": "oklch(0.7 0.1 30)" },
          "states": { "selected+highlighted": { "fill": { "$value": "#123456" } } },
          "metrics": { "compact": { "height": { "$value": "12px" } } },
          "appearances": { "dark": { "border-color": { "$value": "#abcdef" } } } } },
      "plain": { "$extensions": { "dev.gradientcontrols": { "component": "control" } },
        "fill": { "$type": "color", "$value": "#00ff00" },
        "width": { "$type": "dimension", "$value": "10px" },
        "height": { "$type": "dimension", "$value": "10px" } } }
    """

  private func page(_ style: String = Self.style, _ more: String...) async throws -> ShowcaseReading
  {
    let folder = try TemporaryFolder()
    let style = try folder.write(style, to: "a.json")
    let run = await Run(arguments: ["showcase", style, "-o", folder.path("s.html")] + more)
    #expect(run.code == .success, "\(run.messages)")
    return try ShowcaseReading(folder.bytes("s.html"))
  }

  @Test func `every picture of render stands on the page, with the same pixels`() async throws {
    let page = try await page()
    let folder = try TemporaryFolder()
    let style = try folder.write(Self.style, to: "a.json")
    let run = await Run(
      "render", style, "-o", folder.path, "--scale", "1,2,3", "--appearance", "all", "--metrics",
      "all", "--direction", "all", "--json")
    let manifest = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let pictures = try #require((manifest as? [String: Any])?["pictures"] as? [[String: Any]])
    // Eight states of one control in light and dark, two directions and two bars; seven of the other
    // in two directions; each at three scales.
    #expect(pictures.count == 234)
    for picture in pictures {
      let environment = try #require(picture["environment"] as? [String: String])
      let file = try #require(picture["file"] as? String)
      let start = "\(picture["name"] ?? ""), \(picture["state"] ?? ""), "
      let appearance = environment["appearance"] ?? ""
      let bar = environment["metrics"] == "compact" ? ", compact" : ""
      let words = environment["direction"] == "rtl" ? "right to left" : "left to right"
      let scale = try #require(picture["scale"] as? Int)
      let own = try page.pixmap("\(start)\(appearance), \(words)\(bar)", scale: scale)
      let both = try page.pixmap("\(start)\(appearance), both directions\(bar)", scale: scale)
      let shown = try #require(own ?? both, "\(file) is missing")
      let isSame = shown == (try PNG.decode(folder.bytes(file)).pixmap)
      #expect(isSame, "\(file) differs")
    }
  }

  @Test func `a direction that changes nothing is not shown twice`() async throws {
    let page = try await page()
    #expect(page.classes["plain, normal, light, both directions"] != nil)
    #expect(page.classes["plain, normal, light, right to left"] == nil)
    #expect(page.classes["deck/play, normal, dark, right to left, compact"] != nil)
  }

  @Test func `every colour and number is a row of text`() async throws {
    let rows = try await page(Self.style, "--only", "deck/play").rows
    func figures(_ environment: String, _ state: String) -> [[String]] {
      rows.filter { $0[0] == environment && $0[1] == state }.map { Array($0[2...]) }
    }
    #expect(rows.first == ["Environment", "State", "Member", "Place", "Value", "sRGB"])
    #expect(
      figures("light, left to right", "normal") == [
        ["fill", "", "linear-gradient(to right in srgb)", ""],
        ["fill", "0%", "#f287b0", "#f287b0"],
        ["fill", "70%", "#c97391", "#c97391"],
        ["border-width", "", "2px", ""],
        ["border-fill", "", "#784559", "#784559"],
        ["radius", "", "7px", ""],
        ["shadow", "", "0 2px 4px #00000040", "#00000040"],
        ["title", "", "400 17px system", ""],
        // Ottosson's published matrices give rgb(213.4 134.3 121.2).
        ["title-color", "", "oklch(0.7 0.1 30)", "#d58679"],
      ])
    #expect(
      figures("light, right to left", "normal").first
        == ["fill", "", "linear-gradient(to left in srgb)", ""])
    #expect(
      figures("dark, left to right", "normal").contains(
        ["border-fill", "", "#abcdef", "#abcdef"]))
    #expect(figures("light, left to right", "selected") == [["as normal"]])
    #expect(
      figures("light, left to right", "selected+highlighted").contains(
        ["fill", "", "#123456", "#123456"]))
  }

  @Test func `a button has a picture for each state that it can be pressed into`() async throws {
    let text = try await page(Self.style, "--only", "deck/play").text
    // Its union makes it one that stays pressed. There is a stage for readers in light, dark, and dark
    // with more contrast, whose grounds are white, grey and black.
    #expect(text.matches(of: #/<button [^>]*class="live [^>]*aria-pressed="false">/#).count == 3)
    #expect(text.matches(of: #/<button [^>]*class="live [^>]* disabled>/#).count == 3)
    for button in text.matches(of: #/<button [^>]*aria-pressed[^>]*>(.*?)</button>/#) {
      let sets = button.1.matches(of: #/ s(\d+)/#).compactMap { Int($0.1) }
      #expect(sets.sorted() == Array(0..<16))
    }
  }

  @Test func `names and words from the file never become markup`() async throws {
    let hostile = "</style><script>alert(1)</script>\\\" onclick='x' -->"
    let style = """
      { "\(hostile)": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "sample": { "$value": "\(hostile)" },
          "title": { "$type": "typography", "$value": { "fontFamily": "\(hostile)",
            "fontSize": "17px", "fontWeight": 600, "letterSpacing": "0px", "lineHeight": 1 } },
          "fill": { "$type": "color", "$value": "#00ff00" } } }
      """
    let text = try await page(style).text
    #expect(text.matches(of: #/<script/#).count == 1)
    #expect(text.matches(of: #/</style>/#).count == text.matches(of: #/<style>/#).count)
    #expect(!text.contains("alert(1)</"))
    #expect(!text.contains("onclick='"))
    #expect(text.contains("&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;"))
  }

  @Test func `the page loads nothing`() async throws {
    let text = try await page().text
    #expect(text.contains("<meta http-equiv=\"Content-Security-Policy\""))
    let rest = text.replacing(#/base64,[A-Za-z0-9+/=]*/#, with: "")
    for other in ["http:", "https:", "//", "@import", "<link", "<img", "src=", "<iframe"] {
      let isThere = rest.contains(other)
      #expect(!isThere, "\(other)")
    }
    for address in text.matches(of: #/url\((.{15})/#) {
      #expect(address.1 == "data:image/png;")
    }
    for address in text.matches(of: #/href="(.)/#) { #expect(address.1 == "#") }
  }

  @Test func `the page is the same however many pictures are drawn at one time`() async throws {
    let one = try await page(Self.style, "--jobs", "1").text
    let isSame = one == (try await page(Self.style, "--jobs", "3").text)
    #expect(isSame)
  }

  @Test func `another file is not replaced by mistake, and the page by a new one`() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(Self.style, to: "a.json")
    let run = await Run("showcase", style, "-o", style)
    #expect(run.code == .failure)
    #expect(run.messages.contains("was not made by this command and stays"))
    for _ in 0..<2 {
      let run = await Run("showcase", style, "-o", folder.path("new/s.html"))
      #expect(run.output == "2 controls in '\(folder.path("new/s.html"))'\n")
      #expect(run.code == .success)
    }
    let missing = await Run("showcase", style, "-o", folder.path("x.html"), "--only", "no*")
    #expect(missing.code == .failure)
    #expect(missing.messages.contains("no control is named like 'no*'"))
    #expect(try folder.names() == ["a.json", "new"])
  }
}
