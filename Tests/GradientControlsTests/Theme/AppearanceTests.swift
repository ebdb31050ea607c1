import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("A style name for all controls of a class", .serialized)
struct AppearanceTests {
  private func theme(_ color: StyleColor = "#ff0000") -> ControlTheme {
    var rec = plainStyle(normal: color)
    rec[.normal].borderPaint = .color("#00ff00")
    rec[.normal].borderWidth = 4
    return ControlTheme([
      ControlTheme.Control(name: "rec", style: rec),
      ControlTheme.Control(name: "bar", style: plainStyle(normal: "#0000ff")),
    ])
  }

  private func clean(_ body: () throws -> Void) rethrows {
    HeadlessUIKit.Appearance.register(\GradientButton.gradientStyleName)
    HeadlessUIKit.Appearance.register(\GradientControl.gradientStyleName)
    defer {
      HeadlessUIKit.Appearance.reset()
      ControlTheme.installed = ControlTheme()
    }
    try body()
  }

  /// All orders of a list.
  private func orders<Value>(_ values: [Value]) -> [[Value]] {
    guard values.count > 1 else { return [values] }
    return values.indices.flatMap { index in
      var rest = values
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  @Test func `In any order of theme, proxy, style and inspector the picture is the same`() throws {
    for order in orders([0, 1, 2, 3]) {
      clean {
        let button = GradientButton(frame: frame)
        for step in order {
          switch step {
          case 0: ControlTheme.installed = theme()
          case 1: GradientButton.appearance().gradientStyleName = "rec"
          case 2: button.style[.normal].borderWidth = 10
          default: button.gradientOutlineRadius = 22
          }
        }
        _ = Stage(button)
        let picture = button.snapshot(scale: 1)
        #expect(picture.pixel(60, 22) == [255, 0, 0, 255], "\(order)")
        #expect(picture.pixel(60, 9) == [0, 255, 0, 255], "\(order)")
        #expect(picture.pixel(60, 10) == [255, 0, 0, 255], "\(order)")
        #expect(picture.pixel(0, 0) == [0, 0, 0, 0], "\(order)")
      }
    }
  }

  @Test func `A theme that comes when the control is on screen, and another one, are followed`() {
    clean {
      GradientButton.appearance().gradientStyleName = "rec"
      let button = GradientButton(frame: frame)
      let stage = Stage(button)
      #expect(button.middle == [0, 0, 0, 0])
      for color in ["#ff0000", "#00ffff"] as [StyleColor] {
        ControlTheme.installed = theme(color)
        stage.turn()
        #expect(button.look.outline != nil)
        #expect(button.middle == (color == "#ff0000" ? [255, 0, 0, 255] : [0, 255, 255, 255]))
      }
    }
  }

  @Test func `A subclass's name counts over its class's, and an instance's own over both`() {
    clean {
      ControlTheme.installed = theme()
      GradientButton.appearance().gradientStyleName = "rec"
      GradientBarButton.appearance().gradientStyleName = "bar"
      let (bar, own) = (GradientBarButton(frame: frame), GradientBarButton(frame: frame))
      own.gradientStyleName = "rec"
      let stage = Stage(bar)
      stage.add(own)
      #expect(bar.middle == [0, 0, 255, 255])
      #expect(own.middle == [255, 0, 0, 255])
    }
  }

  @Test func `As UIKit has it, a name set later reaches controls when they enter a window again`() {
    clean {
      ControlTheme.installed = theme()
      let control = GradientControl(frame: frame)
      let stage = Stage(control)
      GradientControl.appearance().gradientStyleName = "bar"
      stage.turn()
      #expect(control.middle == [0, 0, 0, 0])
      control.removeFromSuperview()
      stage.add(control)
      #expect(control.middle == [0, 0, 255, 255])
    }
  }
}
