import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Contents of layers")
struct LayerContentsTests {
  @Test(
    "Gravity places 20 × 10 in 80 × 60 [GQ gravity.m, here with y down]",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 80, height: 60)),
      (.resizeAspect, CGRect(x: 0, y: 10, width: 80, height: 40)),
      (.resizeAspectFill, CGRect(x: -20, y: 0, width: 120, height: 60)),
      (.center, CGRect(x: 30, y: 25, width: 20, height: 10)),
      (.top, CGRect(x: 30, y: 0, width: 20, height: 10)),
      (.bottom, CGRect(x: 30, y: 50, width: 20, height: 10)),
      (.left, CGRect(x: 0, y: 25, width: 20, height: 10)),
      (.right, CGRect(x: 60, y: 25, width: 20, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 60, y: 50, width: 20, height: 10)),
    ])
  func gravity(_ gravity: CALayerContentsGravity, expected: CGRect) {
    let box = LayerValues.box(
      of: CGSize(width: 20, height: 10), in: CGRect(x: 0, y: 0, width: 80, height: 60),
      gravity: gravity)
    #expect(box == expected)
  }

  /// A picture in which every pixel has a colour of its own.
  private func numbered(_ width: Int, _ height: Int) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let start = (y * width + x) * 4
        pixmap.bytes[start] = UInt8(x)
        pixmap.bytes[start + 1] = UInt8(y)
        pixmap.bytes[start + 2] = UInt8((x * y) & 127)
        pixmap.bytes[start + 3] = UInt8(128 + (x + y) % 128)
      }
    }
    return pixmap
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `Contents of exactly the pixel size come through byte for byte`(scale: CGFloat) {
    let pixmap = numbered(60, 36)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60 / scale, height: 36 / scale))
    view.layer.contents = CGImage(pixmap)
    view.layer.contentsScale = scale
    #expect(view.snapshot(scale: scale) == pixmap)
  }

  @Test func `Contents of a view inside others come through byte for byte`() {
    let pixmap = numbered(60, 36)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let inner = UIView(frame: CGRect(x: 7, y: 5, width: 30, height: 18))
    inner.layer.contents = CGImage(pixmap)
    inner.layer.contentsScale = 2
    outer.addSubview(inner)
    let shown = outer.snapshot(scale: 2)
    #expect(shown.cropped(x: 14, y: 10, width: 60, height: 36) == pixmap)
  }

  @Test func `contentsScale turns pixels into points for gravities that do not resize`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = solid([255, 0, 0, 255], width: 20, height: 20)
    layer.contentsGravity = .topLeft
    layer.contentsScale = 2
    let pixels = picture(of: layer)
    #expect(pixels.coveredPixels == 100)
    #expect(pixels.pixel(9, 9)[3] == 255)
  }

  @Test func `contentsCenter keeps corners and stretches what lies between`() {
    var pixmap = Pixmap(width: 5, height: 5)
    for index in 0..<25 {
      let isMiddle = index % 5 == 2
      pixmap.bytes.replaceSubrange(
        index * 4..<index * 4 + 4, with: isMiddle ? [0, 0, 255, 255] : [255, 0, 0, 255])
    }
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 5)
    layer.contents = CGImage(pixmap)
    layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    let pixels = picture(of: layer)
    #expect(pixels.pixel(0, 0) == [255, 0, 0, 255])
    #expect(pixels.pixel(1, 2) == [255, 0, 0, 255])
    #expect(pixels.pixel(25, 2) == [0, 0, 255, 255])
    #expect(pixels.pixel(49, 4) == [255, 0, 0, 255])
  }

  @Test func `A view's own drawing becomes its contents when it asks`() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = show(view)
    view.setNeedsDisplay()
    HeadlessClock.current.turn()
    let pixels = view.snapshot(scale: 1)
    #expect(pixels.pixel(2, 5) == [0, 255, 0, 255])
    #expect(pixels.pixel(7, 5)[3] == 0)
    #expect(window.subviews.count == 1)
  }
}
