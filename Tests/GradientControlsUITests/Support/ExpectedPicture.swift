#if !canImport(SwiftUI)
  import GradientModel
  import GradientRaster
  import SwiftUIStub
  import Testing

  /// The renderer's own picture of a style, straight from the model; opaque, since an opacity is the
  /// whole button's.
  func expected(
    _ style: ControlStyle, state: ControlState = .normal,
    in environment: StyleEnvironment = StyleEnvironment(),
    size: Size2D = Size2D(width: 120, height: 44), scale: Double = 1
  ) throws -> Picture {
    var drawing = style.resolved(for: state, in: environment).drawing(size: size)
    drawing.opacity = 1
    return try Rasterizer(scale: scale, gamut: environment.gamut).draw(drawing)
  }

  extension CGImage {
    /// Whether the pixels are those of a picture.
    ///
    /// A comparison of the bytes themselves would list every difference, which takes minutes.
    func shows(_ picture: Picture) -> Bool {
      width == picture.pixmap.width && height == picture.pixmap.height
        && bytes == picture.pixmap.bytes
    }
  }

  extension Rendering {
    /// The one picture behind a button.
    var picture: (image: CGImage, scale: CGFloat, effects: [Effect]) {
      get throws {
        #expect(bitmaps.count == 1)
        return try #require(bitmaps.first)
      }
    }
  }
#endif
