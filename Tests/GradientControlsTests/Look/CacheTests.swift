import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("The cache of pictures", .serialized)
struct CacheTests {
  /// Emptied in each test's one turn on the main actor: other suites draw between two of them.
  private func emptied() -> PictureCache {
    PictureCache.shared.removeAll()
    return .shared
  }

  @Test("Many controls of one style and size share one picture [R14]")
  func shared() {
    let cache = emptied()
    let stage = Stage()
    let before = cache.drawnCount
    for index in 0..<100 {
      let kind = Kind.allCases[index % 2]
      stage.window.addSubview(
        kind.make(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 120, height: 44)))
    }
    stage.turn()
    #expect(cache.drawnCount == before + 1)
    #expect(cache.byteCount == 120 * 44 * 4)
  }

  @Test("A picture is drawn once for each state, and none by the second flip")
  func flips() {
    let cache = emptied()
    let control = Kind.button.make(plainStyle(seconds: 0.2))
    let stage = Stage(control)
    let before = cache.drawnCount
    for _ in 0..<5 {
      control.isHighlighted = true
      stage.wait(0.3)
      control.isHighlighted = false
      stage.wait(0.3)
    }
    #expect(cache.drawnCount == before + 1)
  }

  @Test("A memory warning empties it, and what is on screen stays without drawing it again")
  func memoryWarning() {
    let cache = emptied()
    let control = Kind.button.make()
    let stage = Stage(control)
    #expect(cache.count == 1)
    let shown = control.picture()
    let before = cache.drawnCount
    UIApplication.shared.sendMemoryWarning()
    #expect(cache.count == 0)
    #expect(cache.byteCount == 0)
    control.setNeedsLayout()
    stage.turn()
    #expect(control.picture() == shown)
    #expect(cache.drawnCount == before)
  }

  @Test("It keeps within its limit: the pictures shown last stay")
  func limit() {
    let cache = emptied()
    let outer = cache.limit
    defer { cache.limit = outer }
    cache.limit = 120 * 44 * 4 * 3
    let control = Kind.button.make()
    let stage = Stage(control)
    let reds: [StyleColor] = ["#100000", "#200000", "#300000", "#400000", "#500000"]
    for red in reds {
      control.style = plainStyle(normal: red)
      stage.turn()
      #expect(cache.byteCount <= cache.limit)
    }
    #expect(cache.count == 3)
    let before = cache.drawnCount
    control.style = plainStyle(normal: "#400000")
    stage.turn()
    #expect(cache.drawnCount == before)
    control.style = plainStyle(normal: "#100000")
    stage.turn()
    #expect(cache.drawnCount == before + 1)
    // One that is larger than all of it is shown, but not kept.
    control.frame.size = CGSize(width: 390, height: 300)
    stage.turn()
    #expect(control.middle == [0x10, 0, 0, 255])
    #expect(cache.byteCount <= cache.limit)
  }

  @Test("A thousand layouts, resizes, flips and changes of traits", arguments: Kind.allCases)
  func thousand(kind: Kind) {
    let cache = emptied()
    var style = plainStyle(normal: "#a06070", pressed: "#604050", seconds: 0.05)
    style[.normal, in: .dark].fill = .color("#302030")
    style[.highlighted, in: .dark].fill = .color("#201020")
    let control = kind.make(style)
    (control as? GradientButton)?.setTitle("Play", for: .normal)
    let stage = Stage(control)
    let layers = control.layer.sublayers?.count
    let before = cache.drawnCount
    var bytes = 0
    for step in 0..<1000 {
      switch step % 4 {
      case 0: control.frame.size.width = 40 + CGFloat(step / 4 % 5) * 10
      case 1: control.isHighlighted.toggle()
      case 2:
        stage.window.screenTraits.userInterfaceStyle = step / 8 % 2 == 0 ? .dark : .light
      default: control.setNeedsLayout()
      }
      stage.wait(0.02)
      #expect(control.layer.sublayers?.count == layers)
      #expect(cache.byteCount <= cache.limit)
      if step == 499 { bytes = cache.byteCount }
    }
    // Five widths, two states and two appearances, and the size it began with.
    #expect(cache.drawnCount - before <= 5 * 2 * 2 + 1)
    #expect(cache.byteCount == bytes)
    #expect(control.look.view.layer.sublayers == nil)
    stage.wait(1)
    #expect(control.look.view.layer.animationKeys() == nil)
  }
}
