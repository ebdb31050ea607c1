import GradientModel
import GradientRaster
import Testing

/// How large a picture may be, from both sides.
@Suite struct PictureLimitTests {
  private func isDrawn(_ width: Double, _ height: Double) -> Bool {
    let drawing = ControlStyle().resolved().drawing(size: Size2D(width: width, height: height))
    return (try? Rasterizer(scale: 1).draw(drawing)) != nil
  }

  @Test func `a side has 32,768 pixels at most`() {
    #expect(Rasterizer.maximumSide == 32_768)
    #expect(isDrawn(32_768, 1) && isDrawn(1, 32_768))
    #expect(!isDrawn(32_769, 1) && !isDrawn(1, 32_769))
  }

  @Test func `a picture has 67,108,864 pixels at most`() {
    #expect(Rasterizer.maximumPixelCount == 67_108_864)
    #expect(isDrawn(8_192, 8_192))
    #expect(!isDrawn(8_192, 8_193) && !isDrawn(8_193, 8_192))
  }
}
