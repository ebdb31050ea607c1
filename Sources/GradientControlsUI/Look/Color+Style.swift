package import GradientModel

#if canImport(SwiftUI)
  package import SwiftUI
#else
  package import SwiftUIStub
#endif

extension Color {
  /// The same colour: in sRGB where that holds it, else in Display P3.
  package init(_ color: StyleColor) {
    let srgb = color.converted(to: .srgb).components
    // A hundredth of a level is the rounding of a conversion, not a colour outside.
    let isInside = (0..<3).allSatisfy { srgb[$0] > -4e-5 && srgb[$0] < 1 + 4e-5 }
    if isInside {
      self.init(.sRGB, red: srgb.x, green: srgb.y, blue: srgb.z, opacity: color.alpha)
    } else {
      let wide = color.converted(to: .displayP3).components
      self.init(.displayP3, red: wide.x, green: wide.y, blue: wide.z, opacity: color.alpha)
    }
  }
}
