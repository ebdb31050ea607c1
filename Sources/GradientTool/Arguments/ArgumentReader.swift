/// Sorts a command's words into the arguments that it declares.
///
/// The grammar is that of swift-argument-parser: `--name value` and `--name=value`, `-n value`,
/// `-nvalue` and `-n=value`, one-letter flags together as `-ab`, and `--` after which every word is
/// an operand. `-` alone is an operand or a value, never a name.
struct ArgumentReader {
  private let declarations: [ArgumentDeclaration]
  private var words: ArraySlice<String>
  private var result = ArgumentValues()

  /// Sorts words.
  ///
  /// - Parameters:
  ///   - words: What follows the command's name.
  ///   - declarations: What the command takes.
  /// - Returns: The texts of every argument given.
  /// - Throws: ``UsageError`` for names that are unknown, values that are missing and words too many.
  static func read(
    _ words: ArraySlice<String>, for declarations: [ArgumentDeclaration]
  ) throws(UsageError) -> ArgumentValues {
    var reader = ArgumentReader(declarations: declarations, words: words)
    try reader.readAll()
    return reader.result
  }

  private init(declarations: [ArgumentDeclaration], words: ArraySlice<String>) {
    self.declarations = declarations
    self.words = words
  }

  private mutating func readAll() throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        for operand in words { try take(operand: operand) }
        return
      }
      if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word)
      } else {
        try take(operand: word)
      }
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let declaration = declarations.first(where: { $0.form != .operand && $0.name == name })
    else { throw unknown(name.isEmpty ? word : "--\(name)") }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch declaration.form {
    case .flag:
      if let attached {
        throw UsageError(
          message: "'\(declaration.label)' takes no value, but '\(attached)' was given.",
          argument: declaration)
      }
      result.append("", to: declaration)
    default:
      if let attached {
        result.append(attached, to: declaration)
      } else {
        result.append(try nextValue(for: declaration), to: declaration)
      }
    }
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let declaration = declarations.first(where: { $0.short == letter }) else {
        throw unknown(word.count > 2 && letters.count == word.count - 2 ? word : "-\(letter)")
      }
      guard declaration.form == .option else {
        result.append("", to: declaration)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      let value = try letters.isEmpty ? nextValue(for: declaration) : String(letters)
      result.append(value, to: declaration)
      return
    }
  }

  /// The next word, unless it is a name.
  private mutating func nextValue(
    for declaration: ArgumentDeclaration
  ) throws(UsageError) -> String {
    guard let word = words.first, !word.hasPrefix("-") || word == "-" else {
      var message = "Missing value for '\(declaration.label)'."
      if let word = words.first, word != "--" {
        message += " If '\(word)' is the value, write '--\(declaration.name)=\(word)'."
      }
      throw UsageError(message: message, argument: declaration)
    }
    words.removeFirst()
    return word
  }

  private mutating func take(operand: String) throws(UsageError) {
    let free = declarations.first { declaration in
      declaration.form == .operand && (declaration.isRepeating || !result.holds(declaration))
    }
    guard let declaration = free else {
      throw UsageError(message: "Unexpected argument '\(operand)'.")
    }
    result.append(operand, to: declaration)
  }

  private func unknown(_ name: String) -> UsageError {
    var names: [String] = []
    for declaration in declarations where declaration.form != .operand {
      names.append("--\(declaration.name)")
    }
    let near = NearMiss.of(name, in: names).map { " Did you mean '\($0)'?" } ?? ""
    return UsageError(message: "Unknown option '\(name)'.\(near)")
  }
}
