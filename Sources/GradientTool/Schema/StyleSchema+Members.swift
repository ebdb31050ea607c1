import GradientModel
import GradientTokens

extension StyleSchema {
  /// Controls, and what overrides their members in part.
  static var overrides: Parts.Members {
    let states = DialectWords.states.joined(separator: "|")
    let groups: Parts.Members = [
      ("states", Parts.reference("states")),
      (
        "appearances",
        Parts.object(
          [], patterns: [("^\\$", .boolean(true)), (appearancePattern, Parts.reference("layer"))],
          others: .boolean(false))
      ),
      (
        "metrics",
        Parts.object(
          [("compact", Parts.reference("layer"))], patterns: [("^\\$", .boolean(true))],
          others: .boolean(false))
      ),
    ]
    // What is no member has to say what it is: a misspelled one does not.
    let others = Parts.rule(
      if: Parts.requires("$value"),
      then: .object([
        ("required", Parts.names(["$type"])), ("$ref", .string("#/$defs/token")),
      ]), else: Parts.reference("inner"))
    let own = memberNames.map { ($0, Parts.reference("member-\($0)")) }
    return [
      ("control", Parts.object(own + groups, patterns: [("^\\$", .boolean(true))], others: others)),
      (
        "layer",
        Parts.object(
          own + [("states", Parts.reference("states"))], patterns: [("^\\$", .boolean(true))],
          others: others)
      ),
      ("override", Parts.object(own, patterns: [("^\\$", .boolean(true))], others: others)),
      (
        "states",
        Parts.described(
          Parts.object(
            [],
            patterns: [
              ("^\\$", .boolean(true)),
              ("^(\(states))(\\+(\(states)))*$", Parts.reference("override")),
            ], others: .boolean(false)),
          "Members that are different in a state or a union of states, such as selected+highlighted."
        )
      ),
      // A group in a control; what is no object is one of the properties that begin with a dollar.
      (
        "inner",
        Parts.rule(if: Parts.type("object"), then: Parts.reference("group"))
      ),
      (
        "overlay",
        Parts.rule(
          if: Parts.requires("$value"), then: Parts.reference("token"),
          else: Parts.object(
            [("$type", Parts.reference("type"))],
            patterns: [
              ("^[^$]", Parts.reference("overlay"))
            ]))
      ),
    ]
  }

  static let memberNames = MemberNames.tokens.map { name in
    name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// Each member of a control as a token, or as the group that some may be.
  static var members: Parts.Members {
    memberNames.map { name in ("member-\(name)", member(name)) }
  }

  private static func member(_ name: String) -> JSONValue {
    let token = token(of: name)
    let parts: JSONValue?
    switch name {
    case "radius":
      parts = group(of: [
        "top-left", "top-right", "bottom-right", "bottom-left", "top-leading", "top-trailing",
        "bottom-trailing", "bottom-leading",
      ])
    case "insets":
      parts = group(of: ["top", "bottom", "leading", "trailing", "vertical", "horizontal"])
    case "transition": parts = group(of: ["press-in", "release"])
    default: parts = nil
    }
    guard let parts else { return token }
    return Parts.rule(if: hasValue, then: token, else: parts)
  }

  private static var hasValue: JSONValue {
    Parts.any(Parts.requires("$value"), Parts.requires("$ref"))
  }

  private static func group(of names: [String]) -> JSONValue {
    Parts.object(
      names.map { ($0, token(of: $0)) }, patterns: [("^\\$", .boolean(true))],
      others: .boolean(false))
  }

  /// A token whose name in a control says what it is.
  private static func token(of name: String) -> JSONValue {
    let kind = ValueKind.members.first { entry in
      entry.name.withUTF8Buffer { $0.elementsEqual(name.utf8) }
    }?.kind
    let types = TokenType.allCases.filter { type in kind?.admits(type) == true && type != .other }
    var properties = common(
      vendorMembers(of: kind).map { Parts.object([(vendor, $0)]) } ?? Parts.type("object"))
    properties.append(("$value", value(of: name, kind)))
    properties.append(
      (
        "$type",
        types.isEmpty
          ? Parts.reference("type") : Parts.words(types.map(\.name) + DialectWords.otherTypes)
      ))
    properties.append(("$ref", Parts.text("^#/")))
    guard
      case .object(let object) = Parts.object(
        properties, patterns: [("^(?!\\$|angle$|alpha$)", .boolean(false))])
    else { return .boolean(true) }
    return .object(
      object + [("anyOf", .array([Parts.requires("$value"), Parts.requires("$ref")]))])
  }

  private static func value(of name: String, _ kind: ValueKind?) -> JSONValue {
    switch name {
    case "press": return word(DialectWords.presses)
    case "disabled-look": return word(DialectWords.disabledLooks)
    case "dynamic-type": return word(DialectWords.textStyles)
    case "border-width", "min-width", "min-height", "width", "height":
      return Parts.reference("distance")
    case "press-scale": return Parts.reference("factor")
    default: break
    }
    switch kind {
    case .type(let type): return Parts.reference(type.name)
    case .paint: return Parts.reference("paint")
    case .corners: return Parts.reference("corners")
    case .opacity: return Parts.reference("opacity")
    case .partialTypography: return Parts.reference("typography")
    case .word, nil: return Parts.type("string")
    }
  }

  private static func word(_ words: [String]) -> JSONValue {
    Parts.any(Parts.words(words), Parts.reference("alias"))
  }

  private static func vendorMembers(of kind: ValueKind?) -> JSONValue? {
    switch kind {
    case .paint: Parts.reference("gradient-extension")
    case .corners:
      Parts.object([
        ("curve", Parts.words(DialectWords.curves)), ("shape", Parts.constant("capsule")),
      ])
    case .type(.shadow): Parts.object([("behind", Parts.type("boolean"))])
    case .partialTypography:
      Parts.object([("alignment", Parts.words(["center", "leading", "trailing"]))])
    default: nil
    }
  }
}
