import GradientTool
import Testing

@Suite struct VersionTests {
  @Test func `the version alone is one line`() async {
    let run = await Run("--version")
    #expect(run.output == "0.1.0\n")
    #expect(run.code == .success)
  }

  @Test("With '--verbose' it says what a report of a bug needs, in any order")
  func verbose() async throws {
    let run = await Run("--version", "--verbose")
    #expect(run.code == .success && run.messages == "")
    let lines = run.output.split(separator: "\n")
    let names = lines.map { $0.prefix { $0 != ":" } }
    #expect(
      names == ["gradient 0.1.0", "compiler", "system", "Pango", "libpng", "font of 'system'"])
    // The libraries say their versions to pkg-config too.
    for (line, module) in [(lines[3], "pangoft2"), (lines[4], "libpng")] {
      let version = try ChildProcess.shell("pkg-config --modversion \(module)").output
      #expect(line.hasSuffix(" " + version.split(separator: "\n")[0]), "\(line)")
    }
    #expect(await Run("--verbose", "--version") == run)
  }

  @Test("'--verbose' alone, or a word behind the version, is a mistake")
  func mistakes() async {
    let alone = await Run("--verbose")
    #expect(alone.code == .usage)
    #expect(alone.messages.contains("Please write '--version --verbose'."))
    let behind = await Run("--version", "render")
    #expect(behind.code == .usage)
    #expect(behind.messages.contains("Unexpected argument 'render'."))
  }
}
