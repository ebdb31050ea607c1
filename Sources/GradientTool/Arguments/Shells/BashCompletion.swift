/// Completions for bash, from version 3.2 on, which macOS has.
struct BashCompletion {
  let program: ProgramDescription

  var text: String {
    """
    # Completions of '\(program.name)' \(program.version) for bash. Source this file, or put it where
    # bash-completion looks: ~/.local/share/bash-completion/completions/\(program.name)

    # Offers words, also for the last one of a list that commas separate.
    _\(program.name)_words() {
      local head=
      if [[ $1 == list && $cur == *,* ]]; then head=${cur%,*},; fi
      COMPREPLY=($(compgen -P "$head" -W "$2" -- "${cur#"$head"}"))
    }

    _\(program.name)_files() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen "$1" -- "$cur"))
      compopt -o filenames 2>/dev/null || true
    }

    _\(program.name)() {
      local cur=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
      COMPREPLY=()
      # Bash takes '--name=value' for three words.
      if [[ $cur == "=" ]]; then
        cur=
      elif [[ $before == "=" ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if ((COMP_CWORD == 1)); then
        _\(program.name)_words one "\(beginning)"
        return
      fi
      case $command in

    """ + families + """
        esac
        case $command in

      """ + program.commands.map(command).joined() + """
          esac
        }

        complete -F _\(program.name) \(program.name)

        """
  }

  private var beginning: String {
    (program.firstWords + ["help"] + program.options.flatMap(\.spellings)).joined(separator: " ")
  }

  /// The second words, and the two together where both are there.
  private var families: String {
    var text = """
        help)
          _\(program.name)_words one "\(program.firstWords.joined(separator: " "))"
          return
          ;;

      """
    for first in program.firstWords {
      let forms = program.family(first).map { $0.words[1] }
      guard !forms.isEmpty else { continue }
      text += """
          \(first))
            if ((COMP_CWORD == 2)); then
              _\(program.name)_words one "\(forms.joined(separator: " "))"
              return
            fi
            command+=" ${COMP_WORDS[2]}"
            ;;

        """
    }
    return text
  }

  private func command(_ signature: CommandSignature) -> String {
    var text = "  \"\(signature.name)\")\n    case $before in\n"
    for argument in signature.declarations where argument.form == .option {
      let action = action(argument) ?? ":"
      text += "    \(argument.spellings.joined(separator: " | "))) \(action); return ;;\n"
    }
    text += "    esac\n"
    let names = signature.declarations.flatMap(\.spellings).joined(separator: " ")
    text += "    if [[ $cur == -* ]]; then _\(program.name)_words one \"\(names)\"; return; fi\n"
    if let operand = signature.declarations.first(where: { $0.form == .operand }),
      let action = action(operand)
    {
      text += "    \(action)\n"
    }
    return text + "    ;;\n"
  }

  private func action(_ argument: ArgumentDeclaration) -> String? {
    switch argument.completion {
    case .none: nil
    case .words(let words, let isList):
      "_\(program.name)_words \(isList ? "list" : "one") \"\(words.joined(separator: " "))\""
    case .files: "_\(program.name)_files -f"
    case .folders: "_\(program.name)_files -d"
    }
  }
}
