import GradientModel
import GradientTokens
import Testing

struct FontTextTests {
  func font(_ text: String, over base: FontStyle = FontStyle()) throws -> FontStyle {
    var tokens = FixtureTokens()
    return try read(text, ValueText.font).value.resolved(over: base, by: &tokens)
  }

  @Test(
    "Weight, size, line height and families as CSS orders them",
    arguments: [
      (
        "600 17px/1.25 system",
        FontStyle(families: ["system"], size: 17, weight: 600, lineHeight: 1.25)
      ),
      ("17px system", FontStyle(size: 17)), ("20px", FontStyle(size: 20)),
      ("bold 1rem Inter", FontStyle(families: ["Inter"], size: 16, weight: 700)),
      ("semi-bold 17px system", FontStyle(size: 17, weight: 600)),
      ("normal 17px/normal system", FontStyle(size: 17)),
      ("17px/125% system", FontStyle(size: 17, lineHeight: 1.25)),
      ("16px/20px system", FontStyle(size: 16, lineHeight: 1.25)),
      (
        "12px \"Avenir Next\", 'Gill, Sans',  Source  Sans 3 , system",
        FontStyle(families: ["Avenir Next", "Gill, Sans", "Source Sans 3", "system"], size: 12)
      ),
      ("12px \"A \\\"B\\\"\"", FontStyle(families: ["A \"B\""], size: 12)),
      (
        "{bold} {size}/{tight} {ui}",
        FontStyle(families: ["Inter", "system"], size: 20, weight: 700, lineHeight: 1.1)
      ),
      ("{size} {ui}", FontStyle(families: ["Inter", "system"], size: 20)),
      ("{bold} 17px {ui}", FontStyle(families: ["Inter", "system"], size: 17, weight: 700)),
      ("{bold} {size} system", FontStyle(size: 20, weight: 700)),
      ("350.5 {size}", FontStyle(size: 20, weight: 350.5)),
    ])
  func reads(text: String, expected: FontStyle) throws {
    #expect(try font(text) == expected)
  }

  @Test("What the text leaves out comes from beneath")
  func partial() throws {
    let base = FontStyle(
      families: ["Inter"], size: 10, weight: 300, letterSpacing: 1, lineHeight: 2,
      alignment: .leading)
    var expected = base
    expected.size = 14
    #expect(try font("14px", over: base) == expected)
  }

  @Test(
    "What is no typography is refused",
    arguments: [
      ("", ValueError.Code.missing, 0), ("600", .missing, 3), ("600 system", .unexpected, 4),
      ("italic 17px system", .unsupported, 0), ("heavyish 17px system", .unknownName, 0),
      ("1001 17px system", .outOfRange, 0), ("600 -1px system", .outOfRange, 4),
      ("600 0px system", .outOfRange, 4), ("17px/-1 system", .outOfRange, 5),
      ("17px system,", .missing, 12), ("17px system!", .unexpected, 11), ("1.5em system", .unit, 0),
      ("17px/ system", .unexpected, 6), ("17px \"open", .unterminated, 5),
    ])
  func wrong(text: String, code: ValueError.Code, offset: Int) throws {
    let found = refusal(of: text, by: ValueText.font)
    let error = try #require(found)
    #expect(error.code == code, "\(error.message)")
    #expect(error.offset == offset, "\(error.message)")
  }

  @Test(
    "A weight is named as the format has it, or nearly so with a note",
    arguments: [
      ("thin", 100.0, 0), ("hairline", 100, 0), ("extra-light", 200, 0), ("ultra-light", 200, 0),
      ("light", 300, 0), ("normal", 400, 0), ("regular", 400, 0), ("book", 400, 0),
      ("medium", 500, 0), ("semi-bold", 600, 0), ("demi-bold", 600, 0), ("bold", 700, 0),
      ("extra-bold", 800, 0), ("ultra-bold", 800, 0), ("black", 900, 0), ("heavy", 900, 0),
      ("extra-black", 950, 0), ("ultra-black", 950, 0), ("Bold", 700, 1), ("Semi Bold", 600, 1),
      ("SemiBold", 600, 1), ("EXTRA_BLACK", 950, 1), ("410", 410, 1),
    ])
  func weight(text: String, expected: Double, notes: Int) throws {
    let (syntax, found) = try read(text, ValueText.fontWeight)
    #expect(syntax == .value(expected))
    #expect(found.count == notes)
  }

  @Test("What is no weight is refused", arguments: ["", "fat", "0", "1001", "bold italic", "4px"])
  func wrongWeight(text: String) {
    let found = refusal(of: text, by: ValueText.fontWeight)
    #expect(found != nil)
  }
}

struct TimingTextTests {
  @Test("A duration is in seconds, each figure the nearest number to what is written")
  func durations() throws {
    for (text, seconds) in [("200ms", 0.2), ("0.2s", 0.2), ("0", 0), ("1.5S", 1.5), ("7ms", 0.007)]
    {
      #expect(try read(text, ValueText.duration).value == seconds)
    }
    for text in ["200", "-1ms", "1px", "fast", "", "1e999s"] {
      let found = refusal(of: text, by: ValueText.duration)
      #expect(found != nil)
    }
  }

  @Test("Timing curves by name and by their control points, as CSS Easing 1 defines them")
  func curves() throws {
    let cases: [(String, SIMD4<Double>)] = [
      ("ease", SIMD4(0.25, 0.1, 0.25, 1)), ("linear", SIMD4(0, 0, 1, 1)),
      ("ease-in", SIMD4(0.42, 0, 1, 1)), ("ease-out", SIMD4(0, 0, 0.58, 1)),
      ("EASE-IN-OUT", SIMD4(0.42, 0, 0.58, 1)),
      ("cubic-bezier( .1 , -2 , 1 , 3.5 )", SIMD4(0.1, -2, 1, 3.5)),
    ]
    for (text, curve) in cases { #expect(try read(text, ValueText.curve).value == curve) }
    for text in [
      "steps(4)", "cubic-bezier(1.1, 0, 0, 1)", "cubic-bezier(0, 0, 1)", "bounce", "",
      "cubic-bezier(0, 0, 1, 1", "linear(0, 1)",
    ] {
      let found = refusal(of: text, by: ValueText.curve)
      #expect(found != nil)
    }
  }

  @Test("A transition has a duration, a curve and a delay")
  func timings() throws {
    var tokens = FixtureTokens()
    typealias Timing = Transition.Timing
    let cases: [(String, Timing)] = [
      ("200ms", Timing(duration: 0.2)),
      ("ease-out 200ms 50ms", Timing(duration: 0.2, delay: 0.05, curve: SIMD4(0, 0, 0.58, 1))),
      ("{quick} linear", Timing(duration: 0.1, curve: SIMD4(0, 0, 1, 1))), ("none", .instant),
    ]
    for (text, timing) in cases {
      let resolved = try read(text, ValueText.timing).value.resolved(by: &tokens)
      #expect(resolved == timing)
    }
    for text in ["linear", "1s 2s 3s", "1s ease linear", "", "1s wobble"] {
      let found = refusal(of: text, by: ValueText.timing)
      #expect(found != nil)
    }
  }
}
