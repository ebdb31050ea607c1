/// A command's name, its help and the arguments that it takes.
struct CommandSignature: Sendable {
  /// Arguments under one heading of the help text.
  struct Section: Sendable {
    let heading: String
    let arguments: [any Argument]

    init(_ heading: String, _ arguments: [any Argument]) {
      self.heading = heading
      self.arguments = arguments
    }
  }

  let name: String
  /// One line.
  let abstract: String
  /// Paragraphs below the abstract.
  let discussion: String
  let sections: [Section]

  init(name: String, abstract: String, discussion: String = "", sections: [Section]) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.sections = sections + [Section("OPTIONS", [Self.version, Self.help])]
  }

  static let version = Flag("version", help: "Show the version.")
  static let help = Flag("help", short: "h", help: "Show help information.")

  var declarations: [ArgumentDeclaration] {
    sections.flatMap { $0.arguments.map(\.declaration) }
  }

  /// How the command is called, such as `gradient render -o <dir> [<options>] <style> ...`.
  var usage: String {
    let required = declarations.filter { $0.isRequired && $0.form == .option }.map(\.usage)
    let operands = declarations.filter { $0.form == .operand }.map(\.usage)
    return (["gradient", name, "[<options>]"] + required + operands).joined(separator: " ")
  }
}
