import GradientModel
import GradientTokens

/// The JSON Schema of style files (draft 2020-12), for editors: it completes names and words, and marks
/// what the reader refuses.
///
/// Names and words come from the tables of the reader. A schema cannot follow references: that a
/// `{palette.rose}` exists and is a colour, `gradient check` says.
enum StyleSchema {
  typealias Parts = SchemaParts

  static let vendor = "dev.gradientcontrols"

  static var text: String { schema.text + "\n" }

  static var schema: JSONValue {
    .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("GradientControls style file")),
        (
          "description",
          .string("Design Tokens (2025.10) whose groups may declare themselves controls.")
        ),
        ("if", isResolver),
        ("then", Parts.reference("resolver")), ("else", Parts.reference("file")),
        ("$defs", .object(structure + resolver + overrides + members + values)),
      ])
  }

  /// Files, groups and tokens.
  private static var structure: Parts.Members {
    [
      ("file", file),
      (
        "node",
        Parts.rule(
          if: Parts.requires("$value"), then: Parts.reference("token"),
          else: Parts.reference("group"))
      ),
      ("group", group),
      ("token", token),
      ("type", Parts.words(DialectWords.types + DialectWords.otherTypes)),
    ]
  }

  private static var file: JSONValue {
    .object([
      ("type", .string("object")), ("propertyNames", names),
      (
        "properties",
        .object(common(rootExtensions) + [("$schema", Parts.type("string"))])
      ),
      ("patternProperties", .object([("^[^$]", Parts.reference("node"))])),
    ])
  }

  /// What a whole file, or a resolver document, says under our key.
  static var rootExtensions: JSONValue {
    let appearances = Parts.described(
      Parts.object(
        [], patterns: [(appearancePattern, Parts.reference("overlay"))], others: .boolean(false)),
      "Tokens that have another value in an appearance, before references are followed.")
    let own = Parts.object([
      ("version", .object([("const", .number(1))])),
      ("backdrop", Parts.described(Parts.reference("paint"), "What all controls stand on.")),
      ("appearances", appearances), ("ignore", ignore),
    ])
    return Parts.object([(vendor, own)])
  }

  private static var ignore: JSONValue {
    Parts.described(
      Parts.array(of: Parts.words(IgnoredRules.names.map(\.description))),
      "Rules of 'gradient check' that are left out here.")
  }

  /// Names have none of the characters that references are written with.
  private static let names = Parts.text("^[^.{}]+$")

  private static var group: JSONValue {
    let own = Parts.object([
      ("component", Parts.words(DialectWords.components)),
      (
        "abstract",
        Parts.described(Parts.type("boolean"), "A base that is only extended, no control itself.")
      ),
      ("press", Parts.words(DialectWords.presses)),
      ("disabled-look", Parts.words(DialectWords.disabledLooks)),
      ("dynamic-type", Parts.words(DialectWords.textStyles)),
      ("curve", Parts.words(DialectWords.curves)), ("sample", Parts.type("string")),
      ("ignore", ignore),
    ])
    let isControl = Parts.object(
      [
        (
          "$extensions",
          Parts.object(
            [(vendor, Parts.object([], required: ["component"]))], required: [vendor])
        )
      ],
      required: ["$extensions"])
    let extendsControl: JSONValue = .object([
      ("required", Parts.names(["$extends"])),
      ("anyOf", .array(["fill", "border", "states", "sample"].map { Parts.requires($0) })),
    ])
    return .object(
      [
        ("type", .string("object")),
        ("propertyNames", names),
        (
          "properties",
          .object(
            common(Parts.object([(vendor, own)])) + [
              ("$type", Parts.reference("type")),
              (
                "$extends",
                Parts.described(
                  Parts.text("^(\\{[^{}]+\\}|#/.*)$"), "A group whose members this one takes.")
              ),
              ("$ref", Parts.text("^#/")), ("$root", Parts.reference("token")),
            ])
        ),
        ("patternProperties", .object([("^[^$]", Parts.type("object"))])),
        (
          "if", .object([("anyOf", .array([isControl, extendsControl]))])
        ),
        ("then", Parts.reference("control")),
        ("else", .object([("patternProperties", .object([("^[^$]", Parts.reference("node"))]))])),
        ("allOf", .array(DialectWords.types.map(typedChildren))),
      ])
  }

  /// Tokens without a type are of their group's.
  private static func typedChildren(_ type: String) -> JSONValue {
    let isUntyped: JSONValue = .object([
      ("required", Parts.names(["$value"])), ("not", Parts.requires("$type")),
    ])
    let typed = Parts.rule(
      if: isUntyped, then: .object([("properties", .object([("$value", Parts.reference(type))]))]))
    return Parts.rule(
      if: Parts.object([("$type", Parts.constant(type))], required: ["$type"]),
      then: .object([("patternProperties", .object([("^[^$]", typed)]))]))
  }

  private static var token: JSONValue {
    let typed = DialectWords.types.map { type in
      Parts.rule(
        if: Parts.object([("$type", Parts.constant(type))], required: ["$type"]),
        then: .object([("properties", .object([("$value", Parts.reference(type))]))]))
    }
    return .object([
      ("type", .string("object")), ("required", Parts.names(["$value"])),
      (
        "properties",
        .object(common() + [("$type", Parts.reference("type")), ("$value", .boolean(true))])
      ),
      (
        "patternProperties",
        // GitHub Primer and Workleap write these beside `$value`.
        .object([("^(?!\\$|angle$|alpha$)", .boolean(false))])
      ),
      ("not", Parts.requires("$extends")), ("allOf", .array(typed)),
    ])
  }

  /// What files, groups and tokens have in common.
  static func common(_ extensions: JSONValue = Parts.type("object")) -> Parts.Members {
    [
      ("$description", Parts.type("string")),
      ("$deprecated", .object([("type", Parts.names(["boolean", "string"]))])),
      ("$extensions", extensions),
    ]
  }

  static let appearancePattern = "^(dark|high-contrast|dark\\+high-contrast|high-contrast\\+dark)$"
}
