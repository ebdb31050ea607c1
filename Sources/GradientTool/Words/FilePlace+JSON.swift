import GradientTokens

extension FilePlace {
  /// The members of an object that stands for something in a file.
  var json: [(name: String, value: JSONValue)] {
    [
      ("path", .string(path)), ("line", .number(Double(line))),
      ("column", .number(Double(column))),
    ]
  }
}
