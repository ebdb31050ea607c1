import HeadlessUIKit
import Testing

@Suite("Traits of views", .serialized)
struct TraitTests {
  private final class Recorded: UIView {
    var changes: [(old: UITraitCollection?, new: UITraitCollection)] = []
    var currentInLayout: UIUserInterfaceStyle?
    var readsTraits = false

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append((previousTraitCollection, traitCollection))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      currentInLayout = UITraitCollection.current.userInterfaceStyle
      if readsTraits { _ = traitCollection.userInterfaceStyle }
    }
  }

  @Test func `Before a window traits are unspecified, the scale 0`() {
    let view = UIView()
    #expect(view.traitCollection.displayScale == 0)
    #expect(view.traitCollection.userInterfaceStyle == .unspecified)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `In a window a view has its traits, and its layer the scale`() {
    let view = Recorded()
    let window = show(view)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.layer.contentsScale == 2)
    #expect(view.changes.count == 1)
    #expect(!window.isHidden)
  }

  @Test func `A change reaches every view with the old traits`() {
    let view = Recorded()
    let window = show(view)
    window.screenTraits.userInterfaceStyle = .dark
    #expect(view.changes.last?.old?.userInterfaceStyle == .light)
    #expect(view.changes.last?.new.userInterfaceStyle == .dark)
  }

  @Test func `An override counts for the view and all below it`() {
    let (outer, inner) = (UIView(), Recorded())
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    let window = show(outer)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    // The current traits are the view's own in layout, whatever the window's.
    #expect(inner.currentInLayout == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `registerForTraitChanges calls for its own traits only [AD]`() {
    let view = UIView()
    let window = show(view)
    var seen: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      seen.append(previous.userInterfaceStyle)
    }
    window.screenTraits.preferredContentSizeCategory = .extraLarge
    #expect(seen.isEmpty)
    window.screenTraits.userInterfaceStyle = .dark
    #expect(seen == [.light])
  }

  @Test func `A registration can be taken back`() {
    let view = UIView()
    let window = show(view)
    var count = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in count += 1
    }
    view.unregisterForTraitChanges(registration)
    window.screenTraits.userInterfaceStyle = .dark
    #expect(count == 0)
  }

  @Test(
    "Layout that read traits runs again when they change, since iOS 18",
    arguments: [(17.0, false), (18, true)])
  func tracking(version: Double, runsAgain: Bool) {
    SystemFeatures.with(version: version) {
      let view = Recorded()
      view.readsTraits = true
      let window = show(view)
      let count = view.layoutCount
      window.screenTraits.userInterfaceStyle = .dark
      HeadlessClock.current.turn()
      #expect((view.layoutCount > count) == runsAgain)
    }
  }

  @Test func `Colour appearance differs by style, contrast, level and gamut`() {
    let base = UITraitCollection()
    #expect(base.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayGamut: .P3)))
    #expect(
      base.hasDifferentColorAppearance(
        comparedTo: UITraitCollection(accessibilityContrast: .high)))
    #expect(
      !base.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 3)))
  }

  @Test func `Collections merge, the later word counts`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 3)
    let made = UITraitCollection {
      $0.verticalSizeClass = .compact
      $0.layoutDirection = .rightToLeft
    }
    #expect(made.verticalSizeClass == .compact)
    #expect(made.layoutDirection == .rightToLeft)
  }

  @Test func `A background colour follows the traits by itself`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .systemBackground
    let window = show(view)
    #expect(view.snapshot(scale: 1).pixel(1, 1) == [255, 255, 255, 255])
    window.screenTraits.userInterfaceStyle = .dark
    #expect(view.snapshot(scale: 1).pixel(1, 1) == [0, 0, 0, 255])
  }

  @Test func `A layer's colour goes stale`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let window = show(view)
    view.layer.backgroundColor = UIColor.systemBackground.cgColor
    window.screenTraits.userInterfaceStyle = .dark
    #expect(view.snapshot(scale: 1).pixel(1, 1) == [255, 255, 255, 255])
  }

  @Test func `Direction: forced over inherited, playback never turns`() {
    let view = UIView()
    let window = show(view)
    window.screenTraits.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `Tint is inherited, told about, and grey while dimmed`() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, inner) = (UIView(), Tinted())
    outer.addSubview(inner)
    let before = inner.count
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.count == before + 1)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.tintColor != .red)
    #expect(inner.count == before + 2)
  }
}
