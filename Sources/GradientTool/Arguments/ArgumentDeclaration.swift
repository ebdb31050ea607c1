/// What help and the parser know about one argument of a command, without its type.
struct ArgumentDeclaration: Sendable {
  /// How an argument is given.
  enum Form: Sendable {
    /// A name alone, as `--json`.
    case flag
    /// A name and a value, as `--scale 2`.
    case option
    /// A value alone.
    case operand
  }

  let form: Form
  /// The long name without its dashes; for an operand what messages call it.
  let name: String
  /// The one-letter name without its dash.
  let short: Character?
  /// What stands for the value in help, such as `list`.
  let placeholder: String
  let help: String
  /// What is taken where the argument is left out, as help shows it.
  let defaultText: String?
  let isRequired: Bool
  /// Whether it may be given more than once, each time adding a value.
  let isRepeating: Bool
  /// The words that its value may be, or may begin with; none where any text will do.
  var words: [String] = []

  /// How messages name it, such as `--scale <list>` or `<style> ...`.
  var label: String {
    switch form {
    case .flag: "--\(name)"
    case .option: "--\(name) <\(placeholder)>"
    case .operand: "<\(placeholder)>\(isRepeating ? " ..." : "")"
    }
  }

  /// The label with the short name in front, as the list of options shows it.
  var listing: String {
    guard let short, form != .operand else { return label }
    return "-\(short), \(label)"
  }

  /// How the usage line shows it.
  var usage: String {
    guard form != .operand, let short else { return isRequired ? label : "[\(label)]" }
    let brief = form == .flag ? "-\(short)" : "-\(short) <\(placeholder)>"
    return isRequired ? brief : "[\(brief)]"
  }
}
