import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("A gradient button in a bar", .serialized)
struct BarButtonTests {
  /// An opaque look of one colour, so that its rows in a picture can be counted.
  private var style: ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = .color("#4f82cf")
    style[.normal].minWidth = 49
    style[.normal].height = 30
    style[compact: .normal].height = 24
    style[.normal].insets = ContentInsets(vertical: 0, horizontal: 11)
    return style
  }

  private func phone(_ items: [UIBarButtonItem]) -> (UIWindow, UINavigationController) {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItems = items
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, navigation)
  }

  private func turn(_ window: UIWindow, toLandscape: Bool) {
    window.rotate(
      to: toLandscape
        ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
      verticalSizeClass: toLandscape ? .compact : .regular)
  }

  /// The rows of a view in which its middle column is painted, in points.
  private func paintedRows(_ view: UIView, scale: CGFloat = 2) -> ClosedRange<CGFloat>? {
    let pixels = view.snapshot(scale: scale)
    let rows = (0..<pixels.height).filter { pixels[4, $0].w > 0 }
    guard let first = rows.first, let last = rows.last else { return nil }
    return CGFloat(first) / scale...CGFloat(last + 1) / scale
  }

  @Test
  func
    `Portrait, landscape, back: the look is 30, 24, 30 high and centred each time (source 4, R57)`()
    throws
  {
    let button = GradientBarButton(style: style)
    let (window, navigation) = phone([GradientBarButtonItem(button: button)])
    let bar = navigation.navigationBar
    for (isLandscape, barHeight, lookHeight) in [
      (false, 44, 30), (true, 32, 24), (false, 44, 30),
    ] as [(Bool, CGFloat, CGFloat)] {
      turn(window, toLandscape: isLandscape)
      #expect(bar.frame.height == barHeight)
      #expect(button.frame.height == barHeight)
      #expect(button.frame.midY == barHeight / 2)
      let rows = try #require(paintedRows(button))
      #expect(rows.upperBound - rows.lowerBound == lookHeight)
      #expect(rows.lowerBound == (barHeight - lookHeight) / 2)
    }
  }

  @Test func `The title stands in the middle of the look, in both heights, without a nudge`() {
    let button = GradientBarButton(style: style)
    button.setTitle("Add", for: .normal)
    let (window, _) = phone([GradientBarButtonItem(button: button)])
    for isLandscape in [false, true, false] {
      turn(window, toLandscape: isLandscape)
      #expect(button.titleLabel?.frame.midY == button.bounds.midY)
      #expect(button.titleLabel?.center.x == button.bounds.midX)
    }
  }

  @Test func `Metrics that are set count over the bar's`() throws {
    let button = GradientBarButton(style: style)
    let (window, _) = phone([GradientBarButtonItem(button: button)])
    button.metrics = .compact
    HeadlessClock.current.turn()
    var rows = try #require(paintedRows(button))
    #expect(rows.upperBound - rows.lowerBound == 24)
    button.metrics = .regular
    turn(window, toLandscape: true)
    rows = try #require(paintedRows(button))
    #expect(rows.upperBound - rows.lowerBound == 30)
    #expect(button.bounds.height == 32)
  }

  @Test func `A style without heights gets the classic ones: 30 and 24`() {
    var style = style
    style[.normal].height = nil
    style[compact: .normal].height = nil
    let button = GradientBarButton(style: style)
    let (window, _) = phone([GradientBarButtonItem(button: button)])
    #expect(paintedRows(button) == 7...37)
    turn(window, toLandscape: true)
    #expect(paintedRows(button) == 4...28)
  }

  @Test func `Its width follows the title, and it is told to the bar (R57)`() {
    let button = GradientBarButton(style: style)
    button.setTitle("Add", for: .normal)
    let (window, _) = phone([GradientBarButtonItem(button: button)])
    let short = button.frame.width
    #expect(short >= 49)
    button.setTitle("Add all of them", for: .normal)
    HeadlessClock.current.turn()
    #expect(button.frame.width > short)
    #expect(!window.isHidden)
  }

  @Test func `The whole height of the bar takes touches (U16)`() {
    let button = GradientBarButton(style: style)
    let (window, _) = phone([GradientBarButtonItem(button: button)])
    for y in [1, 22, 43] as [CGFloat] {
      let point = button.convert(CGPoint(x: 20, y: y), to: nil)
      #expect(window.hitTest(point, with: nil) === button)
    }
  }

  @Test func `An action on touch-up-inside fires once`() {
    let button = GradientBarButton(style: style)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let (window, _) = phone([GradientBarButtonItem(button: button)])
    let finger = Finger(on: window)
    finger.down(at: button.convert(CGPoint(x: 20, y: 2), to: nil))
    finger.up()
    #expect(count == 1)
  }

  // MARK: The item

  @Test func `The item hands on what UIKit does not (U17)`() {
    let item = GradientBarButtonItem(title: "Add", style: style)
    let menu = UIMenu(children: [])
    item.isEnabled = false
    item.isSelected = true
    item.tintColor = .red
    item.menu = menu
    item.accessibilityLabel = "Add a song"
    item.accessibilityHint = "Opens the list"
    item.accessibilityIdentifier = "add"
    #expect(!item.button.isEnabled)
    #expect(item.button.isSelected)
    #expect(item.button.tintColor == .red)
    #expect(item.button.menu === menu)
    #expect(item.button.showsMenuAsPrimaryAction)
    #expect(item.button.accessibilityLabel == "Add a song")
    #expect(item.button.accessibilityHint == "Opens the list")
    #expect(item.button.accessibilityIdentifier == "add")
    #expect(item.customView === item.button)
    #expect(item.button.currentTitle == "Add")
  }

  @Test func `A menu does not take the tap from an action`() {
    let item = GradientBarButtonItem(title: "Add", style: style, primaryAction: UIAction { _ in })
    item.menu = UIMenu(children: [])
    #expect(item.button.menu != nil)
    #expect(!item.button.showsMenuAsPrimaryAction)
  }

  @Test func `A disabled item looks disabled in the bar`() {
    let item = GradientBarButtonItem(title: "", style: style)
    let (window, _) = phone([item])
    let normal = item.button.snapshot(scale: 1)
    item.isEnabled = false
    #expect(item.button.snapshot(scale: 1) != normal)
    #expect(!window.isHidden)
  }

  @Test func `iOS 26's shared glass is turned off, and nothing is asked of older systems (U18)`() {
    let item = GradientBarButtonItem(title: "Add", style: style)
    let (_, navigation) = phone([item])
    #expect(item.hidesSharedBackground)
    #expect(!navigation.navigationBar.drawsSharedBackground(behind: item))
    SystemFeatures.with(version: 18) {
      #expect(!GradientBarButtonItem(title: "Add", style: style).hidesSharedBackground)
    }
  }

  @Test func `In a group of several the glass is parted by a fixed space (U18)`() {
    let items = [
      GradientBarButtonItem(title: "A", style: style),
      GradientBarButtonItem(title: "B", style: style),
    ]
    let (_, navigation) = phone([items[0], .fixedSpace(8), items[1]])
    #expect(!navigation.navigationBar.drawsSharedBackground(behind: items[0]))
    #expect(!navigation.navigationBar.drawsSharedBackground(behind: items[1]))
  }

  @Test func `On old systems and new ones the turn is followed alike`() {
    for version in [15.0, 17, 26] {
      SystemFeatures.with(version: version) {
        let button = GradientBarButton(style: style)
        let (window, _) = phone([GradientBarButtonItem(button: button)])
        turn(window, toLandscape: true)
        #expect(paintedRows(button) == 4...28)
        turn(window, toLandscape: false)
        #expect(paintedRows(button) == 7...37)
      }
    }
  }
}
