/// What a nib says about one view or bar item: its frame and what a button has in it.
package nonisolated final class NibCoder: NSCoder {
  package let frame: CGRect
  package var title: String?
  package var titleColor: UIColor?
  package var tintColor: UIColor?
  package var isDisabled = false
  package var accessibilityLabel: String?
  /// Buttons of new storyboards have a plain configuration.
  package var hasConfiguration = false

  package init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }

  @MainActor func apply(to button: UIButton) {
    if hasConfiguration { button.configuration = .plain() }
    if let title { button.setTitle(title, for: .normal) }
    if let titleColor { button.setTitleColor(titleColor, for: .normal) }
  }
}

/// Loads views as a nib does.
package enum Nib {
  /// Makes a view and goes through the steps in their order: `init(coder:)`, the superview, runtime
  /// attributes as the nib has them, `awakeFromNib` [read: MBSwitch PR 11; szulctomasz].
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - coder: What the nib says.
  ///   - superview: Where the view goes; nil for the top of the nib.
  ///   - attributes: Setters of inspectables, in the order of the nib.
  /// - Returns: The view, nil if it refuses the coder.
  package static func load<View: UIView>(
    _ type: View.Type, from coder: NibCoder, into superview: UIView? = nil,
    attributes: [(View) -> Void] = []
  ) -> View? {
    guard let view = type.init(coder: coder) else { return nil }
    superview?.addSubview(view)
    for set in attributes { set(view) }
    view.awakeFromNib()
    return view
  }
}
