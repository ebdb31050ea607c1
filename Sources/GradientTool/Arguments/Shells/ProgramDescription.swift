/// The whole command line as one value: what help, the manual page and completions are made from.
struct ProgramDescription: Sendable {
  let name: String
  /// One line.
  let abstract: String
  let version: String
  /// When that version was made, as in `2026-11-30`.
  let date: String
  /// What the program takes in place of a command.
  let options: [ArgumentDeclaration]
  let commands: [CommandSignature]

  /// The first words of commands, each once: `render`, `export` and so on.
  var firstWords: [String] {
    var words: [String] = []
    for command in commands where !words.contains(command.words[0]) {
      words.append(command.words[0])
    }
    return words
  }

  /// The commands of two words that begin with a word; none where the word is a command itself.
  func family(_ first: String) -> [CommandSignature] {
    commands.filter { $0.words.count > 1 && $0.words[0] == first }
  }

  /// What a first word stands for, in a line.
  func abstract(of first: String) -> String {
    if let command = commands.first(where: { $0.name == first }) { return command.abstract }
    let forms = family(first).map { $0.words[1] }
    return "\(first.prefix(1).uppercased())\(first.dropFirst()) \(forms.joined(separator: ", "))."
  }
}

extension CommandSignature {
  /// The words of the command's name: one, or two as in `export css`.
  var words: [String] { name.split(separator: " ").map(String.init) }
}

extension ArgumentDeclaration {
  /// What the value of an argument is, as far as a shell can help with it.
  enum Completion: Equatable, Sendable {
    /// Any text.
    case none
    /// One of some words, or several of them separated by commas.
    case words([String], isList: Bool)
    case files
    case folders
  }

  /// What a shell offers as the value.
  var completion: Completion {
    guard form != .flag else { return .none }
    if !words.isEmpty {
      return .words(words, isList: placeholder == "list" || placeholder == "rules")
    }
    switch placeholder {
    case "style", "file", "path", "old", "new", "first", "second": return .files
    case "dir", "name.xcassets": return .folders
    default: return .none
    }
  }

  /// The names with their dashes, the short one first; none for an operand.
  var spellings: [String] {
    guard form != .operand else { return [] }
    return (short.map { ["-\($0)"] } ?? []) + ["--\(name)"]
  }
}
