import Foundation

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Probe {
  /// What controls and buttons do.
  static var controls: [Probe] {
    [
      Probe("slop-boundary") {
        // The slop is said to be 70 points; where does a drag leave, and where does it come back?
        [CGFloat(69), 70, 71].map { distance in
          let (control, window, log) = control()
          let touches = Touches(on: control, in: window)
          touches.down(CGPoint(x: 40, y: 20))
          touches.move(CGPoint(x: 80 + distance, y: 20))
          let highlighted = control.isHighlighted
          touches.up()
          return (
            "drag \(Int(distance)) beyond",
            "\(log.events.joined(separator: " ")); highlighted \(highlighted)"
          )
        }
      },
      Probe("highlight-when-touchDown-arrives") {
        let (control, window, log) = control()
        control.addAction(
          UIAction { [weak control] _ in log.events.append("lit=\(control?.isHighlighted ?? false)")
          },
          for: .touchDown)
        let touches = Touches(on: control, in: window)
        touches.down(CGPoint(x: 40, y: 20))
        return [("events", log.events.joined(separator: " "))]
      },
      Probe("primary-action-beside-touchUpInside") {
        [("UIControl", UIControl()), ("UIButton", UIButton(type: .custom))].flatMap { name, view in
          let (control, window, log) = control(view)
          let touches = Touches(on: control, in: window)
          touches.down(CGPoint(x: 40, y: 20))
          touches.up()
          let touched = log.events.joined(separator: " ")
          log.events = []
          control.sendActions(for: .touchUpInside)
          let sent = log.events.joined(separator: " ")
          return [("a tap on a \(name)", touched), ("sendActions of a \(name)", sent)]
        }
      },
      Probe("button-getters-fall-back") {
        let button = UIButton(type: .custom)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: single())
          .image { _ in }
        button.setImage(image, for: .normal)
        button.setBackgroundImage(image, for: .normal)
        button.setTitleShadowColor(red, for: .normal)
        return [
          ("image(for: highlighted)", "\(button.image(for: .highlighted) != nil)"),
          ("backgroundImage", "\(button.backgroundImage(for: .highlighted) != nil)"),
          ("titleShadowColor", "\(button.titleShadowColor(for: .highlighted) != nil)"),
        ]
      },
      Probe("disabled-image-dimming") {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: single())
          .image {
            red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
          }
        button.setImage(square, for: .normal)
        let window = window(showing: button)
        let enabled = onScreen(button).text(10, 10)
        button.isEnabled = false
        settle()
        let disabled = onScreen(button).text(10, 10)
        window.isHidden = true
        return [("enabled", enabled), ("disabled", disabled)]
      },
    ]
  }

  /// What happened, in order.
  private final class Log {
    var events: [String] = []
    nonisolated deinit {}
  }

  /// A control of 80 × 40 points on screen that writes down its events.
  private static func control(
    _ control: UIControl = UIControl()
  ) -> (UIControl, UIWindow, Log) {
    control.frame = CGRect(x: 150, y: 100, width: 80, height: 40)
    let log = Log()
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { _ in log.events.append(name) }, for: event)
    }
    return (control, window(showing: control), log)
  }
}
