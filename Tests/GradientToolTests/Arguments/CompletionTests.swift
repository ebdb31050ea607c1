import Foundation
import GradientTool
import Testing

/// Shells are asked themselves what they would offer.
@Suite struct CompletionTests {
  private let folder: TemporaryFolder
  private let help: HelpReading

  init() async throws {
    folder = try TemporaryFolder()
    help = await HelpReading()
  }

  /// Writes the completions for a shell and gives the file's path.
  private func script(_ shell: String) async throws -> String {
    let run = await Run("--generate-completion-script", shell)
    #expect(run.code == .success && run.messages == "")
    return try folder.write(run.output, to: shell == "zsh" ? "_gradient" : "gradient.\(shell)")
  }

  private static func isInstalled(_ shell: String) -> Bool {
    (try? ChildProcess.shell("command -v \(shell)").code) == 0
  }

  @Test func `help was read: every command has options, and more than help and version`() {
    #expect(help.commands.count >= 23)
    #expect(help.commands.contains("export css"))
    for command in help.commands { #expect((help.options[command] ?? []).count > 2, "\(command)") }
  }

  @Test func `bash offers every option of every command`() async throws {
    let script = try await script("bash")
    #expect(try ChildProcess.run("/bin/bash", ["-n", script]).messages == "")
    var asked = "source '\(script)'\n"
    for command in help.commands {
      asked += """
        COMP_WORDS=(gradient \(command) --); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _gradient
        echo "\(command):" "${COMPREPLY[@]}"

        """
    }
    let answer = try ChildProcess.run("/bin/bash", ["-c", asked])
    #expect(answer.messages == "")
    let lines = answer.output.split(separator: "\n")
    for command in help.commands {
      let line = try #require(lines.first { $0.hasPrefix("\(command): ") })
      let offered = Set(line.split(separator: " ").map(String.init))
      for option in try #require(help.options[command]) {
        #expect(offered.contains(option), "\(command) \(option)")
      }
    }
  }

  @Test(
    "Bash offers commands, their second words, and the words that an option takes",
    arguments: [
      ("gradient re", "render"),
      ("gradient export c", "css"),
      ("gradient render --state hi", "highlighted"),
      ("gradient render --state normal,dis", "normal,disabled"),
      ("gradient render --gamut = p", "p3"),
      ("gradient check --disable ban", "banding"),
      ("gradient diff --format m", "markdown"),
      ("gradient help exp", "explain export"),
    ])
  func bashWords(_ line: String, _ offered: String) async throws {
    let script = try await script("bash")
    let answer = try ChildProcess.run(
      "/bin/bash",
      [
        "-c",
        """
        source '\(script)'
        COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _gradient
        echo "${COMPREPLY[*]}"
        """,
      ])
    #expect(answer.messages == "")
    #expect(answer.output == offered + "\n")
  }

  @Test("zsh reads its completions, which name every option", .enabled(if: isInstalled("zsh")))
  func zsh() async throws {
    let script = try await script("zsh")
    let check = try ChildProcess.shell("zsh -n \"$1\"", script)
    #expect(check.code == 0 && check.messages == "")
    let text = try String(contentsOfFile: script, encoding: .utf8)
    for command in help.commands {
      let last = try #require(command.split(separator: " ").last)
      let start = try #require(text.range(of: " \(last))\n"))
      let part = text[start.upperBound...]
      for option in try #require(help.options[command]) {
        #expect(part.contains(option + "[") || part.contains(option + "=["), "\(command) \(option)")
      }
    }
  }

  @Test("fish offers every option of every command", .enabled(if: isInstalled("fish")))
  func fish() async throws {
    let script = try await script("fish")
    let check = try ChildProcess.shell("fish -n \"$1\"", script)
    #expect(check.code == 0 && check.messages == "")
    var asked = "source '\(script)'\n"
    for command in help.commands {
      asked += "echo '\(command):' (complete -C 'gradient \(command) --' | cut -f 1)\n"
    }
    asked += "echo 'words:' (complete -C 'gradient render --gamut ' | cut -f 1)\n"
    let answer = try ChildProcess.shell("fish --no-config -c \"$1\"", asked)
    let lines = answer.output.split(separator: "\n")
    for command in help.commands {
      let line = try #require(lines.first { $0.hasPrefix("\(command): ") }, "\(answer.messages)")
      let offered = Set(line.split(separator: " ").map(String.init))
      for option in try #require(help.options[command]) {
        #expect(offered.contains(option), "\(command) \(option)")
      }
    }
    #expect(lines.last == "words: p3 srgb")
  }

  @Test func `a shell that is not known is refused, and the three are named`() async {
    let run = await Run("--generate-completion-script", "tcsh")
    #expect(run.code == .usage)
    #expect(run.messages.contains("Please provide one of 'bash', 'zsh' or 'fish'."))
  }
}
