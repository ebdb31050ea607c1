import GradientExport
import GradientModel
import Testing

@Suite struct CSSTests {
  @Test func `a plain control is a short rule with hexadecimal colours`() throws {
    let css = try Self.css { style in
      style[.normal].fill = .gradient(
        GradientFill(stops: [GradientStop("#f287b0", at: 0), GradientStop("#c97391", at: 0.7)]))
      style[.normal].borderPaint = .color("#784559")
      style[.normal].corners = .radius(7)
    }
    #expect(css.contains("  background-image: linear-gradient(#f287b0, #c97391 70%);\n"))
    #expect(css.contains("  border-width: 1px;\n  border-color: #784559;\n"))
    #expect(css.contains("  border-radius: 7px;\n"))
  }

  @Test func `a blend in OKLab has stops in sRGB first, then the space by name`() throws {
    let css = try Self.css { style in
      style[.normal].fill = .gradient(
        GradientFill(colors: ["#1b4fbd", "#f2e134"], interpolation: .oklab))
    }
    let fallback = try #require(css.firstRange(of: "linear-gradient(#1b4fbd, #"))
    let native = try #require(css.firstRange(of: "linear-gradient(in oklab, #1b4fbd, #f2e134)"))
    #expect(fallback.lowerBound < native.lowerBound)
    #expect(css.contains("@supports (background-image: linear-gradient(in oklab, #000, #fff)) {"))
  }

  @Test func `colours that sRGB lacks come for screens that have them`() throws {
    let css = try Self.css { style in
      style[.normal].titleColor = StyleColor(.displayP3, 1, 0, 0)
    }
    #expect(css.contains("@media (color-gamut: p3) {"))
    #expect(css.contains("    color: color(display-p3 1 0 0);\n"))
  }

  @Test func `a control that cannot be used has no pressed look`() throws {
    let css = try Self.css { style in
      style[.normal].fill = .color("#808080")
      style[.highlighted].fill = .color("#ff0000")
    }
    #expect(
      css.contains(
        ".it:active:where(:not(:disabled, [aria-disabled=\"true\"], [aria-busy=\"true\"])) {"))
    #expect(!css.contains(":active:is(:disabled"))
  }

  @Test func `each appearance is a media query, and both together the third`() throws {
    let css = try Self.css { style in
      style[.normal, in: .dark].titleColor = "#111111"
      style[.normal, in: .highContrast].titleColor = "#222222"
      style[.normal, in: [.dark, .highContrast]].titleColor = "#333333"
    }
    #expect(css.contains("@media (prefers-color-scheme: dark) {\n  .it {\n    color: #111111;"))
    #expect(css.contains("@media (prefers-contrast: more) {\n  .it {\n    color: #222222;"))
    #expect(
      css.contains(
        "@media (prefers-color-scheme: dark) and (prefers-contrast: more) {\n  .it {\n"
          + "    color: #333333;"))
  }

  @Test func `a page's own attribute says light or dark, and the system where it says nothing`()
    throws
  {
    let attribute = try #require(CSSThemeAttribute("data-theme"))
    let css = try Self.css(CSSExport(themeAttribute: attribute)) { style in
      style[.normal].titleColor = "#000000"
      style[.normal, in: .dark].titleColor = "#111111"
      style[.normal, in: [.dark, .highContrast]].titleColor = "#333333"
    }
    let unlessLight = #".it:where(:not([data-theme="light"], [data-theme="light"] *))"#
    let dark = #".it:where([data-theme="dark"], [data-theme="dark"] *)"#
    #expect(
      css.contains(
        "@media (prefers-color-scheme: dark) {\n  \(unlessLight) {\n    color: #111111;\n  }"))
    #expect(css.contains("}\n\n\(dark) {\n  color: #111111;\n}\n"))
    #expect(
      css.contains("@media (prefers-contrast: more) {\n  \(dark) {\n    color: #333333;"))
  }

  @Test(arguments: ["", "1a", "-a", "_a", "a b", "a]", "a\"", "a:b", "ä", "a\\"])
  func `what would end a selector is no attribute's name`(name: String) {
    #expect(CSSThemeAttribute(name) == nil)
  }

  @Test func `custom properties are declared, and used with what holds without them`() throws {
    var style = ControlStyle()
    style[.normal].fill = .color("#808080")
    style[.highlighted].fill = .color("#ff0000")
    let theme = ControlTheme([ControlTheme.Control(name: "it", style: style)])
    let css = try NameTests.text(
      CSSExport(usesCustomProperties: true).files(of: theme, path: "a.css", source: "a"))
    #expect(css.contains("  --it-background-color: #808080;\n"))
    #expect(css.contains("  background-color: var(--it-background-color, transparent);\n"))
    #expect(css.contains("{\n  --it-background-color: #ff0000;\n}"))
  }

  @Test func `what CSS cannot say is named`() throws {
    var style = ControlStyle()
    style[.normal].corners = .radius(12)
    style[.normal].cornerCurve = .continuous
    style[.normal].shadows = [DropShadow(color: "#000000", blur: 3, isBehind: true)]
    style[.normal].imageColor = "#ff0000"
    style[.normal].borderWidth = 1.5
    let half = GradientFill.RelativeLength(fraction: 0.5, points: 4)
    style[.normal].overlay = .gradient(
      GradientFill(colors: ["#ffffff", "#ffffff00"], kind: .radial(.ellipse(x: half, y: half))))
    let theme = ControlTheme([ControlTheme.Control(name: "it", style: style)])
    let losses = try CSSExport().files(of: theme, path: "a.css", source: "a").losses
    #expect(losses.count == 5)
    for word in ["continuous", "behind", "image", "border", "radius"] {
      #expect(losses.contains { $0.text.hasPrefix("'it': ") && $0.text.contains(word) })
    }
  }

  private static func css(
    _ exporter: CSSExport = CSSExport(), _ change: (inout ControlStyle) -> Void
  ) throws -> String {
    var style = ControlStyle()
    change(&style)
    let theme = ControlTheme([ControlTheme.Control(name: "it", style: style)])
    return try NameTests.text(exporter.files(of: theme, path: "a.css", source: "a"))
  }
}
