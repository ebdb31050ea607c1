import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Gradient layers, as Core Animation paints them")
struct GradientLayerTests {
  private func layer(
    _ colors: [CGColor]?, _ width: CGFloat = 1, _ height: CGFloat = 100
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.colors = colors
    return layer
  }

  @Test func `Defaults [AD, GQ gradient.m]`() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
    #expect(CAGradientLayerType.radial.rawValue == "radial")
    #expect(CAGradientLayerType.conic.rawValue == "conic")
  }

  @Test(arguments: ["colors", "locations", "startPoint"])
  func `No key of a gradient asks for drawing [GQ PR 57, PR 100]`(key: String) {
    #expect(!CAGradientLayer.needsDisplay(forKey: key))
  }

  @Test func `An unknown type is stored as given [GQ PR 57]`() {
    let layer = layer([red, blue])
    layer.type = CAGradientLayerType(rawValue: "spiral")
    #expect(layer.type.rawValue == "spiral")
  }

  @Test func `Places spread evenly when none are given`() {
    let pixels = picture(of: layer([red, green, blue], 1, 101))
    #expect(pixels.pixel(0, 0)[0] > 250)
    #expect(pixels.pixel(0, 50) == [0, 255, 0, 255])
    #expect(pixels.pixel(0, 100)[2] > 250)
  }

  @Test
  func `White to clear goes through half-clear grey: components are straight [codemia, dokry]`() {
    let pixels = picture(of: layer([white, CGColor(gray: 0, alpha: 0)], 1, 101))
    // Straight: half white at half alpha, so a quarter once premultiplied.
    #expect(pixels.pixel(0, 50) == [64, 64, 64, 128])
  }

  @Test func `A gradient from .25 to .75 is flat before and after [GQ drawing.m]`() {
    let layer = layer([red, blue])
    layer.startPoint = CGPoint(x: 0.5, y: 0.25)
    layer.endPoint = CGPoint(x: 0.5, y: 0.75)
    let pixels = picture(of: layer)
    for y in [0, 10, 24] { #expect(pixels.pixel(0, y) == [255, 0, 0, 255]) }
    for y in [75, 90, 99] { #expect(pixels.pixel(0, y) == [0, 0, 255, 255]) }
    #expect(pixels.pixel(0, 40)[0] < 255)
  }

  @Test func `Two stops at one place make a hard step [GQ drawing.m]`() {
    let layer = layer([red, red, blue, blue])
    layer.locations = [0, 0.5, 0.5, 1]
    let pixels = picture(of: layer)
    #expect(pixels.pixel(0, 49) == [255, 0, 0, 255])
    #expect(pixels.pixel(0, 50) == [0, 0, 255, 255])
  }

  @Test(arguments: [nil, [], [red]] as [[CGColor]?])
  func `Without two colours only the background is painted [GQ]`(colors: [CGColor]?) {
    let layer = layer(colors)
    layer.backgroundColor = green
    #expect(picture(of: layer).pixel(0, 50) == [0, 255, 0, 255])
  }

  @Test(arguments: [[0], [0, 0.5, 1]] as [[NSNumber]])
  func `Another number of places than colours paints nothing [GQ PR 100]`(places: [NSNumber]) {
    let layer = layer([red, blue])
    layer.locations = places
    #expect(picture(of: layer).coveredPixels == 0)
  }

  @Test func `cornerRadius rounds the gradient without masksToBounds [GQ PR 100]`() {
    let layer = layer([red, red], 40, 40)
    layer.cornerRadius = 20
    let pixels = picture(of: layer)
    #expect(pixels.pixel(0, 0)[3] == 0)
    #expect(pixels.pixel(20, 20)[3] == 255)
    #expect(abs(pixels.coveredPixels - .pi * 400) < 1)
  }

  @Test func `Background, gradient, contents lie in that order [GQ PR 99, drawing.m]`() {
    let layer = layer([CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 0)], 10, 10)
    layer.backgroundColor = green
    #expect(picture(of: layer).pixel(5, 5) == [0, 255, 0, 255])
    layer.colors = [red, red]
    #expect(picture(of: layer).pixel(5, 5) == [255, 0, 0, 255])
    layer.contents = solid([0, 0, 255, 255], width: 2, height: 2)
    #expect(picture(of: layer).pixel(5, 5) == [0, 0, 255, 255])
  }

  @Test func `A diagonal is shaded in the unit square, then stretched [RN RCTGradientUtils]`() {
    let layer = layer([red, blue], 200, 50)
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    let pixels = picture(of: layer)
    // The band through the two other corners is the middle of the gradient.
    let corner = pixels.pixel(199, 0)
    let opposite = pixels.pixel(0, 49)
    #expect(abs(Int(corner[0]) - 128) < 4)
    #expect(abs(Int(opposite[0]) - 128) < 4)
  }

  @Test func `A radial gradient with end (1, 1) is the inscribed ellipse [GQ PR 105]`() {
    let layer = layer([red, blue], 200, 100)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let pixels = picture(of: layer)
    #expect(pixels.pixel(100, 50)[0] > 250)
    #expect(pixels.pixel(0, 0) == [0, 0, 255, 255])
    // Half way across and half way down are the same place.
    #expect(abs(Int(pixels.pixel(150, 50)[0]) - Int(pixels.pixel(100, 75)[0])) < 4)
  }

  @Test func `A radial gradient with one radius of 0 paints nothing [GQ PR 105]`() {
    let layer = layer([red, blue], 100, 100)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    #expect(picture(of: layer).coveredPixels == 0)
  }

  @Test func `A conic gradient towards (.5, 0) starts at twelve and runs clockwise`() {
    let layer = layer([red, green, blue], 100, 100)
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    let pixels = picture(of: layer)
    #expect(pixels.pixel(51, 2)[0] > 240)
    #expect(pixels.pixel(48, 2)[2] > 240)
    #expect(pixels.pixel(50, 97)[1] > 240)
    #expect(abs(Int(pixels.pixel(97, 50)[0]) - 128) < 8)
  }
}
