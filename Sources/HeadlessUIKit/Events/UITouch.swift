open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  open package(set) var phase = Phase.began
  open package(set) var tapCount = 1
  open package(set) var timestamp: TimeInterval = 0
  open package(set) var type = TouchType.direct
  open package(set) var majorRadius: CGFloat = 10
  open package(set) var view: UIView?
  open package(set) weak var window: UIWindow?
  package var place = CGPoint.zero
  package var previousPlace = CGPoint.zero
  package var startPlace = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: window) ?? point
  }
}

open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  open package(set) var timestamp: TimeInterval = 0
  open package(set) var allTouches: Set<UITouch>?
  open var type: EventType { .touches }

  open func touches(for view: UIView) -> Set<UITouch>? {
    let mine = (allTouches ?? []).filter { $0.view === view }
    return mine.isEmpty ? nil : mine
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let mine = (allTouches ?? []).filter { $0.window === window }
    return mine.isEmpty ? nil : mine
  }
}

open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  open package(set) var phase = UITouch.Phase.began
  open package(set) var type = PressType.select
  open package(set) var key: UIKey?
}

open class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let characters: String

  package init(_ keyCode: UIKeyboardHIDUsage, _ characters: String) {
    self.keyCode = keyCode
    self.characters = characters
    super.init()
  }
}

public nonisolated enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardTab = 0x2B
  case keyboardSpacebar = 0x2C
}

open class UIPressesEvent: UIEvent {
  open package(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }
}
