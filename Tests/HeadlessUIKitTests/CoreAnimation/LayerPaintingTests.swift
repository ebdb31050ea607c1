import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Borders, corners and clips of layers")
struct LayerPaintingTests {
  private func layer(_ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    return layer
  }

  @Test func `A 5-point border of 80 × 60 paints exactly 1300 square points, inside [GQ PR 98]`() {
    let layer = layer(80, 60)
    layer.borderWidth = 5
    let pixels = picture(of: layer, size: CGSize(width: 100, height: 80))
    #expect(pixels.coveredPixels == 1300)
    #expect(pixels.pixel(0, 0) == [0, 0, 0, 255])
    #expect(pixels.pixel(80, 10)[3] == 0)
  }

  @Test func `A round border's inner edge has the radius less the width`() {
    let layer = layer(100, 100)
    layer.cornerRadius = 30
    layer.borderWidth = 10
    // π(R² - r²) at the corners, straight pieces between them.
    let ring = 4 * 10 * 40 + Double.pi * (900 - 400)
    #expect(abs(picture(of: layer).coveredPixels - ring) < 0.5)
  }

  @Test func `A radius above half the shorter side is drawn as that half [GQ PR 98]`() {
    let layer = layer(80, 40)
    layer.backgroundColor = red
    layer.cornerRadius = 500
    #expect(abs(picture(of: layer).coveredPixels - (1600 + .pi * 400)) < 0.5)
  }

  @Test func `Only masked corners are rounded: 1 is the top left [O2]`() {
    let layer = layer(40, 40)
    layer.backgroundColor = red
    layer.cornerRadius = 20
    layer.maskedCorners = CACornerMask(rawValue: 1)
    let pixels = picture(of: layer)
    #expect(pixels.pixel(0, 0)[3] == 0)
    #expect(pixels.pixel(39, 0)[3] == 255)
    #expect(pixels.pixel(0, 39)[3] == 255)
    #expect(pixels.pixel(39, 39)[3] == 255)
  }

  @Test func `cornerRadius alone rounds no contents and no sublayers [AD]`() {
    let layer = layer(40, 40)
    layer.cornerRadius = 20
    layer.contents = solid([255, 0, 0, 255], width: 1, height: 1)
    #expect(picture(of: layer).coveredPixels == 1600)
    layer.masksToBounds = true
    #expect(abs(picture(of: layer).coveredPixels - .pi * 400) < 0.5)
  }

  @Test func `masksToBounds clips sublayers`() {
    let layer = layer(40, 40)
    let child = CALayer()
    child.backgroundColor = red
    child.frame = CGRect(x: -10, y: -10, width: 30, height: 100)
    layer.addSublayer(child)
    let size = CGSize(width: 60, height: 60)
    let origin = CGPoint(x: -10, y: -10)
    #expect(picture(of: layer, size: size, origin: origin).coveredPixels == 30 * 60)
    layer.masksToBounds = true
    #expect(picture(of: layer, size: size, origin: origin).coveredPixels == 20 * 40)
  }

  @Test func `The border lies over contents and sublayers [AD]`() {
    let layer = layer(20, 20)
    layer.borderWidth = 2
    layer.borderColor = green
    let child = CALayer()
    child.frame = layer.bounds
    child.backgroundColor = red
    layer.addSublayer(child)
    let pixels = picture(of: layer)
    #expect(pixels.pixel(0, 10) == [0, 255, 0, 255])
    #expect(pixels.pixel(10, 10) == [255, 0, 0, 255])
  }

  @Test func `Later siblings lie on top, higher ones above them [GQ render.m]`() {
    let layer = layer(10, 10)
    let (a, b) = (CALayer(), CALayer())
    for (child, color) in [(a, red), (b, blue)] {
      child.frame = layer.bounds
      child.backgroundColor = color
      layer.addSublayer(child)
    }
    #expect(picture(of: layer).pixel(5, 5) == [0, 0, 255, 255])
    a.zPosition = 1
    #expect(picture(of: layer).pixel(5, 5) == [255, 0, 0, 255])
  }

  @Test func `A fill and a border that share a curved edge leave a sliver of the fill`() {
    // Both edges are blended by themselves: coverage c leaves c·(1 - c) of the fill [arithmetic].
    let layer = layer(40, 40)
    layer.cornerRadius = 20
    layer.backgroundColor = red
    layer.borderColor = blue
    layer.borderWidth = 4
    let pixels = picture(of: layer)
    let alone = CALayer()
    alone.bounds = layer.bounds
    alone.cornerRadius = 20
    alone.backgroundColor = blue
    let coverage = picture(of: alone)
    var seen = 0
    for y in 0..<20 {
      for x in 0..<20 where coverage.pixel(x, y)[3] > 0 && coverage.pixel(x, y)[3] < 255 {
        let c = Double(coverage.pixel(x, y)[3]) / 255
        #expect(abs(Double(pixels.pixel(x, y)[0]) - c * (1 - c) * 255) <= 1.5)
        seen += 1
      }
    }
    #expect(seen > 10)
  }

  @Test func `The mask's alpha multiplies everything`() {
    let layer = layer(20, 20)
    layer.backgroundColor = red
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
    layer.mask = mask
    let pixels = picture(of: layer)
    #expect(pixels.pixel(5, 5)[3] == 128)
    #expect(pixels.pixel(15, 5)[3] == 0)
  }

  @Test func `Opacity fades a layer and all below it as one`() {
    let layer = layer(10, 10)
    layer.backgroundColor = red
    let child = CALayer()
    child.frame = layer.bounds
    child.backgroundColor = blue
    layer.addSublayer(child)
    layer.opacity = 0.5
    #expect(picture(of: layer).pixel(5, 5) == [0, 0, 128, 128])
  }

  @Test func `render(in:) ignores the receiver's position and transform [GQ PR 95]`() {
    let layer = layer(10, 10)
    layer.backgroundColor = red
    layer.position = CGPoint(x: 500, y: 500)
    layer.transform = CATransform3DMakeScale(3, 3, 1)
    #expect(picture(of: layer).coveredPixels == 100)
  }

  @Test func `A continuous corner starts 1.528665 radii along the edge`() {
    let shape = RoundedRect(
      CGRect(x: 0, y: 0, width: 300, height: 300), radius: 60, curve: .continuous)
    guard case .move(let start)? = shape.elements.first else {
      Issue.record("no start")
      return
    }
    #expect(abs(start.y - 91.7199) < 1e-6)
    #expect(start.x == 0)
  }
}

@Suite("Shadows of layers, measured in render(in:) [GQ PR 115, shadow.m]")
struct LayerShadowTests {
  private func shadowed() -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = white
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 20, height: 20)
    layer.shadowRadius = 5
    return layer
  }

  @Test func `Offset (20, 20) and radius 5 paint to 10 points past the edge and not 13 past`() {
    let pixels = picture(of: shadowed(), size: CGSize(width: 100, height: 100))
    // The offset edge is at 60; the pixel that ends 10 points past it is column 69.
    #expect(pixels.pixel(69, 40)[3] > 0)
    #expect(pixels.pixel(73, 40)[3] == 0)
  }

  @Test func `shadowRadius is the Gaussian's standard deviation`() {
    let layer = shadowed()
    layer.bounds.size = CGSize(width: 60, height: 60)
    let pixels = picture(of: layer, size: CGSize(width: 110, height: 110))
    // One deviation inside the edge at 80: Φ(1) = 0.8413, at a pixel's middle Φ(0.9) = 0.816.
    let value = Double(pixels.pixel(75, 70)[3]) / 255
    #expect(abs(value - 0.816) < 0.02)
  }

  @Test func `A layer that paints nothing casts none`() {
    let layer = shadowed()
    layer.backgroundColor = nil
    #expect(picture(of: layer, size: CGSize(width: 100, height: 100)).coveredPixels == 0)
  }

  @Test func `Sublayers cast with their parent`() {
    let layer = shadowed()
    layer.backgroundColor = nil
    let child = CALayer()
    child.frame = layer.bounds
    child.backgroundColor = white
    layer.addSublayer(child)
    let pixels = picture(of: layer, size: CGSize(width: 100, height: 100))
    #expect(pixels.pixel(50, 50)[3] > 200)
  }

  @Test func `Colour alpha times shadowOpacity`() {
    let layer = shadowed()
    layer.shadowRadius = 0
    layer.shadowColor = CGColor(gray: 0, alpha: 0.5)
    layer.shadowOpacity = 0.5
    let pixels = picture(of: layer, size: CGSize(width: 100, height: 100))
    #expect(pixels.pixel(50, 50)[3] == 64)
  }

  @Test func `masksToBounds clips the shadow away`() {
    let layer = shadowed()
    layer.masksToBounds = true
    #expect(picture(of: layer, size: CGSize(width: 100, height: 100)).coveredPixels == 1600)
  }
}
