/// A value for each exact state; a state that has none shows normal's [read: commandshift.co.uk; ADF
/// 694625; SO 47468313].
package struct StateTable<Value> {
  // UIControl.State is not Hashable.
  private var values: [UInt: Value] = [:]

  package subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[0] }
    set { values[state.rawValue] = newValue }
  }

  package func exact(_ state: UIControl.State) -> Value? { values[state.rawValue] }
}

/// What a button without a configuration shows.
package struct ButtonContent {
  package var titles = StateTable<String>()
  package var attributedTitles = StateTable<NSAttributedString>()
  package var titleColors = StateTable<UIColor>()
  package var titleShadowColors = StateTable<UIColor>()
  package var images = StateTable<UIImage>()
  package var backgroundImages = StateTable<UIImage>()
  package var contentInsets = UIEdgeInsets.zero
  package var titleInsets = UIEdgeInsets.zero
  package var imageInsets = UIEdgeInsets.zero
  package var adjustsWhenHighlighted = true
  package var adjustsWhenDisabled = true
  package var reversesTitleShadow = false

  /// Dims a picture that stands in for the state's own; a picture of exactly that state is never
  /// dimmed [read: CH; ADF 694625].
  func dimming(
    of table: StateTable<UIImage>, in state: UIControl.State
  ) -> ImageInk.Dimming? {
    guard table.exact(state) == nil else { return nil }
    if state.contains(.disabled) { return adjustsWhenDisabled ? .faded : nil }
    if state.contains(.highlighted) { return adjustsWhenHighlighted ? .darkened : nil }
    return nil
  }
}
