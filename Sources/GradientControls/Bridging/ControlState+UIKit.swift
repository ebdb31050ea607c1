#if os(iOS) || os(Linux)
public import GradientModel

extension ControlState {
  /// The states that UIKit's set has on: the raw values are the same.
  ///
  /// - Parameter state: UIKit's set, perhaps with ``UIKit/UIControl/State/loading`` in it.
  public init(_ state: UIControl.State) { self.init(rawValue: state.rawValue) }
}

extension UIControl.State {
  /// Under the pointer: a bit of the range that UIKit leaves to applications.
  public static var hovered: UIControl.State {
    UIControl.State(rawValue: ControlState.hovered.rawValue)
  }

  /// Busy: a bit of the range that UIKit leaves to applications.
  public static var loading: UIControl.State {
    UIControl.State(rawValue: ControlState.loading.rawValue)
  }
}
#endif
