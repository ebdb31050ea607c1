import Foundation
import Testing

/// What a run leaves on a terminal: a real one, on which Ctrl-C is pressed.
@Suite struct TerminalTests {
  /// What `Support/terminal.py` saw.
  private struct Screen: Decodable {
    var rows: [String]
    var column: Int
    var sequences: [String]
    var progress: Int
    var keptModes: Bool
    var pressed: Bool
  }

  private static let erasure = "\u{1b}[K"

  private func screen(pressingAfter count: Int, _ arguments: [String]) throws -> Screen {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Support/terminal.py").standardizedFileURL
    let run = try ChildProcess.run(
      "/usr/bin/env", ["python3", script.path, "\(count)", ChildProcess.gradient] + arguments)
    try #require(run.code == 0, "\(run.messages)")
    return try JSONDecoder().decode(Screen.self, from: Data(run.output.utf8))
  }

  /// Enough pictures to be interrupted among them.
  private func longRun(into folder: TemporaryFolder) -> [String] {
    [
      "render", ExampleStyle.modern.path, "-o", folder.path, "--scale", "1,2,3,4,5,6,7,8",
      "--appearance", "all", "--direction", "all", "--title", "B",
    ]
  }

  @Test(
    "Ctrl-C takes the line of progress away, and leaves terminal and folder as they were",
    arguments: [1, 2, 5, 25])
  func interrupt(after count: Int) throws {
    let folder = try TemporaryFolder()
    let screen = try screen(pressingAfter: count, longRun(into: folder))
    #expect(screen.pressed)
    #expect(screen.progress >= count)
    #expect(screen.rows == ["gradient: interrupted", "code 130", ""])
    #expect(screen.column == 0)
    // No sequence but the one that erases a line: cursor, colours and screen are never changed.
    #expect(screen.sequences == [Self.erasure])
    #expect(screen.keptModes)
    #expect(try folder.names() == [])
  }

  @Test("A run that comes to its end leaves no line of progress")
  func wholeRun() throws {
    let folder = try TemporaryFolder()
    let screen = try screen(
      pressingAfter: 0,
      ["render", ExampleStyle.modern.path, "-o", folder.path, "--only", "primary", "--scale", "1"])
    #expect(screen.progress > 0)
    #expect(!screen.rows.contains { $0.contains(/\d of \d/) })
    #expect(screen.rows.suffix(2) == ["code 0", ""])
    #expect(screen.sequences == [Self.erasure])
    #expect(screen.keptModes)
  }
}
