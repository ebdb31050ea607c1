/// The building blocks of a JSON Schema.
enum SchemaParts {
  typealias Members = [(name: String, value: JSONValue)]

  static func reference(_ name: String) -> JSONValue {
    .object([("$ref", .string("#/$defs/\(name)"))])
  }

  static func any(_ parts: JSONValue...) -> JSONValue { .object([("anyOf", .array(parts))]) }

  static func words(_ words: [String]) -> JSONValue {
    .object([("enum", .array(words.map { .string($0) }))])
  }

  static func constant(_ word: String) -> JSONValue { .object([("const", .string(word))]) }

  static func text(_ pattern: String) -> JSONValue {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }

  static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

  static func number(from least: Double? = nil, to most: Double? = nil) -> JSONValue {
    var members: Members = [("type", .string("number"))]
    if let least { members.append(("minimum", .number(least))) }
    if let most { members.append(("maximum", .number(most))) }
    return .object(members)
  }

  static func array(of item: JSONValue, count: Int? = nil, least: Int = 0) -> JSONValue {
    var members: Members = [("type", .string("array")), ("items", item)]
    if let count {
      members.append(("minItems", .number(Double(count))))
      members.append(("maxItems", .number(Double(count))))
    } else if least > 0 {
      members.append(("minItems", .number(Double(least))))
    }
    return .object(members)
  }

  /// An object with these members, some of them required.
  static func object(
    _ properties: Members, required: [String] = [], patterns: Members = [],
    others: JSONValue? = nil
  ) -> JSONValue {
    var members: Members = [("type", .string("object"))]
    if !properties.isEmpty { members.append(("properties", .object(properties))) }
    if !patterns.isEmpty { members.append(("patternProperties", .object(patterns))) }
    if !required.isEmpty { members.append(("required", names(required))) }
    if let others { members.append(("additionalProperties", others)) }
    return .object(members)
  }

  static func requires(_ names: String...) -> JSONValue {
    .object([("required", self.names(names))])
  }

  static func names(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }

  /// A schema that holds where another does.
  static func rule(
    if condition: JSONValue, then consequence: JSONValue, else other: JSONValue? = nil
  ) -> JSONValue {
    var members: Members = [("if", condition), ("then", consequence)]
    if let other { members.append(("else", other)) }
    return .object(members)
  }

  static func described(_ schema: JSONValue, _ text: String) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object([("description", .string(text))] + members)
  }
}
