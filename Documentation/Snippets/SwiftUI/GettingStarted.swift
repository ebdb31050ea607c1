import GradientControlsUI
import GradientModel

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStub
#endif

/// The view that the guide's first steps make.
struct RecorderView: View {
  let theme: ControlTheme
  @State private var isLooping = false

  var body: some View {
    VStack {
      Button("Record") {}
        .buttonStyle(.gradient("rec"))
      Button("Delete", role: .destructive) {}
        .buttonStyle(.gradient)
      Toggle("Loop", isOn: $isLooping)
        .toggleStyle(.gradient("loop"))
    }
    .gradientTheme(theme)
  }
}

/// A look that is made in code, and a fill of any area.
struct PlayerView: View {
  private let fill = GradientFill(
    colors: ["#7a2fd0", "#c2255c"], kind: .axial(.to(.trailing)), interpolation: .oklab)

  private var style: ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = .gradient(fill)
    style[.normal].corners = .capsule
    style[.normal].titleColor = .white
    style[.normal].insets = ContentInsets(vertical: 12, horizontal: 24)
    return style
  }

  var body: some View {
    VStack {
      Button("Play") {}
        .buttonStyle(.gradient(style))
      Text("Now playing")
        .padding(16)
        .background { GradientFillView(fill).clipShape(Capsule()) }
    }
  }
}

/// One button of a theme.
struct SmallestView: View {
  let theme: ControlTheme

  var body: some View {
    Button("Record") {}
      .buttonStyle(.gradient("rec"))
      .gradientTheme(theme)
  }
}
