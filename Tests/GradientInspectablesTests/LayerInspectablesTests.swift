import GradientInspectables
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Inspectables of any view", .serialized)
struct LayerInspectablesTests {
  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  @Test func `They reach the layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layerCornerRadius = 10
    view.layerBorderWidth = 2
    view.layerShadowOpacity = 0.5
    view.layerShadowOffset = CGSize(width: 1, height: 4)
    view.layerShadowRadius = 6
    #expect(view.layer.cornerRadius == 10)
    #expect(view.layer.borderWidth == 2)
    #expect(view.layer.shadowOpacity == 0.5)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 4))
    #expect(view.layer.shadowRadius == 6)
  }

  @Test func `Without a colour the layer's default stays: opaque black [GQ state.m]`() {
    let view = UIView()
    #expect(view.layerBorderColor == nil)
    view.layerBorderColor = .red
    view.layerBorderColor = nil
    #expect(view.layer.borderColor?.components?.last == 1)
    #expect(view.layer.borderColor?.styleColor.relativeLuminance == 0)
  }

  @Test func `A border's colour leaves the shadow's alone, which the app has set itself`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let window = shown(view)
    view.layer.shadowColor = UIColor.blue.cgColor
    view.layerBorderColor = .red
    window.overrideUserInterfaceStyle = .dark
    HeadlessClock.current.turn()
    #expect(view.layer.shadowColor?.styleColor == UIColor.blue.cgColor.styleColor)
  }

  @Test func `Colours follow the view's own traits, also against its window's (R52)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layerBorderColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.layerShadowColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let window = shown(view)
    #expect(view.layer.borderColor?.styleColor.relativeLuminance == 0)
    window.screenTraits.userInterfaceStyle = .dark
    #expect(view.layer.borderColor?.styleColor.relativeLuminance == 1)
    #expect(view.layer.shadowColor?.styleColor.relativeLuminance == 1)
    view.overrideUserInterfaceStyle = .light
    #expect(view.layer.borderColor?.styleColor.relativeLuminance == 0)
  }

  @Test func `On an old system and a new one alike`() {
    for version in [15.0, 26] {
      SystemFeatures.with(version: version) {
        let view = UIView()
        view.layerBorderColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let window = shown(view)
        window.screenTraits.userInterfaceStyle = .dark
        #expect(view.layer.borderColor?.styleColor.relativeLuminance == 1)
      }
    }
  }

  @Test func `In the order of any nib the result is the same (U13)`() {
    let setters: [(UIView) -> Void] = [
      { $0.layerBorderColor = .red }, { $0.layerBorderWidth = 3 }, { $0.layerCornerRadius = 8 },
      { $0.layerShadowColor = .blue }, { $0.layerShadowOpacity = 1 },
    ]
    var pictures: Set<[UInt8]> = []
    for order in permutations(setters) {
      let coder = NibCoder(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      guard let view = Nib.load(UIView.self, from: coder, attributes: order) else {
        Issue.record("the view refuses the nib")
        return
      }
      let window = shown(view)
      pictures.insert(view.snapshot(scale: 1).bytes)
      #expect(!window.isHidden)
    }
    #expect(pictures.count == 1)
  }

  private func permutations<Element>(_ list: [Element]) -> [[Element]] {
    guard let first = list.first else { return [[]] }
    return permutations(Array(list.dropFirst())).flatMap { rest in
      (0...rest.count).map { rest[..<$0] + [first] + rest[$0...] }
    }
  }

  @Test func `Figures below 0 count as 0, and an opacity stays within 0...1`() {
    let view = UIView()
    view.layerCornerRadius = -4
    view.layerBorderWidth = -1
    view.layerShadowRadius = -2
    view.layerShadowOpacity = 3
    #expect(view.layer.cornerRadius == 0)
    #expect(view.layer.borderWidth == 0)
    #expect(view.layer.shadowRadius == 0)
    #expect(view.layer.shadowOpacity == 1)
  }

  @Test func `What keeps the colours is one hidden view that takes no touch`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layerBorderColor = .red
    view.layerShadowColor = .blue
    #expect(view.subviews.count == 1)
    #expect(view.subviews[0].isHidden)
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
  }
}
