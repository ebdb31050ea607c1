import GradientModel

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStub
#endif

/// The picture of a look, as large as the view that it stands behind and what shadows reach beyond.
struct LookPicture: View {
  let style: ResolvedStyle
  @Environment(\.displayScale) private var displayScale
  @Environment(\.gradientGamut) private var gamut

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        if let entry = PictureCache.shared.entry(for: request(proxy.size)) {
          Image(decorative: entry.image, scale: displayScale)
            .renderingMode(.original)
            .offset(
              x: -CGFloat(entry.originX) / displayScale, y: -CGFloat(entry.originY) / displayScale
            )
            // Two looks during a change: premultiplied, each by its share, they add up to their blend.
            .id(style)
            .transition(.opacity)
            .blendMode(.plusLighter)
        }
      }
      .compositingGroup()
    }
    // Left and right are in the picture already.
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }

  private func request(_ size: CGSize) -> PictureRequest {
    PictureRequest(style: style, size: size, scale: displayScale, gamut: gamut)
  }
}
