import GradientTokens
import Testing

/// The reader beside RFC 8259.
@Suite struct JSONBatteryTests {
  @Test("A text is taken or refused as its verdict says", arguments: JSONBattery.all)
  func verdict(of text: JSONBattery.Case) {
    let isTaken = Self.isTaken(text.bytes, .json)
    #expect(isTaken == text.verdict.isTaken)
  }

  /// Comments and a comma after the last element are all that this dialect adds (RFC 8259, section 9,
  /// allows extensions).
  @Test("The dialect of resolver documents takes comments and last commas besides, nothing more")
  func dialect() {
    let more = JSONBattery.all.filter {
      Self.isTaken($0.bytes, .jsonWithComments) != $0.verdict.isTaken
    }
    #expect(
      more.map(\.reason) == [
        "a comma after the last element", "a comma after the last member",
        "a comment, which JSON has not", "a comment after the value", "a comment inside",
        "an empty comment",
      ])
  }

  @Test("What is refused has its place within the text", arguments: JSONBattery.all)
  func place(in text: JSONBattery.Case) {
    var findings = Findings()
    let document = JSONParser.parse(text.bytes, path: "f", findings: &findings)
    for finding in findings.list {
      #expect((0...text.bytes.count).contains(finding.place.offset))
    }
    #expect(findings.located(in: [document]).count >= (text.verdict.isTaken ? 0 : 1))
  }

  @Test("The battery holds what it is said to hold")
  func size() {
    #expect(JSONBattery.all.count >= 150)
    #expect(Set(JSONBattery.all.map(\.bytes)).count == JSONBattery.all.count)
  }

  @Test("Arrays and objects may stand as deep as the limit, and no deeper")
  func depth() {
    let limit = ReadingLimits().depth
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      for depth in [limit, limit + 1] {
        let inner = open == "[" ? "" : "0"
        let text =
          String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
        let isTaken = Self.isTaken(Array(text.utf8), .json)
        #expect(isTaken == (depth <= limit))
      }
    }
  }

  @Test(
    "Escapes and bytes mean their character",
    arguments: [
      (#""\u0041""#, "A"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
      (#""\u00e9\u00E9""#, "éé"), (#""\uD834\uDD1E""#, "𝄞"), (#""\udbff\udfff""#, "\u{10FFFF}"),
      (#""\u0000""#, "\0"), (#""\\u0041""#, #"\u0041"#), (#""\uffff""#, "\u{FFFF}"),
      ("\"é日😀\"", "é日😀"), ("\"\u{FEFF}\"", "\u{FEFF}"), ("\"\"", ""),
    ])
  func text(_ json: String, _ meaning: String) {
    var findings = Findings()
    let document = JSONParser.parse(Array(json.utf8), path: "f", findings: &findings)
    #expect(document.string(0) == Array(meaning.utf8))
  }

  @Test(
    "A number is the nearest double",
    arguments: [
      ("-0", -0.0), ("0.1", 0.1), ("1e5", 100_000), ("1E-2", 0.01), ("1.5e+3", 1500),
      ("9007199254740993", 9_007_199_254_740_992), ("4.9e-324", .leastNonzeroMagnitude),
      ("1e-400", 0),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("123456789012345678", 123_456_789_012_345_680),
    ])
  func number(_ json: String, _ value: Double) {
    var findings = Findings()
    let document = JSONParser.parse(Array(json.utf8), path: "f", findings: &findings)
    #expect(document.number(0)?.bitPattern == value.bitPattern)
  }

  private static func isTaken(_ bytes: [UInt8], _ dialect: JSONParser.Dialect) -> Bool {
    var findings = Findings()
    let document = JSONParser.parse(bytes, path: "f", dialect: dialect, findings: &findings)
    return !findings.hasErrors && !document.nodes.isEmpty
  }
}
