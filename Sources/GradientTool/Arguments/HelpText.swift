import GradientTokens

/// Help texts, in the layout of swift-argument-parser.
enum HelpText {
  /// The help of one command.
  static func command(_ signature: CommandSignature) -> String {
    var text = wrapped("OVERVIEW: " + signature.abstract) + "\n\n"
    for paragraph in signature.discussion.split(separator: "\n\n") {
      text += wrapped(String(paragraph)) + "\n\n"
    }
    text += "USAGE: \(signature.usage)\n"
    for section in signature.sections {
      text += "\n\(section.heading):\n"
      for argument in section.arguments {
        text += row(argument.declaration.listing, description(of: argument.declaration))
      }
    }
    return text
  }

  /// The help of the whole program.
  static func program(_ program: ProgramDescription) -> String {
    var text = "OVERVIEW: \(program.abstract)\n\n"
    text += "USAGE: \(program.name) <command> [<options>]\n\nOPTIONS:\n"
    for option in program.options { text += row(option.listing, option.help) }
    text += "\nCOMMANDS:\n"
    for command in program.commands { text += row(command.name, command.abstract) }
    text += "\n  See 'gradient help <command>' for a command's options.\n"
    return text
  }

  /// What standard error shows for a wrong command line.
  static func failure(_ error: UsageError, in signature: CommandSignature?) -> String {
    var text = "Error: \(PlainLine.of(error.message))\n"
    if let argument = error.argument {
      text += "Help:  \(argument.listing)  \(argument.help)\n"
    }
    text += "Usage: \(signature?.usage ?? "gradient <command> [<options>]")\n"
    let command = signature.map { "gradient \($0.name)" } ?? "gradient"
    return text + "  See '\(command) --help' for more information.\n"
  }

  private static let columns = 80
  private static let helpColumn = 26

  private static func description(of declaration: ArgumentDeclaration) -> String {
    guard let text = declaration.defaultText else { return declaration.help }
    return "\(declaration.help) (default: \(text))"
  }

  /// A label with its description beside it, or below where the label is too long.
  private static func row(_ label: String, _ description: String) -> String {
    let indent = String(repeating: " ", count: helpColumn)
    let lines = lines(of: description, width: columns - helpColumn)
    var text = "  " + label
    if text.count < helpColumn - 1 {
      text += String(repeating: " ", count: helpColumn - text.count)
    } else {
      text += "\n" + indent
    }
    return text + lines.joined(separator: "\n" + indent) + "\n"
  }

  private static func wrapped(_ text: String) -> String {
    lines(of: text, width: columns).joined(separator: "\n")
  }

  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return lines + [line]
  }
}
