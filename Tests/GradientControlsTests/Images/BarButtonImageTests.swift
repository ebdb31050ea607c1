import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("A bar button's two stretchable images")
struct BarButtonImageTests {
  /// A glossy blue with corners of 5 points, as source 4's screenshots show one.
  private var style: ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = .gradient(
      GradientFill(stops: [
        GradientStop("#8cb0e2", at: 0), GradientStop("#4f82cf", at: 0.5),
        GradientStop("#2f6ac4", at: 0.5), GradientStop("#3a76cf", at: 1),
      ]))
    style[.normal].corners = .radius(5)
    style[.normal].borderWidth = 1
    style[.normal].borderPaint = .color("#1f4482")
    return style
  }

  @Test(arguments: [1.0, 2, 3])
  func `49 × 30 and 49 × 24 with caps of 15 at each scale (source 4)`(scale: Double) throws {
    let images = try #require(BarButtonImages(style, scale: CGFloat(scale)))
    #expect(images.regular.size == CGSize(width: 49, height: 30))
    #expect(images.compact.size == CGSize(width: 49, height: 24))
    for image in [images.regular, images.compact] {
      #expect(image.capInsets == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15))
      #expect(image.scale == CGFloat(scale))
    }
    #expect(images.stretchesExactly)
  }

  @Test(arguments: [1.0, 2, 3])
  func `Stretched to 120 points no corner warps: the pixels are those of the style (R56)`(
    scale: Double
  ) throws {
    let images = try #require(BarButtonImages(style, scale: CGFloat(scale)))
    for (image, height) in [(images.regular, 30.0), (images.compact, 24.0)] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = CGFloat(scale)
      let size = CGSize(width: 120, height: height)
      let drawn = UIGraphicsImageRenderer(size: size, format: format)
        .image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
      let exact = try Rasterizer(scale: scale)
        .draw(style.resolved().drawing(size: Size2D(width: 120, height: height)))
      #expect(drawn.cgImage?.pixmap == exact.withoutMargins())
    }
  }

  @Test func `The style's own heights, least width and corners count`() throws {
    var style = style
    style[.normal].height = 34
    style[compact: .normal].height = 28
    style[.normal].minWidth = 60
    style[.normal].corners = .radius(17)
    let images = try #require(BarButtonImages(style, scale: 2))
    #expect(images.regular.size == CGSize(width: 60, height: 34))
    #expect(images.compact.size.height == 28)
    #expect(images.regular.capInsets.left == 17)
  }

  @Test func `A look that changes from left to right says that it is stretched`() throws {
    var style = style
    style[.normal].fill = .gradient(
      GradientFill(colors: [.white, .black], kind: .axial(.to(.right))))
    #expect(try #require(BarButtonImages(style, scale: 2)).stretchesExactly == false)
  }
}
