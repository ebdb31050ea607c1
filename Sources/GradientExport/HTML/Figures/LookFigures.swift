package import GradientModel

/// One thing that a look says, as text that can be compared.
package struct LookFigure {
  /// The member, such as `fill` or `border`.
  package var member: String
  /// Its figures: places, lengths, words.
  package var figures: String
  /// Its colour; nil where it has none of its own.
  package var color: StyleColor?
}

/// A look as text: every colour and every number of it, one to a line.
package enum LookFigures {
  /// What a look says, in the order in which it is painted; what is not painted is left out.
  package static func of(_ look: ResolvedStyle) -> [LookFigure] {
    var lines: [LookFigure] = []
    for (index, shadow) in look.shadows.enumerated() {
      lines.append(
        LookFigure(
          member: look.shadows.count == 1 ? "shadow" : "shadow " + FigureText.whole(index + 1),
          figures: FigureText.shadow(shadow), color: shadow.color))
    }
    add(look.fill, "fill", to: &lines)
    if !look.overlay.isClear { add(look.overlay, "overlay", to: &lines) }
    if look.border.width > 0, !look.border.paint.isClear {
      add(look.border.paint, "border", FigureText.points(look.border.width), to: &lines)
    }
    lines.append(LookFigure(member: "radius", figures: FigureText.corners(look)))
    if look.opacity < 1 {
      lines.append(LookFigure(member: "opacity", figures: FigureText.percent(look.opacity)))
    }
    lines.append(
      LookFigure(
        member: "title", figures: FigureText.font(look.title.font), color: look.title.color))
    if look.title.shadow.color.alpha > 0 {
      lines.append(
        LookFigure(
          member: "title shadow", figures: FigureText.shadow(look.title.shadow),
          color: look.title.shadow.color))
    }
    if look.imageColor != look.title.color {
      lines.append(LookFigure(member: "image", figures: "", color: look.imageColor))
    }
    if look.pressScale != 1 {
      lines.append(LookFigure(member: "press scale", figures: FigureText.percent(look.pressScale)))
    }
    return lines
  }

  private static func add(
    _ paint: Paint, _ member: String, _ figures: String = "", to lines: inout [LookFigure]
  ) {
    switch paint {
    case .color(let color):
      lines.append(LookFigure(member: member, figures: figures, color: color))
    case .gradient(let gradient):
      let separator = figures.utf8.isEmpty ? "" : ", "
      lines.append(
        LookFigure(member: member, figures: figures + separator + FigureText.gradient(gradient)))
      for stop in gradient.stops {
        lines.append(
          LookFigure(
            member: member + " stop", figures: FigureText.percent(stop.position),
            color: stop.color))
      }
    }
  }
}
