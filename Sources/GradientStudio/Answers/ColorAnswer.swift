internal import GradientModel
internal import GradientTokens

extension Answer {
  /// A colour's forms: of a `text`, of a token's `value` that is an object, or of OKLCH components in
  /// the words of a `space`.
  static func color(_ request: Request) throws(AskError) -> [UInt8] {
    var writer = JSONWriter()
    if let components = request.triple("oklch") {
      writer.color(
        converted(components, alpha: request.number("alpha") ?? 1, request.optionalText("space")))
      return writer.bytes
    }
    if let value = request.object("value") {
      writer.color(try structured(value))
      return writer.bytes
    }
    writer.color(try named(request.text("text")))
    return writer.bytes
  }

  /// The colour of a gradient of a look at a place along it, for a stop that is put there.
  static func stopColor(
    _ request: Request, _ document: StyleDocument
  ) throws(AskError) -> [UInt8] {
    let look = try control(request, document).style.resolved(
      for: ControlState(rawValue: UInt(request.bits("state"))),
      in: StyleEnvironment(bits: request.bits("environment")))
    let member = try request.text("member")
    let paint: Paint? =
      switch true {
      case member.utf8.elementsEqual("fill".utf8): look.fill
      case member.utf8.elementsEqual("overlay".utf8): look.overlay
      case member.utf8.elementsEqual("border-fill".utf8): look.border.paint
      default: nil
      }
    guard case .gradient(let gradient)? = paint, let place = request.number("position") else {
      throw AskError(.badArgument, "“\(member)” is no gradient here")
    }
    let color = GradientRamp(gradient).color(at: place)
    var writer = JSONWriter()
    writer.color(StyleColor(red: color.x, green: color.y, blue: color.z, alpha: color.w).inLevels)
    return writer.bytes
  }

  /// How much darker the second colour of a new gradient is, in OKLCH.
  private static let newGradientStep = 0.14

  /// A first gradient out of one colour, its `text`: from it to the same, a little darker.
  static func newGradient(_ request: Request) throws(AskError) -> [UInt8] {
    let text = try request.text("text")
    let color = try named(text)
    let polar = color.converted(to: .oklch)
    let darker = StyleColor(
      .oklch, max(polar.components.x - newGradientStep, 0), polar.components.y, polar.components.z,
      alpha: color.alpha, missing: polar.missing
    ).inLevels
    var writer = JSONWriter()
    writer.openObject()
    writer.key(
      "text",
      try request.text("kind") + "-gradient(" + text + ", " + (ValueText.text(darker) ?? text) + ")"
    )
    writer.closeObject()
    return writer.bytes
  }

  private static func structured(_ value: Request) throws(AskError) -> StyleColor {
    let name = try value.text("colorSpace")
    let space = StyleColor.Space.allCases.first { $0.name.utf8.elementsEqual(name.utf8) }
    guard let space, let components = value.triple("components") else {
      throw AskError(.badArgument, "“\(name)” with these components is no colour")
    }
    return StyleColor(
      space, components.x, components.y, components.z, alpha: value.number("alpha") ?? 1)
  }

  private static func named(_ text: String) throws(AskError) -> StyleColor {
    var notes: [ValueNote] = []
    let syntax: ColorSyntax
    do throws(ValueError) {
      syntax = try ValueText.color(Array(text.utf8), notes: &notes)
    } catch {
      throw AskError(.badArgument, error.message)
    }
    guard case .color(let color, _) = syntax else {
      throw AskError(.badArgument, "this names another token")
    }
    return color
  }

  /// A colour that a text of few digits says: sRGB in hexadecimal, others to four decimals.
  private static func converted(
    _ components: SIMD3<Double>, alpha: Double, _ space: String?
  ) -> StyleColor {
    let color = StyleColor(.oklch, components.x, components.y, components.z, alpha: alpha)
    let name = space ?? "srgb"
    func rounded(_ value: Double, _ steps: Double) -> Double {
      Elementary.nearest(value * steps) / steps
    }
    if name.utf8.elementsEqual("oklch".utf8) {
      return StyleColor(
        .oklch, rounded(components.x, 1000), rounded(components.y, 10000),
        rounded(components.z, 100), alpha: rounded(alpha, 1000))
    }
    if name.utf8.elementsEqual("display-p3".utf8) {
      let wide = color.shown(in: .displayP3)
      return StyleColor(
        .displayP3, rounded(wide.x, 10000), rounded(wide.y, 10000), rounded(wide.z, 10000),
        alpha: rounded(alpha, 1000))
    }
    return color.inLevels
  }
}
