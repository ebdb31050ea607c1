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
