import Foundation
import GradientImport
import GradientModel
import Testing

@Suite struct CSSGradientTests {
  /// The value of the one control's fill, as the file has it.
  private func value(_ css: String, size: Size2D? = nil) -> String? {
    let imported = Imported(css: css, size: size)
    #expect(imported.findings.isEmpty)
    guard let start = imported.text.range(of: "\"$value\": \"")?.upperBound else { return nil }
    return String(imported.text[start...].prefix { $0 != "\"" })
  }

  @Test(arguments: [
    ("linear-gradient(180deg, red 0%, blue 100%)", "linear-gradient(180deg, #f00, #00f)"),
    ("linear-gradient(0.25turn, #ABC, #abcdef)", "linear-gradient(90deg, #abc, #abcdef)"),
    ("linear-gradient(red, lime, blue)", "linear-gradient(#f00, #0f0, #00f)"),
    ("linear-gradient(red 0 25%, blue 25%)", "linear-gradient(#f00 0% 25%, #00f 25%)"),
    ("linear-gradient(red, 30%, blue)", "linear-gradient(#f00, 30%, #00f)"),
    (
      "linear-gradient(rgba(0,0,0,.3), hsl(120 100% 50%))",
      "linear-gradient(rgb(0 0 0 / 0.3), #0f0)"
    ),
    ("linear-gradient(in oklch, red, blue)", "linear-gradient(in oklch, #f00, #00f)"),
    ("linear-gradient(in xyz, red, blue)", "linear-gradient(in srgb-linear, #f00, #00f)"),
    (
      "radial-gradient(circle closest-side at 30% 20px, red, blue)",
      "radial-gradient(circle closest-side at 30% 20px, #f00, #00f)"
    ),
    ("radial-gradient(40px, red 10px, blue 30px)", "radial-gradient(40px, #f00 25%, #00f 75%)"),
    (
      "conic-gradient(from 0.5turn, red, blue 90deg)", "conic-gradient(from 180deg, #f00, #00f 25%)"
    ),
    (
      "repeating-conic-gradient(#000 0 12.5%, #fff 0 25%)",
      "conic-gradient(#000 0% 12.5%, #fff 12.5% 25%, #000 25% 37.5%, #fff 37.5% 50%, "
        + "#000 50% 62.5%, #fff 62.5% 75%, #000 75% 87.5%, #fff 87.5% 100%)"
    ),
    // From hue 0 by way of 120 to 240, sRGB's corners lie every 60 degrees.
    (
      "linear-gradient(in hsl longer hue, red, blue)",
      "linear-gradient(#f00, #ff0, #0f0, #0ff, #00f)"
    ),
    ("linear-gradient(in hsl, red, blue)", "linear-gradient(#f00, #f0f, #00f)"),
    // The hue of the second and the saturation of the first: both are hsl(120 50% 50%).
    (
      "linear-gradient(in hsl, hsl(none 50% 50%), hsl(120 none 50%))",
      "linear-gradient(#40bf40 0% 100%)"
    ),
    // Half white and half black are a grey, and its hue is nobody's.
    (
      "linear-gradient(in hwb, #804040, hwb(200 100% 100%))",
      "linear-gradient(#804040, #808080)"
    ),
    // With `none` a colour is none of those that blend in sRGB by default.
    ("linear-gradient(hsl(none 50% 50%), red)", "linear-gradient(hsl(none 50% 50%), #f00)"),
    (
      "linear-gradient(in srgb, hsl(none 50% 50%), red)",
      "linear-gradient(in srgb, hsl(none 50% 50%), #f00)"
    ),
    ("linear-gradient(red min(10%, 20%), blue)", "linear-gradient(#f00 10%, #00f)"),
    ("linear-gradient(red max(10%, 4 * 5%), blue)", "linear-gradient(#f00 20%, #00f)"),
    ("linear-gradient(red clamp(10%, 70%, 30%), blue)", "linear-gradient(#f00 30%, #00f)"),
    // Of bounds that cross, the lower one wins.
    ("linear-gradient(red clamp(40%, 70%, 30%), blue)", "linear-gradient(#f00 40%, #00f)"),
    // A quarter of a turn is 25 %.
    ("conic-gradient(red calc(10% + 90deg), blue)", "conic-gradient(#f00 35%, #00f)"),
    ("conic-gradient(red max(36deg, 0.2turn), blue)", "conic-gradient(#f00 20%, #00f)"),
  ])
  func `a gradient is written in the shortest form that is exact`(css: String, text: String) {
    #expect(value(css) == text)
  }

  @Test func `lengths are worked out for the size that is given`() {
    // Over 200 points across: 20 and 50 are a tenth and a quarter of the way.
    let size = Size2D(width: 200, height: 50)
    #expect(
      value("linear-gradient(to right, red 20px, blue 50px)", size: size)
        == "linear-gradient(to right, #f00 10%, #00f 25%)")
    #expect(
      value(
        "linear-gradient(to right, red calc(10% + 10px), blue calc(2 * (30px - 5px)))", size: size)
        == "linear-gradient(to right, #f00 15%, #00f 25%)")
    #expect(
      value("repeating-linear-gradient(#000 0 10px, #fff 0 25px)", size: size)
        == "linear-gradient(#000 0% 20%, #fff 20% 50%, #000 50% 70%, #fff 70% 100%)")
    let measured = Imported(css: "linear-gradient(to right, red 20px, blue)", size: size)
    #expect(measured.messages.count == 1)
    #expect(measured.messages[0].contains("warning: [one-size] gradient: "))
  }

  @Test(arguments: [
    "linear-gradient(red 20px, blue)",
    "repeating-radial-gradient(circle closest-side, red, blue 20%)",
    "linear-gradient(red calc(1px + 2%), blue)",
  ])
  func `without a size they are left out, with the hint to give one`(css: String) {
    let imported = Imported(css: css)
    #expect(imported.result.file == nil)
    #expect(imported.messages.contains { $0.contains("give one, as in --size 120x44") })
  }

  @Test(arguments: [
    ("linear-gradient(red calc(10% * 2em), blue)", "1:32"),
    ("linear-gradient(red min(10%, 2px), blue)", "1:21"),
    ("linear-gradient(red min(10%, 2), blue)", "1:21"),
    ("linear-gradient(red clamp(10%, 2%), blue)", "1:21"),
    ("linear-gradient(red calc(1%, 2%), blue)", "1:28"),
    ("linear-gradient(red round(1%), blue)", "1:21"),
    ("linear-gradient(45, red, blue)", "1:17"),
    ("linear-gradient(red, 30%)", "1:25"),
    ("linear-gradient(in foo, red, blue)", "1:20"),
    ("repeating-linear-gradient(red 20%, blue 20%)", "1:1"),
    ("repeating-linear-gradient(red 0, blue 0.001%)", "1:1"),
    ("linear-gradient(color-mix(in srgb, red, blue), red)", "1:17"),
  ])
  func `what is no gradient, or none of ours, is refused at its place`(css: String, place: String) {
    let imported = Imported(css: css)
    #expect(imported.result.file == nil)
    #expect(
      imported.messages.contains { $0.hasPrefix("a.css:\(place): warning: [left-out] gradient: ") },
      "\(imported.messages)")
  }

  /// CSS Images 4, 3.2.1: an ending shape without width shows the last colour alone.
  @Test func `a gradient without extent keeps its stops, of which the last is seen`() {
    let css = "radial-gradient(closest-side at left, red 4px, blue 20px)"
    #expect(
      value(css, size: Size2D(width: 90, height: 50))
        == "radial-gradient(closest-side at 0% 50%, #f00, #00f 0%)")
  }

  @Test func `lines are numbered, declarations are one control`() {
    let lines = Imported(
      css:
        "linear-gradient(red, blue);\nconic-gradient(\n  red, blue)\n\n radial-gradient(red,blue),\n red",
      name: "sky")
    #expect(lines.theme.controls.map(\.name) == ["sky-1", "sky-2", "sky-3"])
    let one = Imported(
      css: "background:\n  linear-gradient(red, blue);\nborder-radius: 9px; color: #fff",
      name: "sky")
    #expect(one.theme.controls.map(\.name) == ["sky"])
    #expect(one.theme["sky"]?.resolved().corners == .radius(9))
  }

  @Test(arguments: [
    "", "}", ".a{", "a{b:c", "\u{0}", "linear-gradient(", ".a{}", "((((((", "/*", "\"{",
  ])
  func `text without a gradient gives an error and no file`(css: String) {
    let imported = Imported(css: css)
    #expect(imported.result.file == nil)
    #expect(imported.messages.contains { $0.contains(": error: ") }, "\(imported.messages)")
  }
}
