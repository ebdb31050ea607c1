import GradientImport
import GradientModel
import GradientTokens
import Testing

/// How many stops an import may make of blends, from both sides.
@Suite struct ImportLimitTests {
  /// A turn around the circle of hues, which a style file has no name for: many stops stand for it.
  private static func sheet(_ count: Int) -> [UInt8] {
    Array(
      (0..<count).map { ".a\($0){background:linear-gradient(in hsl longer hue, red, blue)}" }
        .joined(separator: "\n").utf8)
  }

  private static func lines(_ count: Int) -> [UInt8] {
    Array(
      repeatElement("linear-gradient(in hsl longer hue, red, blue)\n", count: count).joined().utf8)
  }

  private static func stops(_ file: [UInt8]?) -> Int {
    var count = 0
    for control in StyleFile.read(file ?? [], path: "a").theme.controls {
      if case .gradient(let fill) = control.style[.normal].fill { count += fill.stops.count }
    }
    return count
  }

  @Test(arguments: [sheet(3), lines(3)])
  func `as many stops as the limit are written, and one more is an error that names it`(
    _ source: [UInt8]
  ) {
    let whole = StyleImport.css(source, path: "a")
    let count = Self.stops(whole.file)
    #expect(count > 10)
    var settings = StyleImport.Settings()
    settings.totalStops = count
    #expect(StyleImport.css(source, path: "a", settings: settings).file == whole.file)
    settings.totalStops = count - 1
    let refused = StyleImport.css(source, path: "a", settings: settings)
    #expect(refused.file == nil)
    let errors = refused.diagnostics.filter { $0.severity == .error }.map(\.text)
    #expect(errors.count == 1)
    #expect(
      errors.first?.contains("more than \(count - 1) stops") == true
        && errors.first?.contains("which is the limit") == true, "\(errors)")
  }

  /// The texts of what is wrong with a sheet, and whether it became a file.
  private static func css(_ text: String) -> (messages: [String], isMade: Bool) {
    let result = StyleImport.css(Array(text.utf8), path: "a")
    return (result.diagnostics.map(\.text), result.file != nil)
  }

  @Test(arguments: [(31, true), (32, false)])
  func `blocks stand 31 deep in each other at most, below the sheet itself`(
    _ depth: Int, _ isRead: Bool
  ) {
    let outer = String(repeating: "@layer a{", count: depth - 1)
    let text = outer + ".a{background:red}" + String(repeating: "}", count: depth - 1)
    let (messages, isMade) = Self.css(text)
    #expect(isMade == isRead, "\(messages)")
    #expect(isRead || messages.contains { $0.contains("[limit]") && $0.contains("32") })
  }

  @Test(arguments: [(14, true), (15, false)])
  func `custom properties name each other 16 times at most`(_ count: Int, _ isRead: Bool) {
    let properties = (0..<count).map { "--v\($0):var(--v\($0 + 1));" }.joined()
    let text = ":root{\(properties)--v\(count):red}.a{background:var(--v0)}"
    let (messages, isMade) = Self.css(text)
    #expect(isMade == isRead, "\(messages)")
    #expect(isRead || messages.contains { $0.contains("custom properties name each other") })
  }

  /// A gradient of so many bytes, most of them spaces.
  private static func gradient(bytes count: Int) -> String {
    let (start, end) = ("linear-gradient(red,", "blue)")
    return start + String(repeating: " ", count: count - start.utf8.count - end.utf8.count) + end
  }

  @Test(arguments: [(65_536, true), (65_537, false)])
  func `a value with its custom properties put in has 64 KiB at most`(
    _ count: Int, _ isRead: Bool
  ) {
    let (messages, isMade) = Self.css(
      ":root{--v:\(Self.gradient(bytes: count))}.a{background:var(--v)}")
    #expect(isMade == isRead, "\(messages)")
    #expect(isRead || messages.contains { $0.contains("too long a text") }, "\(messages)")
  }

  @Test(arguments: [(300, true), (299, false)])
  func `all custom properties come to as many bytes as the limit`(_ limit: Int, _ isRead: Bool) {
    var settings = StyleImport.Settings()
    settings.propertyBytes = limit
    let text = ":root{--v:\(Self.gradient(bytes: 100))}"
    let uses = ["a", "b", "c"].map { ".\($0){background:var(--v)}" }.joined()
    let result = StyleImport.css(Array((text + uses).utf8), path: "a", settings: settings)
    #expect(StyleFile.read(result.file ?? [], path: "a").theme.controls.count == (isRead ? 3 : 2))
    let messages = result.diagnostics.map(\.text)
    #expect(messages.contains { $0.contains("come to more than \(limit) bytes") } == !isRead)
    #expect(StyleImport.Settings().propertyBytes == 16_777_216)
  }

  @Test func `a blend becomes 4,096 stops at most`() {
    /// The stops of a gradient that goes to and fro, each way around the circle of hues.
    func stops(_ count: Int) -> (count: Int, messages: [String]) {
      let colors = (0...count).map { $0.isMultiple(of: 2) ? "red" : "blue" }
      let text = "linear-gradient(in hsl longer hue, \(colors.joined(separator: ", ")))"
      let result = StyleImport.css(Array(text.utf8), path: "a")
      return (Self.stops(result.file), result.diagnostics.map(\.text))
    }
    // Two ways more are as many stops more, wherever they stand.
    let (two, four) = (stops(2).count, stops(4).count)
    #expect(two > 3 && stops(6).count - four == four - two)
    let most = 2 + (4096 - two) / (four - two) * 2
    #expect(stops(most).count == two + (most - 2) / 2 * (four - two))
    let refused = stops(most + 2)
    #expect(refused.count == 0)
    #expect(refused.messages.contains { $0.contains("stops") }, "\(refused.messages)")
  }

  // 100 % / 256, and a little less.
  @Test(arguments: [("0.390625%", true), ("0.389%", false)])
  func `a repeating gradient becomes 512 stops at most`(_ length: String, _ isRead: Bool) {
    let (messages, isMade) = Self.css("repeating-linear-gradient(red 0%, blue \(length))")
    #expect(isMade == isRead, "\(messages)")
    #expect(isRead || messages.contains { $0.contains("a few hundred stops") }, "\(messages)")
  }

  @Test func `the limit is that of the reader, so what is written can be read`() {
    #expect(StyleImport.Settings().totalStops == ReadingLimits.totalStops)
  }
}
