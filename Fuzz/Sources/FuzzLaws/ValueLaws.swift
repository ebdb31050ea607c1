import GradientModel
import GradientTokens

/// What reading any bytes as a short form has to keep to.
enum ValueLaws {
  static func check(_ bytes: [UInt8]) {
    gradient(bytes, as: .styleFile)
    gradient(bytes, as: .css(size: Size2D(width: 120, height: 44)))
    var tokens = SomeTokens()
    if let color = try? read(bytes, ValueText.color)?.resolved(by: &tokens).color,
      let text = ValueText.text(color)
    {
      let again = try? read(Array(text.utf8), ValueText.color)?.resolved(by: &tokens).color
      Law.demand(again == color, "a colour comes back from \(text)")
    }
    if let border = try? read(bytes, ValueText.border)?.resolved(by: &tokens),
      let text = ValueText.text(border)
    {
      let again = try? read(Array(text.utf8), ValueText.border)?.resolved(by: &tokens)
      Law.demand(again == border, "a border comes back from \(text)")
    }
    if let list = read(bytes, ValueText.shadows),
      let shadows = try? ShadowSyntax.resolved(list, by: &tokens),
      let text = ValueText.text(shadows), let second = read(Array(text.utf8), ValueText.shadows)
    {
      let again = try? ShadowSyntax.resolved(second, by: &tokens)
      Law.demand(again == shadows, "shadows come back from \(text)")
    }
    if let corners = try? read(bytes, ValueText.corners)?.resolved(by: &tokens),
      let text = ValueText.text(corners)
    {
      let again = try? read(Array(text.utf8), ValueText.corners)?.resolved(by: &tokens)
      Law.demand(again == corners, "corners come back from \(text)")
    }
    if let font = try? read(bytes, ValueText.font)?.resolved(by: &tokens),
      let text = ValueText.text(font)
    {
      let again = try? read(Array(text.utf8), ValueText.font)?.resolved(by: &tokens)
      Law.demand(again == font, "a font comes back from \(text)")
    }
    if let timing = try? read(bytes, ValueText.timing)?.resolved(by: &tokens),
      let text = ValueText.text(timing)
    {
      let again = try? read(Array(text.utf8), ValueText.timing)?.resolved(by: &tokens)
      Law.demand(again == timing, "a timing comes back from \(text)")
    }
    _ = read(bytes, ValueText.length)
    _ = read(bytes, ValueText.opacity)
    _ = read(bytes, ValueText.fontFamilies)
    _ = read(bytes, ValueText.fontWeight)
    _ = read(bytes, ValueText.duration)
    _ = read(bytes, ValueText.curve)
    _ = ValueText.aliases(in: bytes)
  }

  /// A gradient that has a text comes back from it, and every place of it has a colour.
  private static func gradient(_ bytes: [UInt8], as dialect: GradientDialect) {
    var notes: [ValueNote] = []
    var tokens = SomeTokens()
    guard let syntax = try? ValueText.gradient(bytes, as: dialect, notes: &notes),
      let fill = try? syntax.resolved(by: &tokens)
    else { return }
    let sampler = GradientSampler(fill, in: Rect2D(x: 0, y: 0, width: 3, height: 2))
    let color = sampler.premultipliedColor(x: 1, y: 1)
    for channel in 0..<4 { Law.demand(color[channel].isFinite, "a blend is finite") }
    // What only CSS has is resolved by its importer, and has no text of ours.
    guard case .styleFile = dialect, let text = ValueText.text(fill) else { return }
    let again = try? ValueText.gradient(Array(text.utf8), notes: &notes).resolved(by: &tokens)
    Law.demand(again == fill, "a gradient comes back from \(text)")
  }

  private static func read<Value>(
    _ bytes: [UInt8], _ reader: ([UInt8], inout [ValueNote]) throws(ValueError) -> Value
  ) -> Value? {
    var notes: [ValueNote] = []
    return try? reader(bytes, &notes)
  }
}
