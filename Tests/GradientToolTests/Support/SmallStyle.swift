/// Style files for tests of everything around them.
enum SmallStyle {
  /// One button in two colours, 40 × 20 points.
  static let button = control("tap")

  /// A file with buttons of these names, each a group's path with `/`.
  static func controls(_ names: String...) -> String {
    names.map { control($0).dropFirst().dropLast() }.joined(separator: ",").wrapped
  }

  private static func control(_ path: String) -> String {
    let names = path.split(separator: "/")
    let body = """
      { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$type": "gradient", "$value": "linear-gradient(#ff0000, #0000ff)" },
        "width": { "$type": "dimension", "$value": "40px" },
        "height": { "$type": "dimension", "$value": "20px" } }
      """
    return names.reversed().reduce(body) { "{ \"\($1)\": \($0) }" }
  }
}

extension String {
  fileprivate var wrapped: String { "{\(self)}" }
}
