import GradientModel
import GradientTokens
import Testing

struct ColorTextTests {
  @Test(
    "A colour is read with the components that CSS Color 4 gives it",
    arguments: [
      // Hexadecimal and names.
      ("#f80", StyleColor(red: 1, green: 136.0 / 255, blue: 0)),
      ("#F808", StyleColor(red: 1, green: 136.0 / 255, blue: 0, alpha: 136.0 / 255)),
      ("#f287b0", StyleColor(red: 242.0 / 255, green: 135.0 / 255, blue: 176.0 / 255)),
      ("#00000080", StyleColor(white: 0, alpha: 128.0 / 255)),
      ("rebeccapurple", StyleColor(red: 102.0 / 255, green: 51.0 / 255, blue: 153.0 / 255)),
      ("ReD", StyleColor(red: 1, green: 0, blue: 0)),
      ("aliceblue", StyleColor(red: 240.0 / 255, green: 248.0 / 255, blue: 1)),
      ("yellowgreen", StyleColor(red: 154.0 / 255, green: 205.0 / 255, blue: 50.0 / 255)),
      ("transparent", .clear),
      // rgb(), with commas and without.
      ("rgb(255, 51, 0)", StyleColor(red: 1, green: 0.2, blue: 0)),
      ("rgb(100%, 20%, 0%)", StyleColor(red: 1, green: 0.2, blue: 0)),
      ("rgba(255, 51, 0, 0.5)", StyleColor(red: 1, green: 0.2, blue: 0, alpha: 0.5)),
      ("rgb(255 51 0 / 50%)", StyleColor(red: 1, green: 0.2, blue: 0, alpha: 0.5)),
      ("RGB( 255\t51 0/.5 )", StyleColor(red: 1, green: 0.2, blue: 0, alpha: 0.5)),
      ("rgb(255 20% 0)", StyleColor(red: 1, green: 0.2, blue: 0)),
      ("rgb(300 -51 0 / 120%)", StyleColor(red: 1, green: 0, blue: 0)),
      ("rgb(none 51 0)", StyleColor(.srgb, 0, 0.2, 0, missing: .first)),
      ("rgb(/* red */255,51,0)", StyleColor(red: 1, green: 0.2, blue: 0)),
      // Hues.
      ("hsl(120, 100%, 25%)", StyleColor(.hsl, 120, 100, 25)),
      ("hsla(120, 100%, 25%, 40%)", StyleColor(.hsl, 120, 100, 25, alpha: 0.4)),
      ("hsl(120deg 100 25)", StyleColor(.hsl, 120, 100, 25)),
      ("hsl(0.5turn 100% 25%)", StyleColor(.hsl, 180, 100, 25)),
      ("hsl(100grad 100% 25%)", StyleColor(.hsl, 90, 100, 25)),
      ("hsl(-90 100% 25%)", StyleColor(.hsl, 270, 100, 25)),
      ("hsl(720 100% 25%)", StyleColor(.hsl, 0, 100, 25)),
      ("hsl(none 100% 25%)", StyleColor(.hsl, 0, 100, 25, missing: .first)),
      ("hwb(194 0% 0% / none)", StyleColor(.hwb, 194, 0, 0, missing: .alpha)),
      // Lab and its kin.
      ("lab(29.2345% 39.3825 20.0664)", StyleColor(.lab, 29.2345, 39.3825, 20.0664)),
      ("lab(50 100% -100%)", StyleColor(.lab, 50, 125, -125)),
      ("lab(150 10 10)", StyleColor(.lab, 100, 10, 10)),
      ("lch(29.2345% 44.2 27)", StyleColor(.lch, 29.2345, 44.2, 27)),
      ("lch(50 50% 0.25turn)", StyleColor(.lch, 50, 75, 90)),
      ("lch(50 -3 10)", StyleColor(.lch, 50, 0, 10)),
      ("oklab(40.101% 0.1147 0.0453)", StyleColor(.oklab, 0.40101, 0.1147, 0.0453)),
      ("oklab(0.5 100% -50%)", StyleColor(.oklab, 0.5, 0.4, -0.2)),
      ("oklch(40.1% 0.123 21.57)", StyleColor(.oklch, 0.401, 0.123, 21.57)),
      ("oklch(1.2 25% none)", StyleColor(.oklch, 1, 0.1, 0, missing: .third)),
      // color().
      ("color(display-p3 1 50% 0)", StyleColor(.displayP3, 1, 0.5, 0)),
      ("color(srgb 1.2 -0.1 0 / 0.3)", StyleColor(.srgb, 1.2, -0.1, 0, alpha: 0.3)),
      ("color(SRGB-linear .1 .2 .3)", StyleColor(.srgbLinear, 0.1, 0.2, 0.3)),
      ("color(a98-rgb 0 0 1)", StyleColor(.a98RGB, 0, 0, 1)),
      ("color(prophoto-rgb 0 none 1)", StyleColor(.prophotoRGB, 0, 0, 1, missing: .second)),
      ("color(rec2020 1e-1 +0.2 3E-1)", StyleColor(.rec2020, 0.1, 0.2, 0.3)),
      ("color(xyz 0.1 0.2 0.3)", StyleColor(.xyzD65, 0.1, 0.2, 0.3)),
      ("color(xyz-d65 0.1 0.2 0.3)", StyleColor(.xyzD65, 0.1, 0.2, 0.3)),
      ("color(xyz-d50 10% 20% 30%)", StyleColor(.xyzD50, 0.1, 0.2, 0.3)),
    ])
  func reads(text: String, expected: StyleColor) throws {
    #expect(try color(text) == expected)
  }

  @Test("A radian is 180/π degrees")
  func radians() throws {
    let hue = try color("hsl(3.14159265358979rad 100% 25%)").components.x
    #expect(abs(hue - 180) < 1e-9)
  }

  @Test(
    "Hexadecimal, names, rgb(), hsl() and hwb() are legacy colours, color(srgb) is not",
    arguments: [
      ("#fff", true), ("red", true), ("transparent", true), ("rgb(1 2 3)", true),
      ("hsl(1 2 3)", true), ("hwb(1 2% 3%)", true), ("color(srgb 1 0 0)", false),
      ("oklab(0.5 0 0)", false), ("color(display-p3 1 0 0)", false), ("{rose}", true),
      ("{wide}", false),
    ])
  func legacy(text: String, expected: Bool) throws {
    var tokens = FixtureTokens()
    let color = try read(text, ValueText.color).value.resolved(by: &tokens)
    #expect(color.isLegacy == expected)
  }

  @Test("Every name of CSS is found, whatever its case, and none that is not one")
  func names() throws {
    // CSS Color 4 has 148 named colours beside transparent; seven greys are spelled twice.
    let spellings = ["gray", "darkgray", "dimgray", "lightgray", "slategray"]
    for spelling in spellings {
      let british = spelling.replacing("gray", with: "grey")
      #expect(try color(spelling) == color(british.uppercased()))
    }
    for text in ["aaa", "zzz", "redd", "re", "yellowgree", "yellowgreens", "grey1"] {
      #expect(colorRefusal(text)?.code == .unknownName)
    }
  }

  @Test(
    "What is no colour of its own is refused with what to do instead",
    arguments: [
      ("currentColor", ValueError.Code.unsupported, 0),
      ("ButtonFace", .unsupported, 0),
      ("color-mix(in oklab, red, blue)", .unsupported, 0),
      ("rgb(from red r g b)", .unsupported, 4),
      ("color(from red srgb r g b)", .unsupported, 6),
      ("rgba({rose}, 50%)", .unsupported, 5),
      ("light-dark(red, blue)", .unsupported, 0),
    ])
  func refused(text: String, code: ValueError.Code, offset: Int) throws {
    let error = try #require(colorRefusal(text))
    #expect(error.code == code)
    #expect(error.offset == offset)
    #expect(!error.hint.isEmpty)
  }

  @Test(
    "A wrong colour is refused at the place that is wrong",
    arguments: [
      ("", ValueError.Code.missing, 0), ("#12345", .hex, 0), ("#ggg", .hex, 0),
      ("rgb(1, 2 3)", .unexpected, 9), ("rgb(1 2, 3)", .unexpected, 7),
      ("rgb(1, 2%, 3)", .unexpected, 12), ("rgb(1 2)", .unexpected, 7),
      ("rgb(1 2 3", .missing, 9), ("rgb(1 2 3 4)", .unexpected, 10),
      ("rgb(1, 2, none)", .unexpected, 14), ("hsl(1, 2, 3)", .unexpected, 11),
      ("hwb(1, 2%, 3%)", .unexpected, 5), ("lab(1, 2, 3)", .unexpected, 5),
      ("rgb(1deg 2 3)", .unexpected, 4), ("hsl(1px 2 3)", .unit, 4),
      ("hsl(10% 2 3)", .unexpected, 4), ("color(srgb 1 2)", .unexpected, 14),
      ("color(nosuch 1 2 3)", .unknownName, 6), ("color(1 2 3)", .unexpected, 6),
      ("red blue", .unexpected, 4), ("foo(1)", .unknownName, 0), ("{}", .missing, 0),
      ("{rose", .unterminated, 0), ("red /* open", .unterminated, 4),
      ("rgb(1e999 0 0)", .outOfRange, 4),
      ("12px", .unexpected, 0), ("{rose}{wide}", .unexpected, 6), ("{rose} * 2", .unexpected, 7),
    ])
  func wrong(text: String, code: ValueError.Code, offset: Int) throws {
    let error = try #require(colorRefusal(text))
    #expect(error.code == code, "\(error.message)")
    #expect(error.offset == offset, "\(error.message)")
    #expect(!error.allowed.isEmpty)
  }

  @Test("A message says what was found and what is allowed")
  func message() throws {
    let error = try #require(colorRefusal("rgb(1 two 3)"))
    #expect(
      error.message == "found “two” where a number, a percentage or none is expected")
  }

  @Test("A misspelled name is told from one that is like no other")
  func nearestName() {
    #expect(colorRefusal("Rebecapurple")?.hint == "Did you mean rebeccapurple?")
    #expect(colorRefusal("orchit")?.hint == "Did you mean orchid?")
    #expect(colorRefusal("xyzzy")?.hint == "")
  }

  @Test("Aliases are listed with their places, and not those inside quotation marks")
  func aliases() {
    let aliases = ValueText.aliases(in: Array("1px {a.b} \"{no}\" /* {c} */ f({d e})".utf8))
    #expect(aliases.count == 2)
    #expect(aliases.first == ValueAlias(path: Array("a.b".utf8), offset: 4))
    #expect(aliases.last?.path == Array("d e".utf8))
    #expect(ValueText.wholeAlias(of: Array(" {a.b} ".utf8))?.offset == 1)
    #expect(ValueText.wholeAlias(of: Array("{a} {b}".utf8)) == nil)
  }
}
