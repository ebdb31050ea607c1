/// A recogniser that tests put into any state; it recognises nothing by itself.
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var isEnabled = true
  open var state = State.possible
  open var cancelsTouchesInView = true
  open package(set) weak var view: UIView?

  public override init() { super.init() }
}

open class UITapGestureRecognizer: UIGestureRecognizer {}
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
