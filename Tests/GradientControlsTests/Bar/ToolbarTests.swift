import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("A gradient button in a toolbar", .serialized)
struct ToolbarTests {
  private func shown(_ items: [UIBarButtonItem]) -> (UIWindow, UIToolbar) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let bar = UIToolbar(frame: .zero)
    bar.items = items
    window.addSubview(bar)
    window.makeKeyAndVisible()
    fit(bar, in: window)
    return (window, bar)
  }

  private func fit(_ bar: UIToolbar, in window: UIWindow) {
    bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(window.bounds.size))
    HeadlessClock.current.turn()
  }

  @Test func `Portrait, landscape, back: the view is as high as the bar, the look 30, 24, 30`() {
    var style = plainStyle()
    style[.normal].minWidth = 60
    let item = GradientBarButtonItem(title: "", style: style)
    let (window, bar) = shown([item])
    for (isLandscape, barHeight, rows) in [
      (false, 44, 7..<37), (true, 32, 4..<28), (false, 44, 7..<37),
    ] as [(Bool, CGFloat, Range<Int>)] {
      window.rotate(
        to: isLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
        verticalSizeClass: isLandscape ? .compact : .regular)
      fit(bar, in: window)
      #expect(bar.frame.height == barHeight)
      #expect(item.button.frame.height == barHeight)
      #expect(item.button.frame.minY == 0)
      let pixels = item.button.snapshot(scale: 1)
      #expect((0..<pixels.height).filter { pixels[30, $0].w > 0 } == Array(rows))
    }
  }

  @Test func `A toolbar of another height has buttons of its own height`() {
    let item = GradientBarButtonItem(title: "Add", style: plainStyle())
    let (window, bar) = shown([item])
    bar.frame.size.height = 50
    HeadlessClock.current.turn()
    #expect(item.button.frame.height == 50)
    #expect(!window.isHidden)
  }

  @Test func `The whole height of the toolbar takes touches`() {
    let item = GradientBarButtonItem(title: "Add", style: plainStyle())
    var count = 0
    item.primaryAction = UIAction { _ in count += 1 }
    let (window, _) = shown([.flexibleSpace(), item])
    for y in [1, 22, 43] as [CGFloat] {
      let finger = Finger(on: window)
      finger.down(at: CGPoint(x: item.button.frame.midX, y: y))
      finger.up()
    }
    #expect(count == 3)
    #expect(item.button.frame.maxX > 300)
  }
}
