import Foundation
import Testing

@Suite struct ModuleTests {
  @Test func `the module imports nothing and exports its functions and memory`() throws {
    let sections = try WebAssemblySections(StudioModule.bytes())
    #expect(sections.count(of: .imports) == 0)
    #expect(
      sections.exportNames.sorted() == [
        "allocate", "ask", "change", "close", "draw", "free", "memory", "open", "render",
      ])
  }

  @Test func `a million allocations keep their bytes and reuse their memory`() throws {
    let output = try StudioModule.run("memory.mjs")
    let report = try JSONDecoder().decode(MemoryReport.self, from: output)
    #expect(report.steps == 1_000_000)
    #expect(report.misplaced == 0)
    #expect(report.overwritten == 0)
    #expect(report.refused == 0)
    #expect(report.isJoined)
    // Stack, globals and the least growth of 1 MiB come on top.
    #expect(report.memoryBytes < 2 * report.mostLiveBytes + 3 * 1_048_576)
  }

  @Test func `a request that no memory can meet gives null`() throws {
    let output = try StudioModule.run("memory.mjs")
    let report = try JSONDecoder().decode(MemoryReport.self, from: output)
    #expect(report.negative == 0)
    #expect(report.tooLarge == 0)
  }
}

/// What `memory.mjs` prints.
private struct MemoryReport: Decodable {
  var steps: Int
  var misplaced: Int
  var overwritten: Int
  var refused: Int
  var mostLiveBytes: Int
  var memoryBytes: Int
  var isJoined: Bool
  var negative: Int
  var tooLarge: Int
}
