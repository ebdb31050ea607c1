#if os(iOS) || os(Linux)
public import GradientModel

extension ControlTheme {
  /// Gives the controls in a tree of views their styles, in one call.
  ///
  /// A control is found by its `tag` or by its `accessibilityIdentifier`; one that has both in the lists
  /// is styled by its tag. A name that the theme lacks makes the control plain and is said once in the
  /// system's log.
  ///
  /// ```swift
  /// theme.apply(to: view, tags: [1: "rec", 2: "play", 3: "stop", 4: "share"])
  /// ```
  ///
  /// - Parameters:
  ///   - view: The top of the tree; it is looked at too.
  ///   - tags: The style names of tags.
  ///   - identifiers: The style names of accessibility identifiers.
  /// - Returns: The controls that were given a style, in the order of the tree.
  @MainActor @discardableResult
  public func apply(
    to view: UIView, tags: [Int: String] = [:], identifiers: [String: String] = [:]
  ) -> [any GradientStyled] {
    var styled: [any GradientStyled] = []
    // Not recursive: a tree may be deeper than a stack.
    var waiting = [view]
    while let next = waiting.popLast() {
      waiting.append(contentsOf: next.subviews.reversed())
      guard let control = next as? any GradientStyled else { continue }
      let identifier = control.accessibilityIdentifier ?? ""
      guard let name = tags[control.tag] ?? identifiers[identifier] else { continue }
      apply(name, to: control)
      styled.append(control)
    }
    return styled
  }

  @MainActor private func apply(_ name: String, to control: any GradientStyled) {
    if let style = self[name] {
      control.style = style
    } else {
      StyleLog.once("style \(name) \(hashValue)", UnknownStyle.message(name, in: self))
      control.style = ControlStyle()
    }
  }
}
#endif
