/// Words that stand for values.
struct Keywords<Value: Sendable>: Sendable {
  let entries: [(name: String, value: Value)]
  /// What others call it: the name that a word was meant to be, which is no name here.
  private let meant: @Sendable (String) -> String?

  init(_ entries: [(name: String, value: Value)]) {
    self.entries = entries
    meant = { _ in nil }
  }

  init(
    _ values: [Value], name: (Value) -> String,
    meant: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    entries = values.map { (name($0), $0) }
    self.meant = meant
  }

  /// The value of a word.
  ///
  /// - Throws: ``InvalidValue`` that lists the words, and the one that was probably meant.
  func value(_ word: String, or others: [String] = []) throws(InvalidValue) -> Value {
    for entry in entries where entry.name == word { return entry.value }
    let names = entries.map(\.name) + others
    let near = (meant(word) ?? NearMiss.of(word, in: names)).map { "Did you mean '\($0)'? " } ?? ""
    throw InvalidValue(reason: near + "Please provide \(names.alternatives).")
  }
}

extension [String] {
  /// The texts in quotes as a choice: `one of 'a', 'b' or 'c'`.
  var alternatives: String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, count > 1 else { return quoted.joined() }
    return "one of " + quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
