import GradientExport
import GradientModel
import GradientRaster

/// What drawing any style has to keep to.
enum PictureLaws {
  private static let states: [ControlState] = [
    .normal, .highlighted, .disabled, [.selected, .highlighted], .loading,
  ]

  /// Draws a control, as hostile as it may be, in some of its looks: nothing traps.
  static func survive(_ control: ControlTheme.Control) {
    for state in states {
      let environment = StyleEnvironment(
        appearance: state == .highlighted ? .dark : .light,
        layoutDirection: state == .disabled ? .rightToLeft : .leftToRight,
        metrics: state == .loading ? .compact : .regular)
      let look = control.style.resolved(for: state, in: environment)
      _ = look.fittingSize(title: nil)
      let drawing = look.drawing(size: Size2D(width: 12, height: 9))
      xml(of: drawing, look: control.name)
      var small = drawing
      // Shadows that reach far make a large picture and no other code.
      small.margins = Edges(
        top: min(drawing.margins.top, 4), left: min(drawing.margins.left, 4),
        bottom: min(drawing.margins.bottom, 4), right: min(drawing.margins.right, 4))
      _ = try? Rasterizer(scale: 1).draw(small)
    }
  }

  /// Draws a control both ways in a few looks that are chosen: within one level of each other, which
  /// is the bound that the rasterizer states.
  static func agree(_ control: ControlTheme.Control, _ choices: inout ChoiceSource) {
    let state = choices.pick(states + control.style.declaredStates)
    let environment = StyleEnvironment(
      appearance: choices.pick(Appearance.all),
      layoutDirection: choices.pick(LayoutDirection.allCases),
      metrics: choices.pick(Metrics.allCases))
    let look = control.style.resolved(for: state, in: environment)
    let size = Size2D(width: choices.number(0.2...24), height: choices.number(0.2...16))
    var drawing = look.drawing(size: size)
    drawing.margins = Edges(
      top: min(drawing.margins.top, 5), left: min(drawing.margins.left, 5),
      bottom: min(drawing.margins.bottom, 5), right: min(drawing.margins.right, 5))
    var rasterizer = Rasterizer(
      scale: choices.pick([1, 2, 1.5, 0.75]), gamut: choices.pick([.srgb, .displayP3]),
      mapping: choices.once(in: 4) ? .clip : .chromaReduction, isDithered: choices.once(in: 4))
    guard let fast = try? rasterizer.draw(drawing).pixmap else { return }
    rasterizer.path = .exact
    guard let exact = try? rasterizer.draw(drawing).pixmap else {
      Law.broken("what the fast way draws, the exact one does")
    }
    var greatest = 0
    for index in fast.bytes.indices {
      greatest = max(greatest, abs(Int(fast.bytes[index]) - Int(exact.bytes[index])))
    }
    Law.demand(
      greatest <= 1,
      "both ways differ by \(greatest): \(state.name) \(size) \(rasterizer) \(drawing)")
  }

  /// The picture as SVG is XML.
  private static func xml(of drawing: Drawing, look name: String) {
    let text = SVGExport.picture(of: drawing, named: name).text
    Law.demand(
      XMLShape.isWellFormed(text), "an SVG picture is XML: \(String(decoding: text, as: UTF8.self))"
    )
  }
}
