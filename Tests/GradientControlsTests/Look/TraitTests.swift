import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("A look in its environment, live", .serialized)
struct TraitTests {
  private var style: ControlStyle {
    var style = plainStyle(normal: "#ff0000")
    style[.normal, in: .dark].fill = .color("#00ff00")
    style[.normal, in: .highContrast].fill = .color("#0000ff")
    style[.normal, in: [.dark, .highContrast]].fill = .color("#ffff00")
    style[compact: .normal].corners = .radius(20)
    return style
  }

  @Test(
    "Dark mode, contrast and size class are followed, before iOS 17 and after [R52, U12]",
    arguments: [15, 16, 17, 18, 26] as [Double])
  func follows(version: Double) {
    for kind in Kind.allCases {
      SystemFeatures.with(version: version) {
        let control = kind.make(style)
        let stage = Stage(control)
        #expect(control.middle == [255, 0, 0, 255])
        stage.window.screenTraits.userInterfaceStyle = .dark
        stage.turn()
        #expect(control.middle == [0, 255, 0, 255])
        stage.window.screenTraits.accessibilityContrast = .high
        stage.turn()
        #expect(control.middle == [255, 255, 0, 255])
        stage.window.screenTraits.userInterfaceStyle = .light
        stage.turn()
        #expect(control.middle == [0, 0, 255, 255])
        #expect(control.picture().pixel(0, 0)[3] == 255)
        stage.window.screenTraits.verticalSizeClass = .compact
        stage.turn()
        #expect(control.picture().pixel(0, 0)[3] == 0)
      }
    }
  }

  @Test("A view made dark inside a light window has the dark look [R52]")
  func overridden() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (dark, light) = (Kind.button.make(style), Kind.button.make(style))
    parent.addSubview(dark)
    let stage = Stage(parent)
    stage.add(light)
    parent.overrideUserInterfaceStyle = .dark
    stage.turn()
    #expect(dark.middle == [0, 255, 0, 255])
    #expect(light.middle == [255, 0, 0, 255])
  }

  @Test("Leading and trailing turn with the layout direction; right and left never do [R53]")
  func rightToLeft() throws {
    var style = ControlStyle()
    var fill = gradient("#ff0000", "#0000ff")
    fill.kind = .axial(.to(.trailing))
    style[.normal].fill = .gradient(fill)
    style[.normal].corners = .radii(
      CornerRadii(topLeading: 20, topTrailing: 0, bottomTrailing: 0, bottomLeading: 0))
    style[.normal].shadows = [DropShadow(color: "#00000080", offsetX: 5)]
    let mirrored = StyleEnvironment(layoutDirection: .rightToLeft)
    let control = Kind.button.make(style)
    let stage = Stage(control)
    #expect(control.picture().pixel(1, 1)[3] == 0)
    let ways: [(Bool) -> Void] = [
      { stage.window.screenTraits.layoutDirection = $0 ? .rightToLeft : .leftToRight },
      { control.semanticContentAttribute = $0 ? .forceRightToLeft : .unspecified },
    ]
    for turn in ways {
      turn(true)
      stage.turn()
      let expected = try style.rendered(in: mirrored)
      #expect(
        control.snapshot(
          scale: 1, margins: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5)) == expected)
      #expect(control.picture().pixel(118, 1)[3] < 200)
      turn(false)
      stage.turn()
    }
  }

  @Test("A wide screen gets Display P3, tagged")
  func gamut() {
    var style = ControlStyle()
    style[.normal].fill = .color(StyleColor(.displayP3, 1, 0, 0.8))
    let control = Kind.button.make(style)
    let stage = Stage(control)
    stage.window.screenTraits.displayGamut = .P3
    stage.turn()
    let image = control.look.view.layer.contents as? CGImage
    #expect(image?.colorSpace?.name == CGColorSpace.displayP3)
    #expect(image?.pixmap.pixel(60, 22) == [255, 0, 204, 255])
    stage.window.screenTraits.displayGamut = .SRGB
    stage.turn()
    let plain = control.look.view.layer.contents as? CGImage
    #expect(plain?.colorSpace?.name == CGColorSpace.sRGB)
  }

  @Test("The picture has the screen's pixels", arguments: [1, 2, 3] as [CGFloat])
  func scale(scale: CGFloat) {
    let control = Kind.control.make(style)
    let stage = Stage()
    stage.window.screenTraits.displayScale = scale
    stage.add(control)
    let image = control.look.view.layer.contents as? CGImage
    #expect(image?.width == Int(120 * scale))
    #expect(control.look.view.layer.contentsScale == scale)
    #expect(control.look.view.frame == control.bounds)
  }

  @Test("Bold text makes the title bolder")
  func boldText() {
    var style = plainStyle()
    style[.normal].font = FontStyle(size: 17, weight: 400)
    let button = GradientButton(frame: frame)
    button.style = style
    button.setTitle("Play", for: .normal)
    let stage = Stage(button)
    #expect(button.titleLabel?.fontStyle.weight == 400)
    stage.window.screenTraits.legibilityWeight = .bold
    stage.turn()
    #expect(button.titleLabel?.fontStyle.weight == 600)
  }

  @Test("One registration a control, however often it enters a window")
  func oneRegistration() {
    let control = Kind.button.make(style)
    let stage = Stage(control)
    for _ in 0..<3 {
      control.removeFromSuperview()
      stage.add(control)
    }
    #expect(control.traitObservers.entries.count == 1)
  }
}
