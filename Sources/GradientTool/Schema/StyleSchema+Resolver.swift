import GradientTokens

extension StyleSchema {
  /// Resolver documents (Design Tokens 2025.10, Resolver module): sets and modifiers of style files,
  /// and the order in which they are laid over each other.
  static var resolver: Parts.Members {
    let extensions: Parts.Members = [
      ("name", Parts.type("string")), ("description", Parts.type("string")),
      ("$description", Parts.type("string")), ("$extensions", rootExtensions),
    ]
    let sources = Parts.described(
      Parts.array(of: Parts.reference("source")), "Style files, the later ones over the earlier.")
    return [
      (
        "resolver",
        Parts.object(
          extensions + [
            ("$schema", Parts.type("string")), ("version", Parts.constant("2025.10")),
            ("sets", Parts.object([], others: Parts.reference("set"))),
            ("modifiers", Parts.object([], others: Parts.reference("modifier"))),
            (
              "resolutionOrder",
              Parts.described(
                Parts.array(of: Parts.reference("step")), "Sets and modifiers, the lowest first.")
            ),
          ], required: ["version", "resolutionOrder"])
      ),
      (
        "source",
        Parts.rule(
          if: Parts.requires("$ref"),
          then: Parts.object([("$ref", Parts.type("string"))]), else: Parts.reference("file"))
      ),
      ("set", Parts.object(described + [("sources", sources)], required: ["sources"])),
      (
        "modifier",
        Parts.object(
          described + [
            (
              "contexts",
              .object([
                ("type", .string("object")), ("minProperties", .number(1)),
                ("additionalProperties", sources),
              ])
            ),
            (
              "default",
              Parts.described(Parts.type("string"), "The context where nothing else is asked for.")
            ),
          ], required: ["contexts"])
      ),
      (
        "step",
        Parts.rule(
          if: Parts.requires("$ref"),
          then: Parts.object([("$ref", Parts.text("^#/(sets|modifiers)/"))]),
          else: Parts.rule(
            if: Parts.object([("type", Parts.constant("set"))], required: ["type"]),
            then: inline("set"), else: inline("modifier")))
      ),
    ]
  }

  /// What the reader, too, knows a resolver document by.
  static var isResolver: JSONValue {
    Parts.any(
      Parts.object([("resolutionOrder", Parts.type("array"))], required: ["resolutionOrder"]),
      Parts.object(
        [("version", Parts.type("string")), ("sets", Parts.type("object"))],
        required: ["version", "sets"]),
      Parts.object(
        [("version", Parts.type("string")), ("modifiers", Parts.type("object"))],
        required: ["version", "modifiers"]))
  }

  private static var described: Parts.Members {
    [("description", Parts.type("string")), ("$extensions", Parts.type("object"))]
  }

  /// A set or modifier that stands in the order itself.
  private static func inline(_ type: String) -> JSONValue {
    .object([
      ("$ref", .string("#/$defs/\(type)")), ("required", Parts.names(["name", "type"])),
      ("properties", .object([("name", Parts.type("string")), ("type", Parts.constant(type))])),
    ])
  }
}
