import GradientTokens

/// A value to be written as JSON; members keep their order.
indirect enum JSONValue {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The text in lines, two spaces a level, without a line break at its end.
  ///
  /// Objects of numbers alone stand on one line.
  var text: String {
    var text = ""
    append(to: &text, indent: "\n")
    return text
  }

  private func append(to text: inout String, indent: String) {
    switch self {
    case .string(let string):
      Self.append(string, to: &text)
    case .number(let number):
      text += DecimalNumber.text(number)
    case .boolean(let value):
      text += value ? "true" : "false"
    case .null:
      text += "null"
    case .array(let values):
      Self.append(values, between: ("[", "]"), to: &text, indent: indent) { value, inner, text in
        value.append(to: &text, indent: inner)
      }
    case .object(let members):
      let isFlat = members.allSatisfy { if case .number = $0.value { true } else { false } }
      Self.append(
        members, between: ("{", "}"), to: &text, indent: isFlat ? nil : indent
      ) { member, inner, text in
        Self.append(member.name, to: &text)
        text += ": "
        member.value.append(to: &text, indent: inner)
      }
    }
  }

  private static func append<Item>(
    _ items: [Item], between brackets: (String, String), to text: inout String, indent: String?,
    _ appendItem: (Item, String, inout String) -> Void
  ) {
    text += brackets.0
    let inner = indent.map { $0 + "  " }
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text += inner ?? " "
      appendItem(item, inner ?? "\n", &text)
    }
    if !items.isEmpty { text += indent ?? " " }
    text += brackets.1
  }

  private static func append(_ string: String, to text: inout String) {
    var bytes: [UInt8] = []
    JSONString.append(Array(string.utf8), to: &bytes)
    // The escapes of what terminals obey, which JSON lets stand as it is, are JSON's too.
    text += PlainLine.of(String(decoding: bytes, as: UTF8.self))
  }
}
