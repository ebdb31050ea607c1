import HeadlessUIKit
import Testing

@Suite("Geometry of layers, measured fixtures [GQ geometry.m]")
struct LayerGeometryTests {
  private func layer(_ width: CGFloat = 100, _ height: CGFloat = 50) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.position = CGPoint(x: 200, y: 300)
    return layer
  }

  @Test func `Negative sizes are standardised`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
    #expect(layer.bounds == CGRect(x: -100, y: -50, width: 100, height: 50))
  }

  @Test(arguments: [
    (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 150, y: 275)), (CGPoint.zero, CGPoint(x: 200, y: 300)),
    (CGPoint(x: 1, y: 1), CGPoint(x: 100, y: 250)),
  ])
  func `The frame follows the anchor, the position does not`(
    anchor: CGPoint, origin: CGPoint
  ) {
    let layer = layer()
    layer.anchorPoint = anchor
    #expect(layer.frame == CGRect(x: origin.x, y: origin.y, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 200, y: 300))
  }

  @Test func `The origin of the bounds does not move the frame`() {
    let layer = layer()
    layer.bounds.origin = CGPoint(x: 7, y: 9)
    #expect(layer.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
  }

  @Test func `Setting the frame sets size and position and keeps the bounds' origin`() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
  }

  @Test func `Under scale (2, 4) a frame of 100 × 50 gives bounds of 50 × 12.5`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `Under translation (10, 20) the position makes up for it`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeTranslation(10, 20, 0)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 50, y: 25))
  }

  @Test func `Scale (2, 4) on 100 × 50 at (200, 300) gives the frame (100, 200, 200, 200)`() {
    let layer = layer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    #expect(layer.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
  }

  @Test func `A turn of 45 degrees gives the bounding box`() {
    let layer = layer(100, 100)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(layer.frame.width - 100 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(layer.frame.midX - 200) < 1e-9)
  }

  @Test func `Points are converted through a common ancestor`() {
    let root = CALayer()
    let a = layer()
    let b = CALayer()
    b.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    root.addSublayer(a)
    a.addSublayer(b)
    #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 156, y: 282))
    #expect(b.convert(CGPoint(x: 156, y: 282), from: root) == CGPoint(x: 1, y: 1))
  }
}

@Suite("The tree of layers [GQ geometry.m, state.m, PR 42]")
struct LayerTreeTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).compactMap(\.name).joined()
  }

  @Test func `Adding a layer to another parent takes it out of the first`() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil)
    #expect(child.superlayer === second)
  }

  @Test func `Insertions keep the expected index`() {
    let root = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, below: a)
    root.insertSublayer(d, above: b)
    #expect(names(root) == "bdca")
    root.replaceSublayer(d, with: named("e"))
    #expect(names(root) == "beca")
    root.insertSublayer(a, at: 1)
    #expect(names(root) == "baec")
  }

  @Test func `Hit testing takes superlayer coordinates and half-open bounds [GQ hittest.m]`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    #expect(layer.hitTest(CGPoint(x: 50, y: 50)) === layer)
    #expect(layer.hitTest(CGPoint(x: 150, y: 150)) == nil)
    #expect(layer.contains(.zero))
    #expect(!layer.contains(CGPoint(x: 100, y: 100)))
  }

  @Test func `Hit testing prefers height, then later siblings, and skips hidden layers`() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.anchorPoint = .zero
    let layers = ["a", "b", "c"].map(named)
    for layer in layers {
      layer.frame = root.bounds
      root.addSublayer(layer)
    }
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point)?.name == "c")
    layers[0].zPosition = 1
    #expect(root.hitTest(point)?.name == "a")
    layers[0].isHidden = true
    #expect(root.hitTest(point)?.name == "c")
  }

  @Test func `Hit testing finds sublayers outside their parent unless it masks`() {
    let root = CALayer()
    root.anchorPoint = .zero
    root.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let child = named("child")
    child.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
    root.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 55, y: 5)) === child)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 55, y: 5)) == nil)
  }
}
