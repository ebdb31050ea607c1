/// What the help texts of the command line say there is, read as a person would.
struct HelpReading {
  /// The names of all commands, of one word or two.
  let commands: [String]
  /// The long options of each command.
  let options: [String: [String]]

  init() async {
    let help = await Run("help")
    let list = help.output.split(separator: "\n").drop { $0 != "COMMANDS:" }.dropFirst()
    var commands: [String] = []
    for line in list where line.hasPrefix("  ") && !line.hasPrefix("   ") {
      let words = line.prefix(26).split(separator: " ").map(String.init)
      guard words.first != "See", !words.isEmpty else { continue }
      commands.append(words.joined(separator: " "))
    }
    var options: [String: [String]] = [:]
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      let text = await Run(arguments: words + ["--help"])
      options[command] = text.output.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("  -") else { return nil }
        return line.split(separator: " ").map { word in word.filter { $0 != "," } }
          .first { $0.hasPrefix("--") }
      }
    }
    (self.commands, self.options) = (commands, options)
  }
}
