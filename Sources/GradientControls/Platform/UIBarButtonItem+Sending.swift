#if os(iOS) || os(Linux)
extension UIBarButtonItem {
  /// Calls the item's method on its target, with the item as the sender: a control can send itself only.
  ///
  /// - Parameter responder: Where the way begins if there is no target.
  func sendAction(from responder: UIResponder) {
    guard let action else { return }
    let receiver = target ?? responder.target(forAction: action, withSender: self)
    #if os(iOS)
    // Two arguments: the method may take none, the sender, or sender and event.
    _ = (receiver as? any NSObjectProtocol)?.perform(action, with: self, with: nil)
    #else
    (receiver as? any SelectorReceiving)?.receive(action, from: self)
    #endif
  }
}
#endif
