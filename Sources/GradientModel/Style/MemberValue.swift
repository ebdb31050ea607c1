/// The value of one member of ``StyleMembers``, whichever it is.
package enum MemberValue: Hashable, Sendable {
  case paint(Paint)
  case number(Double)
  case corners(Corners)
  case curve(CornerCurve)
  case shadows([DropShadow])
  case font(FontStyle)
  case color(StyleColor)
  case shadow(DropShadow)
  case insets(ContentInsets)
  case transition(Transition)
  case press(PressDerivation)
  case disabledLook(DisabledDerivation)
  case textStyle(TextStyle)
  case text(ByteText)

  var paint: Paint? { if case .paint(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var corners: Corners? { if case .corners(let value) = self { value } else { nil } }
  var curve: CornerCurve? { if case .curve(let value) = self { value } else { nil } }
  var shadows: [DropShadow]? { if case .shadows(let value) = self { value } else { nil } }
  var font: FontStyle? { if case .font(let value) = self { value } else { nil } }
  var color: StyleColor? { if case .color(let value) = self { value } else { nil } }
  var shadow: DropShadow? { if case .shadow(let value) = self { value } else { nil } }
  var insets: ContentInsets? { if case .insets(let value) = self { value } else { nil } }
  var transition: Transition? { if case .transition(let value) = self { value } else { nil } }
  var press: PressDerivation? { if case .press(let value) = self { value } else { nil } }
  var disabledLook: DisabledDerivation? {
    if case .disabledLook(let value) = self { value } else { nil }
  }
  var textStyle: TextStyle? { if case .textStyle(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value.text } else { nil } }
}
