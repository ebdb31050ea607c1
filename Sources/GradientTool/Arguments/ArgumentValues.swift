/// The texts that a command line gave for each argument, read by type on request.
struct ArgumentValues: Sendable {
  private var texts: [String: [String]] = [:]

  mutating func append(_ text: String, to declaration: ArgumentDeclaration) {
    texts[declaration.name, default: []].append(text)
  }

  /// Whether an argument was given.
  func holds(_ declaration: ArgumentDeclaration) -> Bool { texts[declaration.name] != nil }

  /// Whether a flag is there.
  subscript(flag: Flag) -> Bool { texts[flag.declaration.name] != nil }

  /// The word that stands in a place of its own.
  ///
  /// - Throws: ``UsageError`` if it is missing.
  func operand(_ operand: Operand) throws(UsageError) -> String {
    guard let word = texts[operand.declaration.name]?.first else {
      throw missing(operand.declaration)
    }
    return word
  }

  /// The words without a name.
  ///
  /// - Throws: ``UsageError`` if there is none.
  func operands(_ operands: Operands) throws(UsageError) -> [String] {
    guard let words = texts[operands.declaration.name] else {
      throw missing(operands.declaration)
    }
    return words
  }

  /// The value of an option, the last one if it was given more than once; nil if it was not.
  ///
  /// - Throws: ``UsageError`` for a value that it cannot take.
  func value<Value>(of option: Option<Value>) throws(UsageError) -> Value? {
    guard let text = texts[option.declaration.name]?.last else { return nil }
    return try read(text, for: option)
  }

  /// The value of an option that has to be given.
  ///
  /// - Throws: ``UsageError`` if it is missing, or for a value that it cannot take.
  func required<Value>(_ option: Option<Value>) throws(UsageError) -> Value {
    guard let value = try value(of: option) else { throw missing(option.declaration) }
    return value
  }

  /// Every value of an option in order.
  ///
  /// - Throws: ``UsageError`` for a value that it cannot take.
  func values<Value>(of option: Option<Value>) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for text in texts[option.declaration.name] ?? [] {
      values.append(try read(text, for: option))
    }
    return values
  }

  /// - Throws: ``UsageError`` if both are given.
  func exclude(_ first: some Argument, _ second: some Argument) throws(UsageError) {
    let (one, other) = (first.declaration, second.declaration)
    guard texts[one.name] == nil || texts[other.name] == nil else {
      throw UsageError(message: "'\(one.label)' and '\(other.label)' cannot both be given.")
    }
  }

  private func read<Value>(_ text: String, for option: Option<Value>) throws(UsageError) -> Value {
    do {
      return try option.parse(text)
    } catch {
      throw UsageError(
        message:
          "The value '\(text)' is invalid for '\(option.declaration.label)': \(error.reason)",
        argument: option.declaration)
    }
  }

  private func missing(_ declaration: ArgumentDeclaration) -> UsageError {
    UsageError(
      message: "Missing expected argument '\(declaration.label)'.", argument: declaration)
  }
}
