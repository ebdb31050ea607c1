internal import GradientModel

/// A colour set: one colour in every appearance.
struct CatalogColor {
  /// What follows the control's name, such as `-title`.
  var suffix: String
  /// Its `Contents.json`.
  var contents: [UInt8]

  private typealias Variant = (appearance: Appearance, color: StyleColor)

  /// The colour sets of a style: of every state those that are not the normal one's.
  static func colors(of style: ControlStyle, in space: LookSpace) -> [CatalogColor] {
    let environments = space.environments.filter {
      $0.layoutDirection == .leftToRight && $0.metrics == .regular
    }
    var colors: [CatalogColor] = []
    var normal: [[StyleColor?]] = []
    for state in style.distinctStates {
      let looks = environments.map { style.resolved(for: state, in: $0) }
      let prefix = state.isEmpty ? "" : "-" + CatalogStates.name(state)
      let roles = Self.roles(of: looks)
      for (index, role) in roles.enumerated() {
        if state.isEmpty {
          normal.append(role.colors)
        } else if index < normal.count, normal[index] == role.colors {
          continue
        }
        var variants: [Variant] = []
        for (environment, color) in zip(environments, role.colors) {
          if let color { variants.append((environment.appearance, color)) }
        }
        guard variants.count == environments.count else { continue }
        colors.append(
          CatalogColor(suffix: prefix + role.suffix, contents: contents(of: variants)))
      }
    }
    return colors
  }

  /// The title's colour, the border's and the fill's, each where it is there in all appearances.
  private static func roles(
    of looks: [ResolvedStyle]
  ) -> [(suffix: String, colors: [StyleColor?])] {
    var roles: [(suffix: String, colors: [StyleColor?])] = [
      ("-title", looks.map { $0.title.color })
    ]
    roles.append(
      (
        "-border",
        looks.map { look in
          guard look.border.width > 0, case .color(let color) = look.border.paint.simplified else {
            return nil
          }
          return color
        }
      ))
    roles.append(
      (
        "-fill",
        looks.map { look in
          guard case .color(let color) = look.fill.simplified, color.alpha > 0 else { return nil }
          return color
        }
      ))
    var count = 0
    for look in looks {
      if case .gradient(let gradient) = look.fill.simplified {
        count = max(count, gradient.stops.count)
      }
    }
    for index in 0..<count {
      var number = TextWriter("-fill-")
      number.whole(index + 1)
      roles.append(
        (
          String(utf8: number.bytes),
          looks.map { look in
            guard case .gradient(let gradient) = look.fill.simplified,
              index < gradient.stops.count
            else { return nil }
            return gradient.stops[index].color
          }
        ))
    }
    return roles
  }

  private static func contents(of variants: [Variant]) -> [UInt8] {
    // Both gamuts for all of them, or for none.
    let isWide = variants.contains { !$0.color.isInSRGB }
    var entries: [CatalogJSON] = []
    for gamut in isWide ? [OutputGamut.srgb, .displayP3] : [.srgb] {
      for variant in variants {
        var members: [(key: String, value: CatalogJSON)] = [
          ("idiom", .text("universal")), ("color", color(variant.color, in: gamut)),
        ]
        members += CatalogStates.appearances(variant.appearance)
        if isWide {
          members.append(("display-gamut", .text(gamut == .srgb ? "sRGB" : "display-P3")))
        }
        entries.append(.object(members))
      }
    }
    return CatalogJSON.file([("colors", .list(entries))])
  }

  private static func color(_ color: StyleColor, in gamut: OutputGamut) -> CatalogJSON {
    let mapped = color.shown(in: gamut)
    return .object([
      ("color-space", .text(gamut == .srgb ? "srgb" : "display-p3")),
      (
        "components",
        .object([
          ("red", .text(component(mapped.x))), ("green", .text(component(mapped.y))),
          ("blue", .text(component(mapped.z))), ("alpha", .text(component(color.alpha))),
        ])
      ),
    ])
  }

  /// A part of 1 with six decimals: without a point it would be a part of 255.
  private static func component(_ value: Double) -> String {
    let millionths = Int(Elementary.nearest(min(max(value, 0), 1) * 1e6))
    var writer = TextWriter()
    writer.whole(millionths / 1_000_000)
    writer.add(".")
    var unit = 100_000
    while unit > 0 {
      writer.whole(millionths / unit % 10)
      unit /= 10
    }
    return String(utf8: writer.bytes)
  }
}
