import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("States on screen", .serialized)
struct StateTests {
  private var style: ControlStyle {
    var style = plainStyle(normal: "#ff0000", pressed: "#00ff00")
    style[.selected].fill = .color("#0000ff")
    return style
  }

  @Test("Selected and pressed together look pressed, not normal again [R41]")
  func union() {
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.isSelected = true
    stage.turn()
    #expect(control.middle == [0, 0, 255, 255])
    control.isHighlighted = true
    #expect(control.middle == [0, 255, 0, 255])
    control.setGradient(gradient("#ffff00", "#ffff00"), for: [.selected, .highlighted])
    stage.turn()
    #expect(control.middle == [255, 255, 0, 255])
  }

  @Test("A button without overrides looks pressed while it is selected and pressed [R41]")
  func derivedUnion() throws {
    var style = ControlStyle()
    style[.normal].fill = .color("#ff0000")
    style[.selected].fill = .color("#0000ff")
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.isSelected = true
    control.isHighlighted = true
    stage.turn()
    #expect(control.middle != [0, 0, 255, 255])
    #expect(try control.picture() == style.rendered([.selected, .highlighted]))
  }

  // Black and white both have 4.6:1 on #2a74d9: black would fall below 4.5:1 on a darker press, white on
  // a lighter one.
  @Test("A derived press is made for the button's own title where the style gives no colour")
  func pressUnderOwnTitle() throws {
    var style = ControlStyle()
    style[.normal].fill = .color("#2a74d9")
    let button = GradientButton(frame: frame)
    button.style = style
    let stage = Stage(button)
    func lightness(_ state: UIControl.State) throws -> Double {
      let color = try #require(button.gradient(for: state)?.stops.first?.color)
      return color.converted(to: .oklch).components.x
    }
    for (title, isDarker) in [(UIColor.white, true), (.black, false)] {
      button.configuration?.baseForegroundColor = title
      stage.turn()
      #expect(try (lightness(.highlighted) < lightness(.normal)) == isDarker)
    }
  }

  @Test("Pressed and disabled resolves to disabled [R42]")
  func disabledWins() throws {
    var style = style
    style[.disabled].fill = .color("#808080")
    let control = Kind.control.make(style)
    let stage = Stage(control)
    control.isHighlighted = true
    control.isEnabled = false
    stage.turn()
    #expect(control.middle == [0x80, 0x80, 0x80, 255])
  }

  @Test("Every union has a value; UIKit's own setters know exact or normal [R43]")
  func table() {
    let button = GradientButton(frame: frame)
    button.style = style
    for (state, color) in [(UIControl.State.normal, "n"), (.selected, "s"), (.highlighted, "h")] {
      button.setTitle(color, for: state)
    }
    let rows: [(UIControl.State, StyleColor, String)] = [
      (.normal, "#ff0000", "n"),
      (.selected, "#0000ff", "s"),
      (.highlighted, "#00ff00", "h"),
      ([.selected, .highlighted], "#00ff00", "n"),
      (.disabled, "#ff0000", "n"),
      ([.selected, .disabled], "#0000ff", "n"),
      ([.highlighted, .disabled], "#ff0000", "n"),
      ([.selected, .highlighted, .disabled], "#0000ff", "n"),
    ]
    for (state, color, title) in rows {
      #expect(button.gradient(for: state) == GradientFill(colors: [color]), "\(state.rawValue)")
      #expect(button.title(for: state) == title, "\(state.rawValue)")
    }
  }

  @Test("What is set for a state is what the getter gives, and nil takes it back")
  func setAndGet() {
    let control = Kind.control.make(ControlStyle())
    let fill = gradient("#102030", "#405060")
    let border = BorderStyle(width: 2, paint: .gradient(fill))
    let shadows = [DropShadow(color: "#000000", blur: 3)]
    for state in [UIControl.State.normal, .highlighted, [.selected, .focused], .hovered, .loading] {
      control.setGradient(fill, for: state)
      control.setBorder(border, for: state)
      control.setShadows(shadows, for: state)
      #expect(control.gradient(for: state) == fill)
      #expect(control.border(for: state) == border)
      #expect(control.shadows(for: state) == shadows)
      control.setGradient(nil, for: state)
      control.setBorder(nil, for: state)
      control.setShadows(nil, for: state)
    }
    #expect(control.style == ControlStyle())
    #expect(control.gradient(for: .normal) == nil)
  }

  @Test("UIKit never tints the look of a system button [R44]")
  func systemType() throws {
    let button = GradientButton(type: .system)
    button.frame = frame
    button.style = style
    let stage = Stage(button)
    for (state, color) in [(true, [0, 255, 0, 255]), (false, [255, 0, 0, 255])] as [(Bool, [UInt8])]
    {
      button.isHighlighted = state
      stage.wait(0.2)
      #expect(button.middle == color)
    }
    button.tintAdjustmentMode = .dimmed
    stage.turn()
    #expect(button.middle == [255, 0, 0, 255])
  }

  @Test("A disabled look is the style's own, or derived, and differs from normal [R46]")
  func disabledLook() throws {
    var style = style
    style[.normal].disabledLook = nil
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.isEnabled = false
    stage.turn()
    let derived = control.picture()
    #expect(derived == (try style.rendered(.disabled)))
    #expect(derived.pixel(60, 22) != [255, 0, 0, 255])
    control.setGradient(gradient("#00ffff", "#00ffff"), for: .disabled)
    stage.turn()
    // Derived for what is not given: half the opacity.
    #expect(control.middle == [0, 128, 128, 128])
  }

  @Test("Focus and pointer are states too", arguments: Kind.allCases)
  func focusAndHover(kind: Kind) {
    var style = style
    style[.focused].fill = .color("#ffff00")
    style[.hovered].fill = .color("#00ffff")
    let control = kind.make(style)
    let stage = Stage(control)
    FocusSystem.focus(control)
    stage.turn()
    #expect(control.middle == [255, 255, 0, 255])
    FocusSystem.focus(nil)
    stage.turn()
    #expect(control.middle == [255, 0, 0, 255])
    for isOver in [true, false] {
      if let button = control as? GradientButton {
        Pointer.hover(button, isOver)
      } else {
        Pointer.hover(control as UIView, isOver)
      }
      #expect(control.middle == (isOver ? [0, 255, 255, 255] : [255, 0, 0, 255]))
    }
  }
}
