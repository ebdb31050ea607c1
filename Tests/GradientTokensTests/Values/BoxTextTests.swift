import GradientModel
import GradientTokens
import Testing

struct LengthTextTests {
  func length(_ text: String) throws -> (value: Double, notes: Int) {
    var tokens = FixtureTokens()
    let (syntax, notes) = try read(text, ValueText.length)
    switch syntax {
    case .value(let value): return (value, notes.count)
    case .alias(let alias): return (try tokens.length(alias), notes.count)
    }
  }

  @Test(
    "A length is in points; rem is sixteen of them",
    arguments: [
      ("7px", 7.0, 0), ("7", 7, 0), ("1.5rem", 24, 0), ("0", 0, 0), (" -2.5PX ", -2.5, 0),
      ("8 px", 8, 1), ("2 rem", 32, 1), ("{w}", 2, 0), (".1px", 0.1, 0),
    ])
  func reads(text: String, points: Double, notes: Int) throws {
    let (value, count) = try length(text)
    #expect(value == points)
    #expect(count == notes)
  }

  @Test(
    "Other units, sums and joined aliases are refused with what to do instead",
    arguments: [
      ("50%", ValueError.Code.unit, 0), ("1em", .unit, 0), ("12pt", .unit, 0),
      ("{a} * 2", .unexpected, 4), ("{a}{b}", .unexpected, 3), ("1px + 2px", .unexpected, 4),
      ("{a}/2", .unexpected, 3),
    ])
  func refused(text: String, code: ValueError.Code, offset: Int) throws {
    let found = refusal(of: text, by: ValueText.length)
    let error = try #require(found)
    #expect(error.code == code)
    #expect(error.offset == offset)
    #expect(!error.hint.isEmpty)
  }

  @Test(
    "What is no length is refused",
    arguments: ["", "px", "1e999px", "1px 2px", "calc(1px)", "--1px"])
  func wrong(text: String) {
    let found = refusal(of: text, by: ValueText.length)
    #expect(found != nil)
  }

  @Test("An opacity is a number or a percentage within its range")
  func opacity() throws {
    for (text, value) in [("0.5", 0.5), ("50%", 0.5), ("0", 0), ("100%", 1)] {
      guard case .value(let opacity) = try read(text, ValueText.opacity).value else {
        Issue.record("\(text) is no alias")
        continue
      }
      #expect(opacity == value)
    }
    for text in ["1.5", "-0.1", "101%", "5px", "half"] {
      let found = refusal(of: text, by: ValueText.opacity)
      #expect(found != nil)
    }
  }

  @Test("Corners are a capsule or one to four radii in CSS's order")
  func corners() throws {
    var tokens = FixtureTokens()
    let cases: [(String, Corners)] = [
      ("capsule", .capsule), ("7px", .radius(7)), ("{w}", .radius(2)), ("0", .square),
      ("1px 2px", .radii(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 1, bottomLeft: 2))),
      ("1px 2px 3px", .radii(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 2))),
      (
        "1px 2px 3px {w}",
        .radii(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 2))
      ),
    ]
    for (text, expected) in cases {
      let corners = try read(text, ValueText.corners).value.resolved(by: &tokens)
      #expect(corners == expected)
    }
    for text in ["-1px", "pill", "50%", "1px 2px 3px 4px 5px", "1px / 2px"] {
      let found = refusal(of: text, by: ValueText.corners)
      #expect(found != nil)
    }
  }
}

struct BorderTextTests {
  static let rose = StyleColor(red: 1, green: 0, blue: 0.5)

  @Test(
    "Width, style and colour may stand in any order",
    arguments: [
      ("1px solid {rose}", 1.0, BorderTextTests.rose, 0),
      ("solid {rose} 1px", 1, BorderTextTests.rose, 0),
      ("{rose} 1.5px solid", 1.5, BorderTextTests.rose, 0),
      ("{w} solid {rose}", 2, BorderTextTests.rose, 0),
      ("{w} solid #f00", 2, StyleColor(red: 1, green: 0, blue: 0), 0),
      ("rgb(255 0 0) {w} solid", 2, StyleColor(red: 1, green: 0, blue: 0), 0),
      ("thin solid black", 1, .black, 0), ("MEDIUM SOLID BLACK", 3, .black, 0),
      ("thick dotted black", 5, .black, 0), ("1px black", 1, .black, 1), ("none", 0, .clear, 0),
    ])
  func reads(text: String, width: Double, color: StyleColor, notes: Int) throws {
    var tokens = FixtureTokens()
    let (syntax, found) = try read(text, ValueText.border)
    let border = try syntax.resolved(by: &tokens)
    #expect(border == BorderStyle(width: width, paint: .color(color)))
    #expect(found.count == notes)
  }

  @Test("The stroke is kept, so that a reader can say that only solid is drawn")
  func style() throws {
    for style in StrokeStyle.allCases {
      let border = try read("1px \(style.name) red", ValueText.border).value
      #expect(border.style == style)
      #expect(StrokeStyle(name: Array("\(style.name)".utf8)) == style)
    }
    #expect(StrokeStyle(name: Array("wavy".utf8)) == nil)
  }

  @Test(
    "What is no border is refused",
    arguments: [
      ("1px solid", ValueError.Code.missing, 9), ("solid red", .missing, 9),
      ("1px solid red blue", .unexpected, 14), ("1px 2px solid red", .unexpected, 4),
      ("-1px solid red", .outOfRange, 0), ("1px solid wobbly", .unknownName, 10),
      ("{w} {rose} {x}", .unexpected, 11), ("1px solid {rose} red", .missing, 20),
      ("", .missing, 0),
    ])
  func wrong(text: String, code: ValueError.Code, offset: Int) throws {
    let found = refusal(of: text, by: ValueText.border)
    let error = try #require(found)
    #expect(error.code == code, "\(error.message)")
    #expect(error.offset == offset, "\(error.message)")
  }
}

struct ShadowTextTests {
  func shadows(_ text: String) throws -> [DropShadow] {
    var tokens = FixtureTokens()
    return try ShadowSyntax.resolved(try read(text, ValueText.shadows).value, by: &tokens)
  }

  static let red = StyleColor(red: 1, green: 0, blue: 0)
  static let rose = BorderTextTests.rose

  @Test(
    "A shadow has two to four lengths, and its colour and inset on either side",
    arguments: [
      ("1px 2px red", DropShadow(color: ShadowTextTests.red, offsetX: 1, offsetY: 2)),
      ("red 1px 2px 3px", DropShadow(color: ShadowTextTests.red, offsetX: 1, offsetY: 2, blur: 3)),
      (
        "inset 0 -1px 2px -3px red",
        DropShadow(color: ShadowTextTests.red, offsetY: -1, blur: 2, spread: -3, isInset: true)
      ),
      (
        "red 0 1px inset", DropShadow(color: ShadowTextTests.red, offsetY: 1, isInset: true)
      ),
      (
        "0 1px inset red", DropShadow(color: ShadowTextTests.red, offsetY: 1, isInset: true)
      ),
      ("0 1px 2px {rose}", DropShadow(color: ShadowTextTests.rose, offsetY: 1, blur: 2)),
      ("{rose} 0 1px 2px", DropShadow(color: ShadowTextTests.rose, offsetY: 1, blur: 2)),
      ("0 1px {w} red", DropShadow(color: ShadowTextTests.red, offsetY: 1, blur: 2)),
      ("0 {w} {w} {rose}", DropShadow(color: ShadowTextTests.rose, offsetY: 2, blur: 2)),
      (
        "inset {w} {w} {rose}",
        DropShadow(color: ShadowTextTests.rose, offsetX: 2, offsetY: 2, isInset: true)
      ),
      ("0 1px 2px rgb(255 0 0)", DropShadow(color: ShadowTextTests.red, offsetY: 1, blur: 2)),
    ])
  func reads(text: String, expected: DropShadow) throws {
    #expect(try shadows(text) == [expected])
  }

  @Test("A list keeps its order, takes aliases of shadows, and may be none")
  func list() throws {
    let soft = DropShadow(color: .black, offsetY: 1, blur: 2)
    #expect(
      try shadows("0 1px red, {soft}, inset 0 1px 0 blue").map(\.offsetY) == [1, 1, 1])
    #expect(try shadows("{soft}") == [soft])
    #expect(try shadows("NONE").isEmpty)
  }

  @Test(
    "What is no shadow is refused",
    arguments: [
      ("1px red", ValueError.Code.missing, 7), ("1px 2px", .missing, 7),
      ("0 1px -2px red", .outOfRange, 6), ("0 1px 2px 3px 4px red", .limit, 14),
      ("0 1px red 2px", .unexpected, 10), ("0 1px red,", .missing, 10),
      ("0 1px red blue", .unexpected, 10), ("none, 0 1px red", .unknownName, 0),
      ("0 1em red", .unit, 2), ("", .missing, 0), ("inset inset 0 1px red", .unknownName, 6),
    ])
  func wrong(text: String, code: ValueError.Code, offset: Int) throws {
    let found = refusal(of: text, by: ValueText.shadows)
    let error = try #require(found)
    #expect(error.code == code, "\(error.message)")
    #expect(error.offset == offset, "\(error.message)")
  }
}
