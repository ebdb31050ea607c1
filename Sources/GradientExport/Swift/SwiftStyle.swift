internal import GradientModel

/// The statements that make a style.
enum SwiftStyle {
  static func add(_ style: ControlStyle, to writer: inout TextWriter) {
    let states = [ControlState.normal] + style.declaredStates
    for appearance in Appearance.all {
      for state in states {
        var place = TextWriter("style[")
        place.add(SwiftLiteral.state(state))
        if appearance != .light {
          place.add(", in: ")
          place.add(SwiftLiteral.appearance(appearance))
        }
        place.add("]")
        add(style[state, in: appearance], of: place.bytes, to: &writer)
      }
    }
    for state in states {
      var place = TextWriter("style[compact: ")
      place.add(SwiftLiteral.state(state))
      place.add("]")
      add(style[compact: state], of: place.bytes, to: &writer)
    }
  }

  private static func add(
    _ members: StyleMembers, of place: [UInt8], to writer: inout TextWriter
  ) {
    func line<Value>(_ name: String, _ value: Value?, _ text: (Value) -> [UInt8]) {
      guard let value else { return }
      writer.add("    ")
      writer.add(place)
      writer.add(".")
      writer.add(name)
      writer.add(" = ")
      writer.add(text(value))
      writer.add("\n")
    }
    func word<Value>(_ name: String, _ value: Value?, _ text: (Value) -> String) {
      line(name, value) { Array(("." + text($0)).utf8) }
    }
    line("fill", members.fill, SwiftValue.paint)
    line("overlay", members.overlay, SwiftValue.paint)
    line("borderPaint", members.borderPaint, SwiftValue.paint)
    line("borderWidth", members.borderWidth, SwiftLiteral.number)
    line("corners", members.corners, SwiftValue.corners)
    word("cornerCurve", members.cornerCurve, SwiftLiteral.word)
    line("shadows", members.shadows) { SwiftValue.list($0, SwiftValue.shadow) }
    line("opacity", members.opacity, SwiftLiteral.number)
    line("font", members.font, SwiftValue.font)
    line("titleColor", members.titleColor, SwiftValue.color)
    line("titleShadow", members.titleShadow, SwiftValue.shadow)
    line("imageColor", members.imageColor, SwiftValue.color)
    line("insets", members.insets, SwiftValue.insets)
    line("minWidth", members.minWidth, SwiftLiteral.number)
    line("minHeight", members.minHeight, SwiftLiteral.number)
    line("width", members.width, SwiftLiteral.number)
    line("height", members.height, SwiftLiteral.number)
    line("pressScale", members.pressScale, SwiftLiteral.number)
    line("transition", members.transition, SwiftValue.transition)
    // `.none` alone would be that of Optional.
    line("press", members.press) { Array(("PressDerivation." + SwiftLiteral.word($0)).utf8) }
    line("disabledLook", members.disabledLook) {
      Array(("DisabledDerivation." + SwiftLiteral.word($0)).utf8)
    }
    word("dynamicType", members.dynamicType, SwiftLiteral.word)
    line("sample", members.sample) { Array(SwiftLiteral.string($0).utf8) }
    line("backdrop", members.backdrop, SwiftValue.paint)
  }
}
