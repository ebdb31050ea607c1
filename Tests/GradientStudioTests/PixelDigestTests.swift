import Foundation
import GradientModel
import GradientRaster
import Testing

/// One table of the examples' pixels for every build and machine: debug and release (both run this; a
/// debug build draws slowly, and only the first surroundings at one pixel a point), one thread and many,
/// native and WebAssembly.
@Suite struct PixelDigestTests {
  @Test(arguments: try RenderTests.exampleFiles())
  func `the pixels are those of the table, drawn one after another`(file: URL) throws {
    let requests = try Self.requests(file)
    let results = try requests.map { try RenderTests.native($0, RenderTests.theme(file)) }
    try check(file, requests, results)
  }

  @Test(arguments: try RenderTests.exampleFiles())
  func `the pixels are those of the table, drawn by eight at once`(file: URL) async throws {
    let requests = try Self.requests(file)
    let theme = try RenderTests.theme(file)
    let count = requests.count
    var results = [RenderResult?](repeating: nil, count: count)
    try await withThrowingTaskGroup(of: [(Int, RenderResult)].self) { group in
      for worker in 0..<8 {
        group.addTask {
          try stride(from: worker, to: count, by: 8).map { index in
            (index, try RenderTests.native(requests[index], theme))
          }
        }
      }
      for try await part in group { for (index, result) in part { results[index] = result } }
    }
    try check(file, requests, results.compactMap { $0 })
  }

  @Test(arguments: try RenderTests.exampleFiles())
  func `the pixels are those of the table, drawn by the module`(file: URL) throws {
    let requests = try Self.requests(file)
    try check(file, requests, StudioModule.render(file, requests))
  }

  /// Compares digests with the table; a line for each control.
  private func check(
    _ file: URL, _ requests: [RenderRequest], _ results: [RenderResult]
  ) throws {
    try #require(results.count == requests.count)
    let name = file.lastPathComponent.split(separator: ".").first.map(String.init) ?? ""
    var digests: [(control: String, few: PixelDigest, all: PixelDigest)] = []
    for (request, result) in zip(requests, results) {
      if digests.last?.control != request.name {
        digests.append((request.name, PixelDigest(), PixelDigest()))
      }
      digests[digests.count - 1].all.add(result)
      if Self.isOfTheFew(request) { digests[digests.count - 1].few.add(result) }
    }
    let lines = digests.map { digest in
      var line = "\(name) \(digest.control) \(digest.few.text)"
      if Self.drawsAll { line += " \(digest.all.text)" }
      return line
    }
    // Without the last column a line of the table is a debug build's.
    let table = try PixelDigestTable.lines(of: name).map { line in
      Self.drawsAll ? line : line.split(separator: " ").dropLast().joined(separator: " ")
    }
    #expect(lines == table, "what this build draws:\n\(lines.joined(separator: "\n"))")
  }

  /// Every control, state and environment at the style's own size and two scales.
  private static func requests(_ file: URL) throws -> [RenderRequest] {
    let theme = try RenderTests.theme(file)
    try #require(!theme.controls.isEmpty)
    return theme.controls.flatMap { control in
      RenderTests.states(of: control.style).flatMap { state in
        environments.flatMap { environment in
          [1, 2].map { RenderRequest(control, state, environment, .init(scale: $0)) }
        }
      }
    }
    .filter { drawsAll || isOfTheFew($0) }
  }

  private static let drawsAll: Bool = {
    #if DEBUG
      false
    #else
      true
    #endif
  }()

  private static func isOfTheFew(_ request: RenderRequest) -> Bool {
    request.scale == 1 && request.surroundings == environments[0]
  }

  private static let environments: [StyleEnvironment] = [
    StyleEnvironment(), StyleEnvironment(appearance: .dark, layoutDirection: .rightToLeft),
    StyleEnvironment(appearance: .highContrast, gamut: .displayP3),
    StyleEnvironment(appearance: [.dark, .highContrast], metrics: .compact),
  ]
}
