/// Completions for fish.
struct FishCompletion {
  let program: ProgramDescription

  var text: String {
    var text = """
      # Completions of '\(program.name)' \(program.version) for fish: put this file into
      # ~/.config/fish/completions/\(program.name).fish
      complete -c \(program.name) -f

      """
    for option in program.options {
      text += line("__fish_use_subcommand", option)
    }
    for first in program.firstWords {
      text +=
        "complete -c \(program.name) -n __fish_use_subcommand -a \(first)"
        + " -d \(quoted(program.abstract(of: first)))\n"
    }
    let firstWords = program.firstWords.joined(separator: " ")
    text += "complete -c \(program.name) -n __fish_use_subcommand -a help"
    text += " -d 'Show help information.'\n"
    text += "complete -c \(program.name) -n '__fish_seen_subcommand_from help' -a '\(firstWords)'\n"
    for first in program.firstWords {
      let forms = program.family(first)
      let words = forms.map { $0.words[1] }.joined(separator: " ")
      for form in forms {
        let condition =
          "__fish_seen_subcommand_from \(first); and not __fish_seen_subcommand_from \(words)"
        text +=
          "complete -c \(program.name) -n '\(condition)' -a \(form.words[1])"
          + " -d \(quoted(form.abstract))\n"
      }
    }
    return text + program.commands.map(command).joined()
  }

  private func command(_ signature: CommandSignature) -> String {
    let condition = signature.words.map { "__fish_seen_subcommand_from \($0)" }
      .joined(separator: "; and ")
    return signature.declarations.map { line(condition, $0) }.joined()
  }

  private func line(_ condition: String, _ argument: ArgumentDeclaration) -> String {
    var text = "complete -c \(program.name) -n '\(condition)'"
    if argument.form != .operand {
      if let short = argument.short { text += " -s \(short)" }
      text += " -l \(argument.name)"
    }
    switch argument.completion {
    case .none: text += argument.form == .option ? " -x" : ""
    case .words(let words, isList: true):
      text += " -xa '(__fish_append , \(words.joined(separator: " ")))'"
    case .words(let words, isList: false): text += " -xa '\(words.joined(separator: " "))'"
    case .files: text += argument.form == .operand ? " -F" : " -rF"
    case .folders: text += " -xa '(__fish_complete_directories)'"
    }
    return text + " -d \(quoted(argument.help))\n"
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
