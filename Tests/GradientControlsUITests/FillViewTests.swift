#if !canImport(SwiftUI)
  import Foundation
  import GradientControlsUI
  import GradientModel
  import GradientRaster
  import SwiftUIStub
  import Testing

  @MainActor struct FillViewTests {
    private let fill = GradientFill(
      colors: ["#ff0000", "#0000ff"], kind: .axial(.to(.trailing)))

    @Test("A fill takes the size that it is given, at the display's scale")
    func size() throws {
      var environment = EnvironmentValues()
      environment.displayScale = 2
      let rendering = Rendering(
        GradientFillView(fill).clipShape(Capsule()), in: environment,
        size: CGSize(width: 30, height: 7))
      let image = try rendering.picture.image
      #expect(image.width == 60)
      #expect(image.height == 14)
    }

    @Test("Leading and trailing follow the layout direction")
    func direction() throws {
      let size = CGSize(width: 100, height: 1)
      let ltr = try Rendering(GradientFillView(fill), size: size).picture.image
      #expect(ltr.bytes[0] > 250 && ltr.bytes[2] < 5)
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let rtl = try Rendering(GradientFillView(fill), in: environment, size: size).picture.image
      #expect(rtl.bytes[0] < 5 && rtl.bytes[2] > 250)
    }

    @Test("The preview shows every button that it lists")
    func preview() {
      let rendering = Rendering(GradientControls_Previews.previews)
      for title in ["Record", "Delete", "Busy", "Not now", "Loop"] {
        #expect(rendering.text(title) != nil, "\(title)")
      }
      #expect(rendering.bitmaps.count == 5)
    }
  }
#endif
