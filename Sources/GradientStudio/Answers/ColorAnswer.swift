internal import GradientModel
internal import GradientTokens

extension Answer {
  /// A colour's forms: of a `text`, or of OKLCH components in the words of a `space`.
  static func color(_ request: Request) throws(AskError) -> [UInt8] {
    var writer = JSONWriter()
    if let components = request.triple("oklch") {
      writer.color(
        converted(components, alpha: request.number("alpha") ?? 1, request.optionalText("space")))
      return writer.bytes
    }
    let text = try request.text("text")
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
    writer.color(color)
    return writer.bytes
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
