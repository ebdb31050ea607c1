internal import GradientModel
internal import GradientReview
internal import GradientTokens

extension Answer {
  /// How well a title of a given size can be read, and the smallest change of colour that mends it.
  static func contrast(
    _ request: Request, _ document: StyleDocument
  ) throws(AskError) -> [UInt8] {
    let control = try control(request, document)
    let size = Size2D(width: request.number("width") ?? 0, height: request.number("height") ?? 0)
    guard size.width > 0, size.height > 0, size.width < 10_000, size.height < 10_000 else {
      throw AskError(.badArgument, "the size of the title's words is missing")
    }
    let look = ReviewedLook(
      state: ControlState(rawValue: UInt(request.bits("state"))),
      environment: StyleEnvironment(bits: request.bits("environment")))
    let review = StyleReview(rules: [.titleContrast])
    let measured = review.titleContrast(of: control, in: look) { _, _ in size }
    var writer = JSONWriter()
    guard let measured else {
      writer.null()
      return writer.bytes
    }
    writer.openObject()
    writer.key("ratio", measured.ratio)
    writer.key("required", measured.required)
    writer.key("passes", measured.passes)
    writer.key("foreground")
    writer.color(measured.foreground)
    writer.key("background")
    writer.color(measured.background)
    if !measured.passes, request.number("suggests") != nil {
      let findings = review.findings(in: control) { _, _ in size }
      let finding = findings.first { finding in finding.looks.contains(look) }
      writer.key("edits")
      writer.openArray()
      if let suggestion = finding?.suggestion { writeEdits(suggestion, control, to: &writer) }
      writer.closeArray()
    }
    writer.closeObject()
    return writer.bytes
  }

  /// The edits that a suggestion comes to.
  private static func writeEdits(
    _ suggestion: ColorSuggestion, _ control: ControlTheme.Control, to writer: inout JSONWriter
  ) {
    for (stop, color) in zip(suggestion.stops, suggestion.colors) {
      guard let text = ValueText.text(color) else { continue }
      writer.openObject()
      writer.key("edit", suggestion.isOfGradient ? "stop" : "set")
      writer.key("control", control.name)
      writer.key("member", suggestion.place.member.name)
      writer.key("state", Double(suggestion.place.state.rawValue))
      writer.key("appearance", Double(suggestion.place.layer.appearance.rawValue))
      if suggestion.place.layer == .compact { writer.key("metrics", "compact") }
      if suggestion.isOfGradient { writer.key("index", Double(stop)) }
      writer.key(suggestion.isOfGradient ? "color" : "value", text)
      writer.closeObject()
    }
  }
}
