import GradientExport
import GradientModel
import Testing

/// How much an export may come to, from both sides.
@Suite struct ExportLimitTests {
  /// An exporter with a limit, and the bytes of all that it makes.
  private typealias Exporter = @Sendable (ControlTheme, Int) throws -> Export

  private static let exporters: [Exporter] = [
    {
      var exporter = CSSExport()
      exporter.byteLimit = $1
      return try exporter.files(of: $0, path: "a.css", source: "a")
    },
    {
      var exporter = SwiftExport()
      exporter.byteLimit = $1
      return try exporter.files(of: $0, path: "a.swift", themeName: "a", source: "a")
    },
    {
      var exporter = AndroidExport()
      exporter.byteLimit = $1
      return try exporter.files(of: $0, source: "a")
    },
    {
      var exporter = CatalogExport()
      exporter.byteLimit = $1
      return try exporter.files(of: $0)
    },
  ]

  @Test(arguments: exporters.indices)
  func `an export of as many bytes as the limit is made, and of one more is refused`(
    _ index: Int
  ) throws {
    let theme = try PackageFiles.example("palette")
    let exporter = Self.exporters[index]
    let whole = try exporter(theme, ExportLimits.bytes)
    // A catalog's own list of nothing is there before any control.
    var count = 0
    for file in whole.files where file.path != "Contents.json" {
      if case .text(let bytes) = file.content { count += bytes.count }
    }
    #expect(count > 500)
    let isWhole = try exporter(theme, count).files == whole.files
    #expect(isWhole)
    #expect(
      throws: ExportError(
        "the export would have more than \(count - 1) bytes, which is the limit; export fewer "
          + "controls at a time")
    ) { try exporter(theme, count - 1) }
  }

  @Test func `the limit is a gibibyte`() { #expect(ExportLimits.bytes == 1_073_741_824) }
}
