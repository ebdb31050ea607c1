import GradientModel
import GradientTokens

extension StyleSchema {
  /// Values by the types of Design Tokens, short forms included.
  static var values: Parts.Members {
    references + colors + measures + texts + composites
  }

  private static var references: Parts.Members {
    [
      ("alias", Parts.described(Parts.text("^\\s*\\{[^{}]+\\}\\s*$"), "Another token's value.")),
      ("pointer", Parts.object([("$ref", Parts.text("^#/"))], required: ["$ref"])),
      ("reference", Parts.any(Parts.reference("alias"), Parts.reference("pointer"))),
    ]
  }

  private static var colors: Parts.Members {
    let component = Parts.any(
      Parts.number(), Parts.constant("none"), Parts.reference("reference"))
    let object = Parts.object(
      [
        (
          "colorSpace",
          Parts.any(
            Parts.words(StyleColor.Space.allCases.map(\.name)), Parts.reference("pointer"))
        ),
        (
          "components",
          Parts.any(Parts.array(of: component, count: 3), Parts.reference("pointer"))
        ),
        ("alpha", Parts.any(Parts.number(from: 0, to: 1), Parts.reference("reference"))),
        ("hex", Parts.text("^#[0-9a-fA-F]{6}$")),
      ], required: ["colorSpace", "components"])
    let functions = "^\\s*(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(.*\\)\\s*$"
    let text = Parts.any(
      Parts.text("^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"),
      Parts.text(functions), Parts.words(DialectWords.namedColors + ["transparent", "none"]))
    let stop = Parts.object(
      [
        ("color", Parts.reference("color")),
        ("position", Parts.any(Parts.number(), Parts.reference("reference"))),
      ], required: ["color", "position"])
    let gradient = Parts.any(
      Parts.reference("reference"), Parts.text("^\\s*(linear|radial|conic)-gradient\\("),
      Parts.array(of: Parts.any(stop, Parts.reference("reference")), least: 1),
      Parts.object([], required: ["gradientType"]))
    return [
      (
        "color",
        Parts.any(
          Parts.reference("reference"), text, object,
          // Tokens Studio writes gradients there.
          Parts.text("^\\s*(linear|radial|conic)-gradient\\("))
      ),
      ("gradient", gradient),
      ("paint", Parts.any(Parts.reference("color"), Parts.reference("gradient"))),
      ("gradient-extension", gradientExtension),
    ]
  }

  private static var gradientExtension: JSONValue {
    Parts.object(
      DialectWords.gradientMembers.map { name in
        switch name {
        case "kind": (name, Parts.words(DialectWords.gradientKinds))
        case "to":
          // Hyphens and either order of two words are read too.
          (name, Parts.any(Parts.words(DialectWords.directions), Parts.text("^[a-z]+[- ][a-z]+$")))
        case "interpolation": (name, Parts.words(DialectWords.interpolations + ["auto"]))
        case "premultiplied": (name, Parts.type("boolean"))
        case "shape": (name, Parts.words(["circle", "ellipse"]))
        case "size":
          (
            name,
            Parts.any(
              Parts.words(DialectWords.extents), Parts.reference("dimension"), Parts.type("array"))
          )
        default: (name, .boolean(true))
        }
      })
  }

  private static let figure = "([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?"

  private static func measured(
    _ units: [String], least: Double? = nil, allowsNumber: Bool = true
  ) -> JSONValue {
    let object = Parts.object(
      [
        ("value", Parts.any(Parts.number(from: least), Parts.reference("reference"))),
        ("unit", Parts.any(Parts.words(units), Parts.reference("pointer"))),
      ], required: ["value", "unit"])
    let sign = least == nil ? "[+-]?" : "\\+?"
    let suffix = units.joined(separator: "|") + (allowsNumber ? "|" : "")
    let text = Parts.text("^\\s*\(sign)\(figure)\\s?(\(suffix))\\s*$")
    return allowsNumber
      ? Parts.any(Parts.reference("reference"), Parts.number(from: least), text, object)
      : Parts.any(Parts.reference("reference"), text, object)
  }

  private static var measures: Parts.Members {
    let percentage = Parts.text("^\\s*\\+?\(figure)%?\\s*$")
    return [
      ("dimension", measured(["px", "rem"])),
      ("distance", measured(["px", "rem"], least: 0)),
      (
        "corners",
        Parts.any(
          Parts.reference("distance"),
          Parts.text("^\\s*(capsule|((\(figure)(px|rem)?|\\{[^{}]+\\})\\s*){1,4})$"))
      ),
      ("duration", measured(["ms", "s"], least: 0, allowsNumber: false)),
      (
        "number",
        Parts.any(Parts.reference("reference"), Parts.number(), percentage)
      ),
      (
        "opacity",
        Parts.any(Parts.reference("reference"), Parts.number(from: 0, to: 1), percentage)
      ),
      (
        "factor",
        Parts.any(
          Parts.reference("reference"), percentage,
          .object([("type", .string("number")), ("exclusiveMinimum", .number(0))]))
      ),
      (
        "cubicBezier",
        Parts.any(
          Parts.reference("reference"), Parts.words(DialectWords.timingCurves),
          Parts.text("^\\s*cubic-bezier\\("),
          Parts.array(of: Parts.any(Parts.number(), Parts.reference("reference")), count: 4))
      ),
    ]
  }

  private static var texts: Parts.Members {
    [
      (
        "fontFamily",
        Parts.any(
          Parts.reference("reference"), Parts.type("string"),
          Parts.array(of: Parts.type("string"), least: 1))
      ),
      (
        "fontWeight",
        Parts.any(
          Parts.reference("reference"), Parts.number(from: 1, to: 1000),
          // Also with capitals, spaces or nothing for the hyphen.
          Parts.words(DialectWords.fontWeights), Parts.text("^[A-Za-z][A-Za-z _-]+$"),
          Parts.text("^[0-9]+$"))
      ),
      (
        "strokeStyle",
        Parts.any(
          Parts.reference("reference"), Parts.words(DialectWords.strokes),
          Parts.object([], required: ["dashArray", "lineCap"]))
      ),
    ]
  }

  private static var composites: Parts.Members {
    func or(_ object: JSONValue) -> JSONValue {
      Parts.any(Parts.reference("reference"), Parts.text("\\S"), object)
    }
    let shadow = Parts.object(
      [
        ("color", Parts.reference("color")), ("offsetX", Parts.reference("dimension")),
        ("offsetY", Parts.reference("dimension")), ("blur", Parts.reference("dimension")),
        ("spread", Parts.reference("dimension")),
        ("inset", .object([("type", Parts.names(["boolean", "string"]))])),
      ])
    return [
      (
        "border",
        or(
          Parts.object([
            ("color", Parts.reference("color")), ("width", Parts.reference("distance")),
            ("style", Parts.reference("strokeStyle")),
          ]))
      ),
      (
        "transition",
        Parts.any(
          or(
            Parts.object([
              ("duration", Parts.reference("duration")), ("delay", Parts.reference("duration")),
              ("timingFunction", Parts.reference("cubicBezier")),
            ])), Parts.reference("duration"))
      ),
      (
        "shadow",
        or(Parts.any(shadow, Parts.array(of: Parts.any(shadow, Parts.reference("reference")))))
      ),
      (
        "typography",
        or(
          Parts.object([
            ("fontFamily", Parts.reference("fontFamily")),
            ("fontSize", Parts.reference("dimension")),
            ("fontWeight", Parts.reference("fontWeight")),
            ("letterSpacing", Parts.reference("dimension")),
          ]))
      ),
    ]
  }
}
