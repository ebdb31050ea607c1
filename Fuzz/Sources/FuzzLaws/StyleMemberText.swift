/// The members of a control, each with values of every form that it takes.
enum StyleMemberText {
  static let names = [
    "fill", "fill", "fill", "fill", "overlay", "border", "border-color", "border-width",
    "border-fill", "radius", "radius", "shadow", "shadow", "opacity", "title", "title-color",
    "title-shadow", "image-color", "insets", "min-width", "min-height", "width", "height",
    "press-scale", "transition", "press", "disabled-look", "dynamic-type", "sample", "backdrop",
  ]

  /// Whether a member comes from the normal look alone.
  static func isLayout(_ name: String) -> Bool {
    ["title", "insets", "min-width", "min-height", "width", "height", "dynamic-type"]
      .contains(name)
  }
}

extension StyleWriter {
  mutating func member(_ name: String) {
    switch name {
    case "fill", "overlay", "backdrop", "border-fill": paint(name)
    case "border":
      let line = "\(length(0...4).css) solid \(cssColor())"
      token(name, "\"\(choices.once(in: 6) ? "none" : line)\"")
    case "border-color", "title-color", "image-color": token(name, color(aliases: true))
    case "border-width", "min-width", "min-height", "width", "height": token(name, dimension())
    case "radius": radius()
    case "shadow":
      let list = (0...choices.below(3)).map { _ in choices.once(in: 5) ? "{t.s}" : shadow() }
      token(name, choices.once(in: 8) ? "\"none\"" : "\"\(list.joined(separator: ", "))\"")
    case "title-shadow": token(name, "\"\(plainShadow())\"")
    case "opacity":
      token(name, choices.once(in: 3) ? "\"\(choices.below(101))%\"" : decimal(0...1))
    case "title":
      let size = ["12px", "17px", "17px/1.25", "20.5px/1"]
      let family = ["system", "Inter", "Avenir Next, system", "Source Sans 3, \\\"3 Dots\\\""]
      token(
        name,
        "\"\(choices.pick(["400", "bold", "600", "1000"])) \(choices.pick(size)) \(choices.pick(family))\""
      )
    case "insets":
      if choices.once(in: 3) {
        key(name)
        object {
          $0.token("vertical", $0.dimension())
          $0.token("leading", $0.dimension())
        }
      } else {
        token(name, dimension())
      }
    case "press-scale": token(name, decimal(0.1...1))
    case "transition":
      token(
        name,
        choices.pick([
          "\"200ms ease\"", "\"none\"", "\"7ms cubic-bezier(0.1, -2, 1, 3.5) 50ms\"", "\"0.2s\"",
        ]))
    case "press":
      token(
        name,
        "\"\(choices.pick(["auto", "darken", "lighten", "flatten", "reverse", "none"]))\"")
    case "disabled-look": token(name, "\"\(choices.pick(["fade", "none"]))\"")
    case "dynamic-type":
      token(name, "\"\(choices.pick(["fixed", "body", "headline", "caption2"]))\"")
    default:
      token(
        name, choices.pick([#""Record""#, #""a \"b\" <c> & */ \\(d) \u202e""#, #""日本 \u0000""#]))
    }
  }

  private mutating func paint(_ name: String) {
    switch choices.below(6) {
    case 0 where name != "border-fill": token(name, color(aliases: true))
    case 1: token(name, "\"{t.g}\"")
    case 2, 3: arrayGradient(name)
    default: token(name, "\"\(gradient())\"")
    }
  }

  private mutating func radius() {
    switch choices.below(5) {
    case 0: token("radius", "\"capsule\"")
    case 1: token("radius", "\"\(length(0...9).css) \(length(0...30).css)\"")
    case 2:
      key("radius")
      object {
        let isLeading = $0.choices.once(in: 2)
        $0.token(isLeading ? "top-leading" : "top-left", $0.dimension())
        $0.token(isLeading ? "bottom-trailing" : "bottom-right", $0.dimension())
      }
    case 3:
      let curve = choices.pick(["continuous", "circular"])
      entry(
        "radius",
        "{ \"$value\": \(dimension()), \"$extensions\": { \"dev.gradientcontrols\": { \"curve\": \"\(curve)\" } } }"
      )
    default: token("radius", dimension())
    }
  }

  // MARK: Numbers and colours

  mutating func decimal(_ range: ClosedRange<Double>) -> String { "\(choices.number(range))" }

  mutating func length(_ range: ClosedRange<Double>) -> (css: String, json: String) {
    let number = decimal(range)
    return ("\(number)px", "{ \"value\": \(number), \"unit\": \"px\" }")
  }

  mutating func dimension() -> String {
    let length = self.length(choices.once(in: 6) ? 0...2_000 : 0...20)
    switch choices.below(4) {
    case 0: return length.json
    case 1: return "\"{t.d}\""
    default: return "\"\(length.css)\""
    }
  }

  mutating func color(aliases: Bool) -> String {
    switch choices.below(6) {
    case 0 where aliases: return "\"{p.\(choices.pick(["a", "b", "c"]))}\""
    case 1:
      let space = choices.pick([
        "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
        "oklab", "xyz-d50",
      ])
      let parts = (0..<3).map { _ in choices.once(in: 10) ? "\"none\"" : decimal(0...1) }
      let alpha = choices.once(in: 3) ? ", \"alpha\": \(decimal(0...1))" : ""
      return
        "{ \"colorSpace\": \"\(space)\", \"components\": [\(parts.joined(separator: ", "))]\(alpha) }"
    default: return "\"\(cssColor(aliases: aliases))\""
    }
  }

  mutating func cssColor(aliases: Bool = true) -> String {
    switch choices.below(9) {
    case 0 where aliases: return "{p.\(choices.pick(["a", "b", "c"]))}"
    case 1: return choices.pick(["red", "transparent", "white", "rebeccapurple", "black"])
    case 2:
      return "oklch(\(decimal(0...1)) \(decimal(0...0.4)) \(decimal(0...359)) / \(decimal(0...1)))"
    case 3: return "color(display-p3 \(decimal(-0.2...1.2)) \(decimal(0...1)) \(decimal(0...1)))"
    case 4: return "hsl(\(choices.below(256)) \(choices.below(101))% \(choices.below(101))%)"
    case 5: return "lab(\(decimal(0...100)) \(decimal(-90...90)) none)"
    default:
      let count = choices.pick([6, 6, 8, 3, 4])
      let digits = (0..<count).map { _ in String(choices.below(16), radix: 16) }
      return "#" + digits.joined()
    }
  }

  mutating func plainShadow() -> String {
    let places = "\(length(-6...6).css) \(length(-6...6).css)"
    switch choices.below(3) {
    case 0: return "\(places) \(cssColor())"
    default: return "\(places) \(length(0...12).css) \(cssColor())"
    }
  }

  mutating func shadow() -> String {
    let spread = choices.once(in: 2) ? " \(length(-5...5).css)" : ""
    let places = "\(length(-6...6).css) \(length(-6...6).css) \(length(0...12).css)\(spread)"
    return "\(choices.once(in: 3) ? "inset " : "")\(places) \(cssColor(aliases: false))"
  }
}
