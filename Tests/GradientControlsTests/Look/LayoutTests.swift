import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Layout and lifetime of a look", .serialized)
struct LayoutTests {
  private var style: ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = .gradient(gradient("#f287b0", "#503045"))
    style[.normal].corners = .radius(7)
    return style
  }

  @Test(
    "The fill covers new bounds in the same layout pass [R1]", arguments: Kind.allCases)
  func resizes(kind: Kind) throws {
    let control = kind.make(style)
    let stage = Stage(control)
    for size in [CGSize(width: 320, height: 40), CGSize(width: 368, height: 40)] {
      control.frame.size = size
      control.layoutIfNeeded()
      #expect(control.picture() == (try style.rendered(size: size)))
    }
    control.frame.size.height = 200
    stage.turn()
    #expect(try control.picture() == style.rendered(size: CGSize(width: 368, height: 200)))
  }

  @Test(
    "A control made at zero shows once it has a size [R2, R4]", arguments: Kind.allCases)
  func madeAtZero(kind: Kind) throws {
    let control = kind.make(style, frame: .zero)
    let stage = Stage(control)
    #expect(control.look.view.layer.contents == nil)
    control.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
    stage.turn()
    control.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    stage.turn()
    #expect(try control.picture() == style.rendered(size: CGSize(width: 100, height: 40)))
  }

  @Test("The fill starts at the control's own corner, wherever the control is [R3]")
  func startsAtTheCorner() throws {
    let control = Kind.button.make(style, frame: CGRect(x: 40, y: 80, width: 100, height: 40))
    let stage = Stage(control)
    let picture = stage.window.snapshot(scale: 1)
    let expected = try style.rendered(size: CGSize(width: 100, height: 40))
    #expect(picture.cropped(x: 40, y: 80, width: 100, height: 40) == expected)
    #expect(picture.pixel(39, 100) == [0, 0, 0, 0])
  }

  @Test("Ten layouts leave one layer of ours [R7]", arguments: Kind.allCases)
  func tenLayouts(kind: Kind) {
    let control = kind.make(style)
    let stage = Stage(control)
    let count = control.layer.sublayers?.count
    for _ in 0..<10 {
      control.setNeedsLayout()
      stage.turn()
    }
    #expect(control.layer.sublayers?.count == count)
    #expect(control.subviews.filter { $0 === control.look.view }.count == 1)
    #expect(control.look.view.layer.sublayers == nil)
  }

  @Test("Only the last of several styles shows [R8]")
  func replaces() throws {
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.style = ControlStyle()
    stage.turn()
    #expect(control.middle == [0, 0, 0, 0])
    control.style = plainStyle(normal: "#00ff00")
    stage.turn()
    #expect(control.middle == [0, 255, 0, 255])
  }

  @Test(
    "A gradient set after the first layout shows without a call of one's own [R9, R11]",
    arguments: Kind.allCases)
  func setLater(kind: Kind) throws {
    let control = kind.make(ControlStyle())
    let stage = Stage(control)
    control.setGradient(gradient("#808080", "#ffffff"), for: .normal)
    control.setGradient(gradient("#ff0000", "#00ff00"), for: .normal)
    stage.turn()
    var expected = ControlStyle()
    expected[.normal].fill = .gradient(gradient("#ff0000", "#00ff00"))
    #expect(try control.picture() == expected.rendered())
    control.setGradient(nil, for: .normal)
    stage.turn()
    #expect(control.middle == [0, 0, 0, 0])
  }

  @Test("Setters end the same in any order [R21]")
  func anyOrder() throws {
    let steps: [(GradientButton) -> Void] = [
      { $0.setGradient(gradient("#f287b0", "#c97391"), for: .normal) },
      { $0.style[.normal].corners = .radius(10) },
      { $0.setBorder(BorderStyle(width: 2, paint: .color("#784559")), for: .normal) },
      { $0.setShadows([DropShadow(color: "#00000080", offsetY: 2, blur: 4)], for: .normal) },
    ]
    var pictures: Set<Pixmap> = []
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]] {
      let button = GradientButton(frame: frame)
      let stage = Stage(button)
      for step in order {
        steps[step](button)
        stage.turn()
      }
      pictures.insert(button.picture(margin: 10))
    }
    #expect(pictures.count == 1)
  }

  @Test("A reused cell's button follows the new height and draws nothing at none [R12]")
  func reused() throws {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let button = GradientButton(frame: cell.bounds)
    button.style = style
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(button)
    let stage = Stage(cell)
    for height in [44, 120, 0, 60] as [CGFloat] {
      cell.removeFromSuperview()
      cell.frame.size.height = height
      stage.add(cell)
      guard height > 0 else {
        #expect(button.look.view.layer.contents == nil)
        continue
      }
      #expect(try button.picture() == style.rendered(size: cell.bounds.size))
    }
  }

  @Test(
    "Sizes of zero, below it or beyond all drawing show nothing and trap nowhere [R58]",
    arguments: [
      CGSize(width: 393, height: 0), CGSize(width: 0, height: 0), CGSize(width: 1e7, height: 40),
    ])
  func oddSizes(size: CGSize) {
    let control = Kind.button.make(style, frame: CGRect(origin: .zero, size: size))
    let stage = Stage(control)
    stage.turn()
    #expect(control.look.view.layer.contents == nil)
  }

  @Test("A button grows with its text, and its capsule follows [R15]")
  func grows() throws {
    var style = style
    style[.normal].corners = .capsule
    style[.normal].font = FontStyle(size: 17)
    style[.normal].insets = ContentInsets(vertical: 10, horizontal: 20)
    let button = GradientButton(style: style)
    button.setTitle("Play", for: .normal)
    let stage = Stage(button)
    let small = button.intrinsicContentSize
    button.setTitle("PlayPlayPlay", for: .normal)
    stage.turn()
    let wide = button.intrinsicContentSize
    #expect(abs((wide.width - 40) - 3 * (small.width - 40)) <= 3)
    stage.window.screenTraits.preferredContentSizeCategory =
      .accessibilityExtraExtraExtraLarge
    stage.turn()
    let large = button.intrinsicContentSize
    // Body: 53 points over 17.
    #expect(abs((large.width - 40) / (wide.width - 40) - 53.0 / 17) < 0.05)
    #expect(large.height > 70)
    button.frame = CGRect(origin: .zero, size: large)
    stage.turn()
    #expect(button.look.outline?.radii.topLeft == Double(min(large.width, large.height)) / 2)
  }

  @Test("At least 44 points high unless the style says less")
  func leastHeight() {
    var style = style
    let button = GradientButton(style: style)
    button.setTitle("Play", for: .normal)
    #expect(button.intrinsicContentSize.height == 44)
    style[.normal].minHeight = 30
    style[.normal].font = FontStyle(size: 10)
    style[.normal].insets = ContentInsets()
    button.style = style
    #expect(button.intrinsicContentSize.height == 30)
    style[.normal].width = 49
    style[.normal].height = 24
    button.style = style
    #expect(button.intrinsicContentSize == CGSize(width: 49, height: 24))
  }

  @Test("A resize is not animated by itself, and follows the app's animation by stretching [R50]")
  func noImplicitAnimation() throws {
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.frame.size = CGSize(width: 200, height: 60)
    stage.turn()
    #expect(control.look.view.layer.animationKeys() == nil)
    #expect(control.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      control.frame.size = CGSize(width: 300, height: 60)
      control.layoutIfNeeded()
    }
    stage.wait(0.5)
    let shown = control.look.view.layer.presentation()?.bounds.size
    #expect(shown == CGSize(width: 250, height: 60))
    // Corners keep their size on the way: only what lies between them stretches.
    let picture = stage.window.snapshot(scale: 1)
    let expected = try style.rendered(size: CGSize(width: 250, height: 60))
    let half = picture.cropped(x: 40, y: 40, width: 250, height: 60)
    #expect(half.difference(from: expected).map { $0 <= 1 } == true)
    stage.wait(0.6)
    #expect(try control.picture() == style.rendered(size: CGSize(width: 300, height: 60)))
  }
}
