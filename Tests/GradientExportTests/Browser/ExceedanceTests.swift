import Foundation
import Testing

@Suite struct ExceedanceTests {
  // GRADIENT_WRITE_TABLES=1 writes the table anew.
  @Test func `whatever is over a limit is documented, with its error and its cause`() async throws {
    var measured = ExceedanceTable()
    for viewer in Measurements.all {
      let sizes =
        viewer.viewer.hasPrefix("CSS")
        ? ["geometry, wide", "geometry, high"] : ["geometry, wide"]
      for name in PackageFiles.exampleNames + sizes {
        measured.add(try await viewer.of(name), of: viewer.viewer)
      }
    }
    var text = try String(contentsOf: ExceedanceTable.file, encoding: .utf8)
    if ProcessInfo.processInfo.environment["GRADIENT_WRITE_TABLES"] != nil {
      text = try measured.written(into: text)
      try text.write(to: ExceedanceTable.file, atomically: true, encoding: .utf8)
    }
    let documented = try ExceedanceTable(documentation: text)
    #expect(Set(documented.rows.map(\.name)) == Set(measured.rows.map(\.name)))
    for (name, row) in measured.rows {
      let other = try #require(documented.row(name), "\(name) is not documented")
      // A tenth is what other releases of the same viewer may differ by.
      let slack = name.contains("mean") ? 0.02 : 0.1
      #expect(abs(row.error - other.error) <= slack, "\(name): \(row.error)")
      #expect(abs(row.rest - other.rest) <= slack, "\(name): \(row.rest)")
    }
    // Where Chromium's smoothing is the cause, twice as many pixels take it away.
    for (name, row) in measured.rows where name.hasSuffix("edges") {
      #expect(row.rest <= MeasuredCase.limits.edge, "\(name): \(row.rest)")
    }
  }
}
