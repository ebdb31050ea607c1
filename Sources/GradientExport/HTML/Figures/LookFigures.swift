package import GradientModel
internal import GradientTokens

/// One thing that a look says, as text that can be compared.
package struct LookFigure {
  /// The member, as style files call it.
  package var member: StaticString
  /// Where a stop lies in its gradient, or a shadow in its list; nil for what is one alone.
  package var place: String?
  /// The value, as style files write it: a colour in the space that it was given in.
  package var value: String
  /// The value's colour; nil where it has none of its own.
  package var color: StyleColor?
}

/// A look as text: every colour and every number of it, one to a line, in the words of style files.
package enum LookFigures {
  /// What a look says; what is not painted is left out.
  package static func of(_ look: ResolvedStyle) -> [LookFigure] {
    var lines: [LookFigure] = []
    add(look.fill, "fill", to: &lines)
    if !look.overlay.isClear { add(look.overlay, "overlay", to: &lines) }
    if look.border.width > 0, !look.border.paint.isClear {
      lines.append(
        LookFigure(member: "border-width", value: MemberText.text(length: look.border.width)))
      add(look.border.paint, "border-fill", to: &lines)
    }
    lines.append(LookFigure(member: "radius", value: MemberText.text(look.corners)))
    if look.cornerCurve == .continuous {
      lines.append(LookFigure(member: "curve", value: "continuous"))
    }
    for (index, shadow) in look.shadows.enumerated() {
      lines.append(
        LookFigure(
          member: "shadow", place: look.shadows.count > 1 ? FigureText.whole(index + 1) : nil,
          value: MemberText.text([shadow.legible]), color: shadow.color))
    }
    if look.opacity < 1 {
      lines.append(LookFigure(member: "opacity", value: MemberText.text(fraction: look.opacity)))
    }
    lines.append(LookFigure(member: "title", value: MemberText.text(look.title.font)))
    add(.color(look.title.color), "title-color", to: &lines)
    if look.title.shadow.color.alpha > 0 {
      lines.append(
        LookFigure(
          member: "title-shadow", value: MemberText.text([look.title.shadow.legible]),
          color: look.title.shadow.color))
    }
    if look.imageColor != look.title.color {
      add(.color(look.imageColor), "image-color", to: &lines)
    }
    if look.pressScale != 1 {
      lines.append(LookFigure(member: "press-scale", value: FigureText.number(look.pressScale)))
    }
    return lines
  }

  private static func add(
    _ paint: Paint, _ member: StaticString, to lines: inout [LookFigure]
  ) {
    switch paint {
    case .color(let color):
      lines.append(LookFigure(member: member, value: MemberText.text(color.legible), color: color))
    case .gradient(let gradient):
      lines.append(LookFigure(member: member, value: MemberText.header(gradient)))
      for stop in gradient.stops {
        lines.append(
          LookFigure(
            member: member, place: MemberText.text(fraction: stop.position),
            value: MemberText.text(stop.color.legible), color: stop.color))
      }
    }
  }
}

extension StyleColor {
  /// The colour with as many digits as anybody compares: what is derived has all that there are.
  fileprivate var legible: StyleColor {
    // Hexadecimal digits are short as they are.
    guard space != .srgb else { return self }
    func rounded(_ value: Double) -> Double { Elementary.nearest(value * 10_000) / 10_000 }
    return StyleColor(
      space, rounded(components.x), rounded(components.y), rounded(components.z),
      alpha: rounded(alpha), missing: missing)
  }
}

extension DropShadow {
  fileprivate var legible: DropShadow {
    var shadow = self
    shadow.color = color.legible
    return shadow
  }
}
