/// Completions for zsh, as a function that its completion system loads.
struct ZshCompletion {
  let program: ProgramDescription

  var text: String {
    var text = """
      #compdef \(program.name)
      # Completions of '\(program.name)' \(program.version) for zsh: put this file, called
      # _\(program.name), into a folder of $fpath.

      _\(program.name)() {
        local context state line command
        local -a commands
        _arguments -C \\

      """
    for option in program.options { text += specifications(option).map(line).joined() }
    text += """
          '1: :->command' \\
          '*:: :->rest' && return
        case $state in
        command)
          commands=(

      """
    for first in program.firstWords {
      text += "      \(quoted("\(first):\(program.abstract(of: first))"))\n"
    }
    text += """
          'help:Show help information.'
          )
          _describe command commands
          ;;
        rest)
          command=$words[1]
          case $command in

      """
    let firstWords = program.firstWords.map(quoted).joined(separator: " ")
    text += "    help) _values command \(firstWords) ;;\n"
    for first in program.firstWords { text += family(first) }
    text += program.commands.filter { $0.words.count == 1 }.map { call($0, in: "    ") }.joined()
    return text + """
          esac
          ;;
        esac
      }

      _\(program.name) "$@"

      """
  }

  /// The second words of a family, then each form's own arguments.
  private func family(_ first: String) -> String {
    let forms = program.family(first)
    guard !forms.isEmpty else { return "" }
    var text = """
          \(first))
            if ((CURRENT == 2)); then
              commands=(

      """
    for form in forms {
      text += "          \(quoted("\(form.words[1]):\(form.abstract)"))\n"
    }
    text += """
              )
              _describe form commands
              return
            fi
            shift words
            ((CURRENT -= 1))
            case $words[1] in

      """
    return text + forms.map { call($0, in: "      ") }.joined() + "      esac\n      ;;\n"
  }

  private func call(_ signature: CommandSignature, in indent: String) -> String {
    let last = signature.words.last ?? signature.name
    let parts = signature.declarations.flatMap(specifications)
    return "\(indent)\(last))\n\(indent)  _arguments -s -S \\\n"
      + parts.map { "\(indent)    \($0)" }.joined(separator: " \\\n") + "\n\(indent)  ;;\n"
  }

  private func line(_ specification: String) -> String { "    \(specification) \\\n" }

  /// An argument in the words of `_arguments`: an option's spellings each by itself.
  private func specifications(_ argument: ArgumentDeclaration) -> [String] {
    if argument.form == .operand {
      let count = argument.isRepeating ? "*" : ""
      return [quoted("\(count):\(argument.placeholder):\(action(argument))")]
    }
    let exclusion = argument.isRepeating ? "*" : "(\(argument.spellings.joined(separator: " ")))"
    let help = String(
      argument.help.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
    return argument.spellings.map { spelling in
      let isLong = spelling.hasPrefix("--")
      guard argument.form == .option else { return quoted("\(exclusion)\(spelling)[\(help)]") }
      return quoted(
        "\(exclusion)\(spelling)\(isLong ? "=" : "+")[\(help)]:"
          + "\(argument.placeholder):\(action(argument))")
    }
  }

  private func action(_ argument: ArgumentDeclaration) -> String {
    switch argument.completion {
    case .none: " "
    case .words(let words, isList: true): "_sequence compadd - \(words.joined(separator: " "))"
    case .words(let words, isList: false): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
