import GradientModel

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStub
#endif

/// A label in a look's typography, colours and shadow; a spinner instead of it while it is busy.
struct TitledLabel<Content: View>: View {
  let label: Content
  let look: ControlLook
  let isLoading: Bool

  var body: some View {
    label
      .labelStyle(IconColorLabelStyle(color: Color(look.style.imageColor)))
      .font(Font(title.font))
      .letterSpacing(title.font.letterSpacing)
      .multilineTextAlignment(look.textAlignment)
      .foregroundStyle(Color(title.color))
      // The look's font is bolder already where the reader asked for bold text.
      .environment(\.legibilityWeight, .regular)
      .shadow(
        color: Color(title.shadow.color), radius: title.shadow.standardDeviation,
        x: title.shadow.offsetX, y: title.shadow.offsetY
      )
      // Hidden, not left out: the button keeps its width.
      .opacity(isLoading ? 0 : 1)
      .overlay {
        if isLoading {
          ProgressView()
            .tint(Color(title.color))
            .accessibilityAddTraits(.updatesFrequently)
        }
      }
  }

  private var title: TitleStyle { look.style.title }
}

/// Colours a label's icon, and leaves the rest to the label style around the button.
struct IconColorLabelStyle: LabelStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon.foregroundStyle(color)
    }
  }
}

extension View {
  /// Adds space between characters, on systems where a view can.
  @ViewBuilder fileprivate func letterSpacing(_ points: Double) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), points != 0 {
      tracking(points)
    } else {
      self
    }
  }
}
