#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One finger on a control.
///
/// No public call makes the system deliver a touch. On iOS the control is handed touches of our own, so
/// what comes out is the control's part of the work, not the window's.
final class Touches {
  private let control: UIControl

  #if os(iOS)
    private final class OwnTouch: UITouch {
      var place = CGPoint.zero
      weak var target: UIView?
      override func location(in view: UIView?) -> CGPoint {
        target?.convert(place, to: view) ?? place
      }
      override func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
      override var view: UIView? { target }
    }
    private let touch = OwnTouch()

    init(on control: UIControl, in window: UIWindow) {
      self.control = control
      touch.target = control
    }

    func down(_ point: CGPoint) {
      touch.place = point
      control.touchesBegan([touch], with: nil)
    }
    func move(_ point: CGPoint) {
      touch.place = point
      control.touchesMoved([touch], with: nil)
    }
    func up() { control.touchesEnded([touch], with: nil) }
  #else
    private let finger: Finger

    init(on control: UIControl, in window: UIWindow) {
      self.control = control
      finger = Finger(on: window)
    }

    func down(_ point: CGPoint) { finger.down(at: control.convert(point, to: nil)) }
    func move(_ point: CGPoint) { finger.move(to: control.convert(point, to: nil)) }
    func up() { finger.up() }
  #endif

  nonisolated deinit {}
}
