import GradientTokens
import Testing

@Suite struct JSONParserTests {
  static func parse(
    _ text: String, dialect: JSONParser.Dialect = .json, limits: ReadingLimits = ReadingLimits()
  ) -> (document: JSONDocument, messages: [String]) {
    parse(Array(text.utf8), dialect: dialect, limits: limits)
  }

  static func parse(
    _ bytes: [UInt8], dialect: JSONParser.Dialect = .json, limits: ReadingLimits = ReadingLimits()
  ) -> (document: JSONDocument, messages: [String]) {
    var findings = Findings()
    let document = JSONParser.parse(
      bytes, path: "f", dialect: dialect, limits: limits, findings: &findings)
    return (document, findings.located(in: [document]).map { $0.text })
  }

  static func string(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func keepsOrderKeysAndPlaces() throws {
    let (document, messages) = Self.parse(
      #"{"b": [1, {"x": null}], "a": "t\u00e9\n", "c": -2.5e1}"#)
    #expect(messages.isEmpty)
    let keys = document.children(of: 0).map { Self.string(document.key($0)) }
    #expect(keys == ["b", "a", "c"])
    let array = try #require(document.member("b", of: 0))
    #expect(document.count(array) == 2)
    let object = try #require(document.element(1, of: array))
    let null = try #require(document.member("x", of: object))
    #expect(document.kind(null) == .null)
    let text = try #require(document.member("a", of: 0))
    #expect(Self.string(document.string(text)) == "té\n")
    let number = try #require(document.member("c", of: 0))
    #expect(document.number(number) == -25)
  }

  @Test func decodesSurrogatePairsAndEscapedKeys() throws {
    let (document, messages) = Self.parse(#"{"\u0061\/": "\ud83d\ude00"}"#)
    #expect(messages.isEmpty)
    let value = try #require(document.member("a/", of: 0))
    #expect(Self.string(document.string(value)) == "😀")
    #expect(document.member(named: Array("a/".utf8), of: 0) == value)
  }

  @Test(arguments: [
    (#"{"a": 1, "a": 2}"#, "f:1:10: error: [duplicate-key]"),
    (#"{"a": 1, "\u0061": 2}"#, "f:1:10: error: [duplicate-key]"),
    (#"{"a": 1,}"#, "f:1:8: error: [trailing-comma]"),
    ("[1,\n 2,\n]", "f:2:3: error: [trailing-comma]"),
    ("{ // why\n}", "f:1:3: error: [comment]"),
    ("{\"a\": 1 /* b */}", "f:1:9: error: [comment]"),
    ("{\"a\": 1 /* b", "f:1:9: error: [syntax] the comment does not end"),
    (#"{"a" 1}"#, "f:1:6: error: [syntax]"),
    (#"{"a": }"#, "f:1:7: error: [syntax]"),
    (#"{"a": [1 2]}"#, "f:1:10: error: [syntax] a comma is missing"),
    (#"{"a": 1 "b": 2}"#, "f:1:9: error: [syntax] a comma is missing"),
    (#"{"a": [1}"#, "f:1:9: error: [syntax]"),
    (#"{"a": "#, "f:1:7: error: [syntax] the file ends inside its first object"),
    ("", "f:1:1: error: [syntax] the file is empty"),
    (" \n ", "f:1:1: error: [syntax] the file is empty"),
    ("{} {}", "f:1:4: error: [syntax]"),
    ("{\"a\": \"x\n}", "f:1:7: error: [syntax] the string does not end on its line"),
    ("{\"a\": \"x\ty\"}", "f:1:9: error: [syntax] a control character (code 9)"),
    (#"{"a": "\q"}"#, "f:1:8: error: [syntax]"),
    (#"{"a": "\u12g4"}"#, "f:1:8: error: [syntax]"),
    (#"{"é": "\ud800x"}"#, "f:1:8: error: [encoding] half a surrogate pair"),
    (#"{"a": "\udc00"}"#, "f:1:8: error: [encoding] half a surrogate pair"),
    (#"{"a": 01}"#, "f:1:7: error: [syntax] “01” is not a JSON number"),
    (#"{"a": 1.}"#, "f:1:7: error: [syntax] “1.” is not a JSON number"),
    (#"{"a": .5}"#, "f:1:7: error: [syntax]"),
    (#"{"a": 7px}"#, "f:1:7: error: [syntax] “7px” is not a JSON number"),
    (#"{"a": +1}"#, "f:1:7: error: [syntax]"),
    (#"{"a": NaN}"#, "f:1:7: error: [syntax] “NaN” is not a JSON value"),
    (#"{a: 1}"#, "f:1:2: error: [syntax] the key “a” stands without quotes"),
    (#"{'a': 1}"#, "f:1:2: error: [syntax] a key stands in single quotes"),
    (#"{"a": 'b'}"#, "f:1:7: error: [syntax] a string stands in single quotes"),
    ("]", "f:1:1: error: [syntax]"),
    ("{\"a\":1}\u{0}", "f:1:8: error: [syntax]"),
  ])
  func namesTheFaultAndItsPlace(text: String, start: String) {
    let messages = Self.parse(text).messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(start) == true, "\(messages)")
  }

  @Test func reportsSeveralFaultsInOneReading() {
    let text = """
      {
        // first
        "a": 01,
        "b": tru,
        "a": [1, 2,],
      }
      """
    let codes = Self.parse(text).messages.map { $0.prefix { $0 != " " } }
    #expect(codes == ["f:2:3:", "f:3:8:", "f:4:8:", "f:5:3:", "f:5:13:", "f:5:15:"])
  }

  @Test func takesCommentsAndTrailingCommasWhereTheDialectDoes() {
    let (document, messages) = Self.parse(
      "{ /* a */ \"a\": [1, 2,], // b\n}", dialect: .jsonWithComments)
    #expect(messages.isEmpty)
    #expect(document.count(0) == 1)
  }

  @Test(
    arguments: [
      [0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82],
      [0xf0, 0x9f],
      [0x80],
    ] as [[UInt8]])
  func reportsBrokenUTF8AndGoesOn(broken: [UInt8]) {
    let bytes = Array("{\"a\": \"x".utf8) + broken + Array("y\", \"b\": 1}".utf8)
    let (document, messages) = Self.parse(bytes)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("f:1:9: error: [encoding]") == true, "\(messages)")
    #expect(document.count(0) == 2)
  }

  @Test func skipsAByteOrderMarkWithANote() {
    let (document, messages) = Self.parse([0xef, 0xbb, 0xbf] + Array("{\"a\": x}".utf8))
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("f:1:1: note: [byte-order-mark]") == true)
    #expect(messages.last?.hasPrefix("f:1:7: error: [syntax]") == true)
    #expect(document.count(0) == 1)
  }

  @Test func namesUTF16() {
    let messages = Self.parse([0xff, 0xfe, 0x7b, 0, 0x7d, 0]).messages
    #expect(messages == ["f:1:1: error: [encoding] the file is UTF-16; save it as UTF-8"])
  }

  @Test(arguments: ["[", "{\"a\":"])
  func readsAMillionLevelsWithoutRecursing(opening: String) {
    var limits = ReadingLimits()
    limits.depth = 2_000_000
    let text = String(repeating: opening, count: 1_000_000)
    let (document, messages) = Self.parse(text, limits: limits)
    #expect(document.nodes.count == 1_000_000)
    #expect(messages.count == 1)
  }

  @Test func limitsAreNamed() {
    var limits = ReadingLimits()
    limits.depth = 3
    #expect(Self.parse("[[[[]]]]", limits: limits).messages.first?.contains("[limit]") == true)
    #expect(Self.parse("[[[]]]", limits: limits).messages.isEmpty)
    limits.values = 3
    #expect(Self.parse("[1,2,3]", limits: limits).messages.first?.contains("[limit]") == true)
    limits.bytes = 5
    #expect(Self.parse("[1   ]", limits: limits).messages.first?.contains("[limit]") == true)
  }

  @Test func findsDuplicatesAmongManyKeys() {
    var text = "{"
    for index in 0..<5_000 { text += "\"k\(index)\": 0,\n" }
    text += "\"k4321\": 1}"
    let messages = Self.parse(text).messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("f:5001:1: error: [duplicate-key]") == true)
    #expect(messages.first?.contains("in line 4322") == true)
  }

  @Test func stopsAfterFiftyFaults() {
    let messages = Self.parse("[" + String(repeating: "x,", count: 1_000) + "1]").messages
    #expect(messages.count == 51)
    #expect(messages.last?.contains("[limit]") == true)
  }
}
