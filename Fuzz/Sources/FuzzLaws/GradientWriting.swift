extension StyleWriter {
  /// CSS text of a gradient.
  mutating func gradient() -> String {
    let kind = choices.pick(["linear", "linear", "radial", "conic"])
    var header: [String] = []
    switch kind {
    case "linear":
      switch choices.below(4) {
      case 0: header.append("\(decimal(-360...720))deg")
      case 1:
        header.append(
          "to "
            + choices.pick([
              "top", "right", "bottom left", "leading", "trailing", "top trailing", "left",
            ]))
      default: break
      }
    case "radial":
      switch choices.below(5) {
      case 0: header.append(choices.pick(["circle", "ellipse"]))
      case 1:
        header.append(
          choices.pick(["closest-side", "circle farthest-side", "ellipse closest-corner"]))
      case 2: header.append(length(0...40).css)
      case 3: header.append("\(length(0...40).css) \(decimal(0...150))%")
      default: break
      }
      if choices.once(in: 2) { header.append("at \(position())") }
    default:
      if choices.once(in: 2) { header.append("from \(decimal(-400...400))deg") }
      if choices.once(in: 2) { header.append("at \(position())") }
    }
    if choices.once(in: 2) {
      header.append(
        "in " + choices.pick(["srgb", "srgb-linear", "display-p3", "oklab", "oklch"]))
    }
    let stops = cssStops(isConic: kind == "conic")
    return
      "\(kind)-gradient(\(([header.joined(separator: " ")].filter { !$0.isEmpty } + stops).joined(separator: ", ")))"
  }

  private mutating func position() -> String {
    choices.pick([
      "center", "left", "top right", "30% 40%", "2px 30%", "right 25% bottom 1px", "-50% 200%",
      "0% 0%", "right 3px top 2px",
    ])
  }

  private mutating func cssStops(isConic: Bool) -> [String] {
    var stops: [String] = []
    for index in 0...(1 + choices.below(6)) {
      if index > 0, choices.once(in: 12) { stops.append("\(decimal(0...100))%") }
      var stop = cssColor()
      switch choices.below(5) {
      case 0: stop += " \(decimal(0...100))%"
      case 1: stop += " \(decimal(0...50))% \(decimal(50...100))%"
      case 2 where isConic: stop += " \(decimal(0...360))deg"
      default: break
      }
      stops.append(stop)
    }
    // A hint stands between two colours.
    if stops[stops.count - 1].utf8.first.map({ $0 < 0x3a && $0 != 0x23 }) == true {
      stops.append("red")
    }
    return stops
  }

  /// A gradient as Design Tokens write it, with what that cannot say in our extension.
  mutating func arrayGradient(_ name: String) {
    var stops: [String] = []
    for _ in 0...(1 + choices.below(4)) {
      stops.append("{ \"color\": \(color(aliases: true)), \"position\": \(decimal(0...1)) }")
    }
    var own: [String] = []
    switch choices.below(5) {
    case 0: own.append("\"angle\": \(decimal(-360...360))")
    case 1: own.append("\"to\": \"\(choices.pick(["top", "trailing", "bottom right"]))\"")
    case 2: own.append("\"axis\": [\(axis()), \(axis())]")
    case 3:
      own.append("\"kind\": \"radial\"")
      if choices.once(in: 2) { own.append("\"shape\": \"circle\"") }
    default: own.append("\"kind\": \"conic\", \"angle\": \(decimal(0...360))")
    }
    if choices.once(in: 2) {
      own.append("\"interpolation\": \"\(choices.pick(["oklab", "oklch", "srgb-linear"]))\"")
    }
    if choices.once(in: 3) { own.append("\"premultiplied\": false") }
    entry(
      name,
      """
      { "$value": [\(stops.joined(separator: ", "))], \
      "$extensions": { "dev.gradientcontrols": { \(own.joined(separator: ", ")) } } }
      """)
  }

  private mutating func axis() -> String { "[\(decimal(-0.5...1.5)), \(decimal(-0.5...1.5))]" }
}
