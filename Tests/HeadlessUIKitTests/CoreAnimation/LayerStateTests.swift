import HeadlessUIKit
import Testing

@Suite("A new layer, as measured [GQ state.m, masking.m, PR 42, 96; SS]")
struct LayerStateTests {
  @Test func `Numbers`() {
    let layer = CALayer()
    #expect(layer.opacity == 1)
    #expect(layer.zPosition == 0)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.bounds == .zero)
    #expect(layer.position == .zero)
    #expect(layer.contentsScale == 1)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.cornerRadius == 0)
    #expect(layer.borderWidth == 0)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.rasterizationScale == 1)
  }

  @Test func `Flags, names and objects`() {
    let layer = CALayer()
    #expect(!layer.isHidden)
    #expect(!layer.masksToBounds)
    #expect(!layer.isGeometryFlipped)
    #expect(!layer.shouldRasterize)
    #expect(layer.isDoubleSided)
    #expect(layer.allowsGroupOpacity)
    #expect(!layer.needsDisplayOnBoundsChange)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.contentsFormat == .RGBA8Uint)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.backgroundColor == nil)
    #expect(layer.shadowPath == nil)
    #expect(layer.mask == nil)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func `Border and shadow colours are opaque black`() {
    let layer = CALayer()
    for color in [layer.borderColor, layer.shadowColor] {
      #expect(color?.components == [0, 1])
    }
  }

  @Test func `Sublayers are nil when there are none`() {
    let layer = CALayer()
    #expect(layer.sublayers == nil)
    layer.addSublayer(CALayer())
    #expect(layer.sublayers?.count == 1)
    layer.sublayers?.first?.removeFromSuperlayer()
    #expect(layer.sublayers == nil)
  }

  @Test func `Edge antialiasing is off on iOS unless Info.plist asks [AD]`() {
    #expect(!CALayer().allowsEdgeAntialiasing)
  }

  @Test func `Corners beyond the four are dropped: 255 reads back 15 [GQ PR 96]`() {
    let layer = CALayer()
    layer.maskedCorners = []
    layer.maskedCorners = CACornerMask(rawValue: 255)
    #expect(layer.maskedCorners.rawValue == 15)
  }

  @Test func `An unknown curve falls back to circular [GQ PR 96]`() {
    let layer = CALayer()
    layer.cornerCurve = .continuous
    #expect(layer.cornerCurve == .continuous)
    layer.cornerCurve = CALayerCornerCurve(rawValue: "squircle")
    #expect(layer.cornerCurve == .circular)
  }

  @Test func `The expansion factor is 1.528665 for continuous and 1 for anything else [GQ PR 96]`()
  {
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(CALayerCornerCurve(rawValue: "squircle")) == 1)
  }

  @Test func `An unknown gravity is stored as center [GQ PR 97]`() {
    let layer = CALayer()
    layer.contentsGravity = CALayerContentsGravity(rawValue: "middle")
    #expect(layer.contentsGravity == .center)
  }

  @Test func `contentsCenter is stored unchecked [GQ masking.m]`() {
    let layer = CALayer()
    layer.contentsCenter = CGRect(x: -2, y: 3, width: 9, height: 0.5)
    #expect(layer.contentsCenter == CGRect(x: -2, y: 3, width: 9, height: 0.5))
  }

  @Test func `Defaults by key are those of a new layer`() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
    #expect(CALayer.defaultValue(forKey: "nonsense") == nil)
  }

  @Test func `A model layer's model is itself [GQ PR 34]`() {
    let layer = CALayer()
    #expect(layer.model() === layer)
  }

  @Test func `The stored radius stays as it was set, however large`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.cornerRadius = 100
    #expect(layer.cornerRadius == 100)
  }
}
