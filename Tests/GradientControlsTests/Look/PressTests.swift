import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

private let normal: [UInt8] = [0xc0, 0x40, 0x40, 255]
private let pressed: [UInt8] = [0x40, 0x40, 0xc0, 255]

@Suite("A press on screen [U9]", .serialized)
struct PressTests {
  @Test(
    "A quick tap is drawn for a moment, and neither highlight nor action waits for it",
    arguments: Kind.allCases)
  func quickTap(kind: Kind) {
    let control = kind.make()
    let stage = Stage(control)
    var actions = 0
    control.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
    Finger(on: stage.window).tap(control)
    #expect(actions == 1)
    #expect(!control.isHighlighted)
    #expect(control.state == .normal)
    #expect(control.look.drawnState == .highlighted)
    #expect(control.middle == pressed)
    stage.wait(DrawnState.minimumPress - 0.01)
    #expect(control.middle == pressed)
    stage.wait(0.02)
    #expect(control.middle == normal)
    #expect(control.look.drawnState == .normal)
  }

  @Test("A press that was long enough ends with the finger")
  func longPress() {
    let control = Kind.button.make()
    let stage = Stage(control)
    let finger = Finger(on: stage.window)
    finger.down(on: control)
    stage.wait(0.5)
    finger.up()
    #expect(control.middle == normal)
  }

  @Test("A quick tap in a scroll view is drawn too")
  func scrollView() {
    let control = Kind.button.make()
    let stage = Stage()
    let scroll = UIScrollView(frame: stage.window.bounds)
    stage.add(scroll)
    scroll.addSubview(control)
    stage.turn()
    let finger = Finger(on: stage.window)
    finger.down(on: control)
    #expect(control.middle == normal)
    finger.up()
    #expect(control.middle == pressed)
    stage.wait(0.2)
    #expect(control.middle == normal)
  }

  @Test("A second tap while the first is still drawn goes on as one press")
  func secondTap() {
    let control = Kind.button.make()
    let stage = Stage(control)
    let finger = Finger(on: stage.window)
    finger.tap(control)
    stage.wait(0.05)
    finger.down(on: control)
    stage.wait(0.2)
    #expect(control.middle == pressed)
    finger.up()
    #expect(control.middle == normal)
  }

  @Test("Disabling ends what is still drawn: a disabled look shows at once [R42]")
  func disabled() {
    var style = plainStyle()
    style[.disabled].fill = .color("#808080")
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.addAction(
      UIAction { [weak control] _ in control?.isEnabled = false }, for: .touchUpInside)
    Finger(on: stage.window).tap(control)
    #expect(control.look.drawnState == .disabled)
    #expect(control.middle == [0x80, 0x80, 0x80, 255])
    stage.wait(1)
    #expect(control.middle == [0x80, 0x80, 0x80, 255])
  }

  @Test("Removal, another style and getting busy end it")
  func ended() {
    let endings: [(any Subject) -> Void] = [
      { $0.removeFromSuperview() },
      { $0.style = plainStyle(normal: "#c04040", pressed: "#00ff00") },
      { $0.isLoading = true },
    ]
    for end in endings {
      let control = Kind.button.make()
      let stage = Stage(control)
      Finger(on: stage.window).tap(control)
      #expect(control.look.drawnState == .highlighted)
      end(control)
      #expect(!control.look.drawnState.contains(.highlighted))
      stage.add(control)
      #expect(!control.look.drawnState.contains(.highlighted))
    }
  }

  @Test("A control that nobody sees holds no press")
  func noWindow() {
    let control = Kind.control.make()
    control.isHighlighted = true
    control.isHighlighted = false
    control.layoutIfNeeded()
    #expect(control.look.drawnState == .normal)
  }

  @Test("Selecting in the action keeps the press drawn, in the selected look")
  func toggling() {
    var style = plainStyle()
    style[[.selected, .highlighted]].fill = .color("#00ff00")
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.addAction(
      UIAction { [weak control] _ in control?.isSelected.toggle() }, for: .touchUpInside)
    Finger(on: stage.window).tap(control)
    #expect(control.look.drawnState == [.selected, .highlighted])
    #expect(control.middle == [0, 255, 0, 255])
  }

  @Test("The press scale shrinks all that is drawn around the middle, and moves no layout")
  func scale() {
    var style = plainStyle()
    style[.normal].pressScale = 0.5
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.isHighlighted = true
    stage.turn()
    #expect(control.frame == frame)
    #expect(control.bounds.size == frame.size)
    #expect(control.transform == .identity)
    let picture = control.picture()
    #expect(picture.pixel(29, 22)[3] == 0)
    #expect(picture.pixel(31, 22) == pressed)
    #expect(picture.pixel(88, 22) == pressed)
    #expect(picture.pixel(91, 22)[3] == 0)
    #expect(picture.pixel(60, 10)[3] == 0)
    stage.wait(0.2)
    control.isHighlighted = false
    stage.turn()
    #expect(control.picture().pixel(1, 1) == normal)
  }

  @Test("The press scale moves with the dissolve and is interrupted with it")
  func scaleMoves() {
    var style = plainStyle(seconds: 1)
    style[.normal].pressScale = 0.5
    let control = Kind.control.make(style)
    let stage = Stage(control)
    control.isHighlighted = true
    stage.wait(0.5)
    #expect(scale(of: control) == 0.75)
    control.isHighlighted = false
    #expect(scale(of: control) == 0.75)
    stage.wait(0.5)
    #expect(scale(of: control) == 0.875)
    stage.wait(1)
    #expect(scale(of: control) == 1)
  }

  private func scale(of control: UIView) -> Double? {
    (control.layer.presentation()?.sublayerTransform.m11).map {
      (Double($0) * 1e6).rounded() / 1e6
    }
  }
}
