import GradientControls
import GradientModel
import GradientRaster
import GradientText
import GradientTokens
import HeadlessUIKit
import Testing

/// A window with a control on screen, and the reader's settings.
final class Stage {
  let window: UIWindow

  init(size: CGSize = CGSize(width: 400, height: 300)) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screenTraits.displayScale = 1
    window.makeKeyAndVisible()
  }

  nonisolated deinit {}

  /// A stage with a view on it, laid out.
  convenience init(_ view: UIView) {
    self.init()
    add(view)
  }

  func add(_ view: UIView) {
    window.addSubview(view)
    turn()
  }

  func turn() { HeadlessClock.current.turn() }

  func wait(_ seconds: Double) { HeadlessClock.current.advance(by: seconds) }
}

extension Pixmap {
  /// The four bytes of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let pixel = self[x, y]
    return [pixel.x, pixel.y, pixel.z, pixel.w]
  }

  /// The greatest difference of any byte; nil for bitmaps of different sizes.
  func difference(from other: Pixmap) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    var greatest = 0
    for (a, b) in zip(bytes, other.bytes) { greatest = max(greatest, abs(Int(a) - Int(b))) }
    return greatest
  }
}

/// A look as the renderer draws it.
func rendered(
  _ look: ResolvedStyle, size: Size2D, scale: Double = 1, gamut: OutputGamut = .srgb,
  title: String? = nil
) throws -> Pixmap {
  let titles = try TitleRenderer()
  return try Rasterizer(scale: scale, gamut: gamut)
    .draw(look.drawing(size: size, title: title)) { title, scale in
      (try? titles.mask(title, scale: scale)).map { PlacedMask($0.mask, x: $0.x, y: $0.y) }
    }.pixmap
}

/// The controls of a style file of the examples.
func example(_ name: String) throws -> [ControlTheme.Control] {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Styles/\(name).tokens.json")
  let reading = StyleFile.read([UInt8](try Data(contentsOf: file)), path: file.path)
  #expect(reading.diagnostics.isEmpty)
  return reading.theme.controls
}

/// A style of plain colours that moves when it is asked to.
func plainStyle(
  normal: StyleColor = "#c04040", pressed: StyleColor = "#4040c0", seconds: Double = 0
) -> ControlStyle {
  var style = ControlStyle()
  style[.normal].fill = .color(normal)
  style[.highlighted].fill = .color(pressed)
  style[.normal].disabledLook = DisabledDerivation.none
  if seconds > 0 {
    let timing = Transition.Timing(duration: seconds, curve: SIMD4(0, 0, 1, 1))
    style[.normal].transition = Transition(pressIn: timing, release: timing)
  }
  return style
}

let frame = CGRect(x: 40, y: 40, width: 120, height: 44)

/// Both kinds of control, for what they have in common.
enum Kind: CaseIterable {
  case button, control

  func make(_ style: ControlStyle = plainStyle(), frame: CGRect = frame) -> any Subject {
    switch self {
    case .button:
      let button = GradientButton(frame: frame)
      button.style = style
      return button
    case .control:
      let control = GradientControl(frame: frame)
      control.style = style
      return control
    }
  }
}

/// A control under test.
protocol Subject: GradientStyled {
  var look: Look { get }
}

extension GradientButton: Subject {}
extension GradientControl: Subject {}

extension Subject {
  var isDissolving: Bool { look.view.layer.animationKeys() != nil }

  /// The control and what its shadows reach, one pixel a point.
  func picture(margin: CGFloat = 0) -> Pixmap {
    snapshot(
      scale: 1,
      margins: UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
  }

  var middle: [UInt8] { picture().pixel(Int(bounds.width) / 2, Int(bounds.height) / 2) }
}

extension ControlStyle {
  /// What the renderer draws of a state at the size of the controls here.
  func rendered(
    _ state: ControlState = .normal, in environment: StyleEnvironment = StyleEnvironment(),
    size: CGSize = frame.size, margin: Double? = nil, path: Rasterizer.Path = .fast
  ) throws -> Pixmap {
    var drawing = resolved(for: state, in: environment).drawing(
      size: Size2D(width: Double(size.width), height: Double(size.height)))
    if let margin { drawing.margins = Edges(margin) }
    return try Rasterizer(path: path).draw(drawing).pixmap
  }
}

/// Two colours from top to bottom.
func gradient(_ top: StyleColor, _ bottom: StyleColor) -> GradientFill {
  GradientFill(colors: [top, bottom])
}
