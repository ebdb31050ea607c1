import GradientModel

/// A style whose every state, appearance and metric has a fill of its own, so that a picture tells which
/// of them was resolved.
enum SampleStyle {
  static let full: ControlStyle = {
    var style = ControlStyle()
    style[.normal].fill = .gradient(
      GradientFill(colors: ["#f287b0", "#c97391"], kind: .axial(.to(.leading))))
    style[.normal].corners = .radii(
      CornerRadii(topLeading: 20, topTrailing: 2, bottomTrailing: 2, bottomLeading: 2))
    style[.normal].titleColor = "#ffffff"
    style[.normal].insets = ContentInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    style[.normal].shadows = [DropShadow(color: "#000000", offsetX: 1, offsetY: 2, blur: 6)]
    style[.normal].pressScale = 0.9
    style[.normal].transition = Transition(
      pressIn: .instant, release: .init(duration: 0.25, delay: 0.1, curve: [0.1, 0.2, 0.3, 0.4]))
    style[.highlighted].fill = .color("#91546b")
    style[.selected].fill = .color("#123456")
    style[.focused].fill = .color("#224466")
    style[.hovered].fill = .color("#335577")
    style[.loading].fill = .color("#446688")
    style[.disabled].fill = .color("#557799")
    style[.normal, in: .dark].fill = .color("#400020")
    style[.normal, in: .highContrast].fill = .color("#004020")
    style[.normal, in: [.dark, .highContrast]].fill = .color("#404020")
    style[compact: .normal].fill = .color("#777777")
    return style
  }()

  /// A style of one colour.
  static func plain(_ color: StyleColor) -> ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = .color(color)
    return style
  }
}
