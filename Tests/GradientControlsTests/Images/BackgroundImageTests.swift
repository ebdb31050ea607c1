import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("Background images", .serialized)
struct BackgroundImageTests {
  /// Source 3's look: cyan to green, pressed magenta to red.
  static let perState: ControlStyle = {
    var style = ControlStyle()
    style[.normal].fill = .gradient(GradientFill(colors: ["#00ffff", "#00ff00"]))
    style[.highlighted].fill = .gradient(GradientFill(colors: ["#ff00ff", "#ff0000"]))
    style[.normal].corners = .radius(12)
    style[.normal].borderWidth = 2
    style[.normal].borderPaint = .color("#003333")
    return style
  }()

  nonisolated struct Look: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var corners = Corners.radius(12)
    var curve = CornerCurve.circular
    var fill = Paint.gradient(GradientFill(colors: ["#00ffff", "#00ff00"]))
    var shadows: [DropShadow] = []
    var border = 2.0

    var style: ControlStyle {
      var style = ControlStyle()
      style[.normal].corners = corners
      style[.normal].cornerCurve = curve
      style[.normal].fill = fill
      style[.normal].shadows = shadows
      style[.normal].borderWidth = border
      style[.normal].borderPaint = .color("#003333cc")
      return style
    }
  }

  nonisolated static let looks: [Look] = [
    Look(testDescription: "round corners"),
    Look(testDescription: "continuous corners", curve: .continuous),
    Look(testDescription: "a capsule", corners: .capsule),
    Look(
      testDescription: "four radii",
      corners: .radii(CornerRadii(topLeft: 20, topRight: 0, bottomRight: 6, bottomLeft: 3))),
    Look(testDescription: "radii that overlap", corners: .radius(100)),
    Look(
      testDescription: "an inset shadow",
      shadows: [DropShadow(color: .black, offsetX: 2, offsetY: 3, blur: 6, isInset: true)]),
    Look(
      testDescription: "a shadow behind a translucent fill", fill: .color("#33669980"),
      shadows: [DropShadow(color: .black, offsetX: -3, offsetY: 3, blur: 4, isBehind: true)]),
    Look(testDescription: "one colour without a border", fill: .color("#336699"), border: 0),
  ]

  @Test(arguments: looks, [1.0, 2, 3])
  func `stretched to any width it has the pixels that the style has there, corners included (R56)`(
    look: Look, scale: Double
  ) throws {
    let scale = CGFloat(scale)
    let image = try #require(
      look.style.backgroundImage(size: CGSize(width: 150, height: 30), scale: scale))
    #expect(image.size.width < 70)
    #expect(image.resizingMode == .stretch)
    for width in [70, 150] as [CGFloat] {
      let size = CGSize(width: width, height: 30)
      #expect(drawn(image, size) == exact(look.style, size, scale))
    }
  }

  @Test func `One colour stretches both ways`() throws {
    let style = Self.looks[7].style
    let image = try #require(style.backgroundImage(size: CGSize(width: 80, height: 80), scale: 2))
    #expect(image.size == CGSize(width: 25, height: 25))
    let size = CGSize(width: 90, height: 60)
    #expect(drawn(image, size) == exact(style, size, 2))
  }

  @Test func `A gradient to the right stretches down only, a diagonal one not at all`() throws {
    var style = Self.perState
    let size = CGSize(width: 90, height: 80)
    style[.normal].fill = .gradient(
      GradientFill(colors: [.white, .black], kind: .axial(.to(.right))))
    let right = try #require(style.backgroundImage(size: size, scale: 1))
    #expect(right.size == CGSize(width: 90, height: 25))
    #expect(drawn(right, size) == exact(style, size, 1))
    style[.normal].fill = .gradient(
      GradientFill(colors: [.white, .black], kind: .axial(.angle(30))))
    let diagonal = try #require(style.backgroundImage(size: size, scale: 1))
    #expect(diagonal.size == size)
    #expect(diagonal.capInsets == .zero)
  }

  @Test func `A gradient border that changes across keeps the image from stretching`() throws {
    var style = Self.perState
    style[.normal].borderPaint = .gradient(
      GradientFill(colors: [.white, .black], kind: .axial(.to(.right))))
    let image = try #require(style.backgroundImage(size: CGSize(width: 90, height: 40), scale: 1))
    #expect(image.size.width == 90)
  }

  @Test(arguments: [1.0, 2, 3])
  func `An image is sharp at its scale: as many pixels as points times scale`(scale: Double) throws
  {
    let image = try #require(
      Self.perState.backgroundImage(
        size: CGSize(width: 100, height: 44), scale: CGFloat(scale)))
    #expect(image.scale == CGFloat(scale))
    #expect(image.cgImage?.height == Int(44 * scale))
    #expect(image.size.height == 44)
  }

  @Test(arguments: [
    CGSize(width: 393, height: 0), CGSize(width: CGFloat.nan, height: 40),
    CGSize(width: -1, height: 40),
  ])
  func `A size without area gives no image instead of a trap (R58)`(size: CGSize) {
    #expect(Self.perState.backgroundImage(size: size, scale: 2) == nil)
    #expect(Self.perState.adaptiveBackgroundImage(size: size, scale: 2) == nil)
  }

  @Test func `A bitmap of Display P3 is tagged as such (R33)`() throws {
    let environment = StyleEnvironment(gamut: .displayP3)
    let image = try #require(
      Self.perState.backgroundImage(
        size: CGSize(width: 60, height: 40), scale: 1, in: environment))
    #expect(image.cgImage?.colorSpace?.name == CGColorSpace.displayP3)
  }

  @Test func `An image view shows the form for its own traits, also against its window's (R52)`()
    throws
  {
    var style = Self.perState
    style[.normal, in: .dark].fill = .color("#000000")
    let image = try #require(
      style.adaptiveBackgroundImage(size: CGSize(width: 60, height: 40), scale: 2))
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.image = image
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.snapshot(scale: 2)[60, 40] != SIMD4(0, 0, 0, 255))
    window.screenTraits.userInterfaceStyle = .dark
    #expect(view.snapshot(scale: 2)[60, 40] == SIMD4(0, 0, 0, 255))
    view.overrideUserInterfaceStyle = .light
    #expect(view.snapshot(scale: 2)[60, 40] != SIMD4(0, 0, 0, 255))
    #expect(view.snapshot(scale: 2) == exact(style, CGSize(width: 60, height: 40), 2))
  }

  private func drawn(_ image: UIImage, _ size: CGSize) -> Pixmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let result = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    return result.cgImage?.pixmap ?? Pixmap(width: 0, height: 0)
  }

  private func exact(
    _ style: ControlStyle, _ size: CGSize, _ scale: CGFloat, _ state: ControlState = .normal
  ) -> Pixmap? {
    let drawing = style.resolved(for: state)
      .drawing(size: Size2D(width: Double(size.width), height: Double(size.height)))
    return try? Rasterizer(scale: Double(scale)).draw(drawing).withoutMargins()
  }

  // MARK: On a button

  @Test func `On an ordinary button every union of states has its own picture, never dimmed (R44)`()
  {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(button)
    window.makeKeyAndVisible()
    Self.perState.setBackgroundImages(on: button)
    for (isSelected, isEnabled, isHighlighted) in [
      (false, true, true), (true, true, true), (true, false, false), (true, false, true),
    ] {
      button.isSelected = isSelected
      button.isEnabled = isEnabled
      button.isHighlighted = isHighlighted
      let state = ControlState(rawValue: button.state.rawValue)
      #expect(button.snapshot(scale: 2) == exact(Self.perState, button.bounds.size, 2, state))
    }
    button.isHighlighted = false
    button.isSelected = false
    button.isEnabled = true
    #expect(button.snapshot(scale: 2) == exact(Self.perState, button.bounds.size, 2))
  }

  @Test
  func `Without pictures for unions UIKit would dim the pressed button, so the check can fail`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    let image = Self.perState.backgroundImage(size: button.bounds.size, scale: 2)
    button.setBackgroundImage(image, for: .normal)
    button.isHighlighted = true
    #expect(button.snapshot(scale: 2) != exact(Self.perState, button.bounds.size, 2))
  }
}
