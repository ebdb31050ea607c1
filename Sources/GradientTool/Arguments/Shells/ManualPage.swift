/// The manual page of the command line, for `man`: roff in the macros of man(7), which groff and
/// mandoc both know.
struct ManualPage {
  let program: ProgramDescription

  var text: String {
    var text = """
      .TH \(program.name.uppercased()) 1 "\(program.date)" "\(program.name) \(program.version)" "User Commands"
      .SH NAME
      \(escapedLine(program.name)) \\- \(escapedLine(program.abstract))
      .SH SYNOPSIS
      .B \(escapedLine(program.name))
      .I command
      .RI [ options ]
      .SH DESCRIPTION
      Results go to standard output, messages to standard error.
      The commands are described below;
      \\(lq\\-\\-help\\(rq after any of them shows the same.
      .SH OPTIONS

      """
    for option in program.options { text += item(option) }
    text += ".SH COMMANDS\n"
    for command in program.commands { text += section(command) }
    return text + """
      .SH EXIT STATUS
      .TP
      .B 0
      Done.
      .TP
      .B 1
      Something was found, or could not be done; a message says what.
      .TP
      .B 64
      The command line is wrong.

      """
  }

  private func section(_ command: CommandSignature) -> String {
    var text = ".SS \(escapedLine("\(program.name) \(command.name)"))\n"
    text += "\(escaped(command.abstract))\n.PP\n.B \(escapedLine(command.usage))\n"
    for paragraph in command.discussion.split(separator: "\n\n") {
      text += ".PP\n\(escaped(String(paragraph)))\n"
    }
    for argument in command.declarations { text += item(argument) }
    return text
  }

  private func item(_ argument: ArgumentDeclaration) -> String {
    var help = argument.help
    if let text = argument.defaultText { help += " (default: \(text))" }
    return ".TP\n.B \(escapedLine(argument.listing))\n\(escaped(help))\n"
  }

  /// Text as roff prints it: dashes stay those that are typed, no line begins a request, and lines are
  /// short, as the tools that judge manual pages want them.
  private func escaped(_ text: String) -> String {
    var lines: [String] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      let word = String(part).replacing("\\", with: "\\e").replacing("-", with: "\\-")
        .replacing("'", with: "\\(aq").replacing("\"", with: "\\(dq")
        .replacing("\u{2026}", with: "\\&...").replacing("\u{D7}", with: "\\(mu")
      if let line = lines.last, line.count + 1 + word.count <= 72 {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(word.hasPrefix(".") ? "\\&" + word : word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The same on one line, for the arguments of a macro.
  private func escapedLine(_ text: String) -> String { escaped(text).replacing("\n", with: " ") }
}
