/// A shell that the program writes completions for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that teaches the shell the command line.
  func completionScript(for program: ProgramDescription) -> String {
    switch self {
    case .bash: BashCompletion(program: program).text
    case .zsh: ZshCompletion(program: program).text
    case .fish: FishCompletion(program: program).text
    }
  }
}
