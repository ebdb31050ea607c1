/// An argument that a command declares.
protocol Argument: Sendable {
  var declaration: ArgumentDeclaration { get }
}

/// An argument that is there or not.
struct Flag: Argument {
  let declaration: ArgumentDeclaration

  init(_ name: String, short: Character? = nil, help: String) {
    declaration = ArgumentDeclaration(
      form: .flag, name: name, short: short, placeholder: "", help: help, defaultText: nil,
      isRequired: false, isRepeating: false)
  }
}

/// An argument with a name and a value.
struct Option<Value: Sendable>: Argument {
  let declaration: ArgumentDeclaration
  let parse: @Sendable (String) throws(InvalidValue) -> Value

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The long name without its dashes.
  ///   - short: The one-letter name.
  ///   - placeholder: What stands for the value in help.
  ///   - help: What it does.
  ///   - defaultText: What is taken where it is left out, as help shows it.
  ///   - isRequired: Whether leaving it out is a mistake.
  ///   - isRepeating: Whether each time it is given adds a value; else the last one counts.
  ///   - words: What a shell offers as its value.
  ///   - parse: Reads a value.
  init(
    _ name: String, short: Character? = nil, placeholder: String, help: String,
    defaultText: String? = nil, isRequired: Bool = false, isRepeating: Bool = false,
    words: [String] = [], parse: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    declaration = ArgumentDeclaration(
      form: .option, name: name, short: short, placeholder: placeholder, help: help,
      defaultText: defaultText, isRequired: isRequired, isRepeating: isRepeating, words: words)
    self.parse = parse
  }
}

/// One argument without a name; the first of a command's comes first.
struct Operand: Argument {
  let declaration: ArgumentDeclaration

  init(placeholder: String, help: String) {
    declaration = ArgumentDeclaration(
      form: .operand, name: placeholder, short: nil, placeholder: placeholder, help: help,
      defaultText: nil, isRequired: true, isRepeating: false)
  }
}

/// Arguments without a name: at least one, after those that are taken one by one.
struct Operands: Argument {
  let declaration: ArgumentDeclaration

  init(placeholder: String, help: String) {
    declaration = ArgumentDeclaration(
      form: .operand, name: placeholder, short: nil, placeholder: placeholder, help: help,
      defaultText: nil, isRequired: true, isRepeating: true)
  }
}
