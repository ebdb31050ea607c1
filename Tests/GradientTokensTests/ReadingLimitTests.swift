import GradientTokens
import Testing

/// The limits of the documentation's table, each at its last allowed value and one beyond.
@Suite struct ReadingLimitTests {
  private static func errors(_ text: String, _ settings: ReadingSettings = .init()) -> [String] {
    StyleFile.read(Array(text.utf8), path: "f", settings: settings).diagnostics
      .filter { $0.severity == .error }.map(\.text)
  }

  /// A resolver document whose one modifier has as many contexts.
  private static func resolver(_ count: Int) -> String {
    let contexts = (0..<count).map { #""c\#($0)":[]"# }.joined(separator: ",")
    return #"""
      {"version":"2025.10","resolutionOrder":[
        {"type":"set","name":"s","sources":[{"c":{"$type":"number","$value":1}}]},
        {"type":"modifier","name":"m","default":"c0","contexts":{\#(contexts)}}]}
      """#
  }

  @Test(arguments: [(1_024, true), (1_025, false)])
  func `a resolver document has 1,024 combinations at most`(_ count: Int, _ isRead: Bool) {
    let errors = Self.errors(Self.resolver(count))
    #expect(errors.isEmpty == isRead, "\(errors)")
    #expect(
      isRead || errors.first?.contains("more than 1024 combinations, which is the limit") == true)
  }

  @Test(arguments: [(511, true), (512, true), (513, false)])
  func `objects stand 512 deep in each other at most`(_ depth: Int, _ isRead: Bool) {
    let text =
      String(repeating: #"{"a":"#, count: depth - 1) + "{}"
      + String(repeating: "}", count: depth - 1)
    let errors = Self.errors(text)
    #expect(errors.isEmpty == isRead, "\(errors)")
    #expect(isRead || errors.first?.contains("[limit]") == true, "\(errors)")
  }

  @Test(arguments: [(9, true), (10, false)])
  func `a file has as many values and bytes as its limits say, and no more`(
    _ count: Int, _ isRead: Bool
  ) {
    // The object, and a group for each name.
    let text = "{" + (1..<count).map { #""g\#($0)":{}"# }.joined(separator: ",") + "}"
    var values = ReadingSettings()
    values.limits.values = 9
    #expect(Self.errors(text, values).isEmpty == isRead)
    var bytes = ReadingSettings()
    bytes.limits.bytes = text.utf8.count - (isRead ? 0 : 1)
    #expect(Self.errors(text, bytes).isEmpty == isRead)
    for settings in isRead ? [] : [values, bytes] {
      #expect(Self.errors(text, settings).first?.contains("[limit]") == true)
    }
  }

  @Test(arguments: [(49, 49), (50, 51), (400, 51)])
  func `fifty faults of the text are told, and that reading ends there`(
    _ count: Int, _ told: Int
  ) {
    let text = "[" + String(repeating: "x,", count: count) + "1]"
    var findings = Findings()
    _ = JSONParser.parse(Array(text.utf8), path: "f", findings: &findings)
    #expect(findings.list.count == told)
  }

  @Test func `the limits are those of the documentation`() {
    let limits = ReadingLimits()
    #expect(limits.bytes == 67_108_864)
    #expect(limits.values == 8_000_000)
    #expect(limits.depth == 512)
    #expect(limits.tokens == 1_000_000)
    #expect(limits.permutations == 1_024)
    #expect(ReadingLimits.stops == 4_096)
    #expect(ReadingLimits.totalStops == 4_000_000)
    #expect(ReadingLimits.shadows == 1_024)
    #expect(ReadingLimits.families == 256)
    #expect(ReadingLimits.faults == 50)
  }
}
