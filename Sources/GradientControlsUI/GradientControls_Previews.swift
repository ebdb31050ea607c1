import GradientModel

#if canImport(SwiftUI)
  package import SwiftUI
#else
  package import SwiftUIStub
#endif

package struct GradientControls_Previews: PreviewProvider {
  package static var previews: some View {
    VStack(spacing: 16) {
      Button("Record") {}
      Button("Delete", role: .destructive) {}
      Button("Busy") {}.gradientLoading(true)
      Button("Not now") {}.disabled(true)
      Toggle("Loop", isOn: .constant(true)).toggleStyle(.gradient)
    }
    .buttonStyle(.gradient)
    .gradientTheme(theme)
  }

  private static var theme: ControlTheme {
    ControlTheme([
      ControlTheme.Control(name: "button", style: style(["#f287b0", "#c97391"])),
      ControlTheme.Control(name: "destructive", style: style(["#e5484d", "#aa2429"])),
    ])
  }

  private static func style(_ colors: [StyleColor]) -> ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = .gradient(GradientFill(colors: colors))
    style[.normal].corners = .capsule
    style[.normal].titleColor = .white
    style[.normal].insets = ContentInsets(vertical: 10, horizontal: 24)
    style[.selected].shadows = [
      DropShadow(color: StyleColor(white: 0, alpha: 0.6), blur: 8, isInset: true)
    ]
    return style
  }
}
