/// Named styles, as a style file holds them.
public struct ControlTheme: Hashable, Sendable {
  /// The controls in the order of the file.
  public private(set) var controls: [Control]

  /// Makes a theme; of two controls with one name the later wins.
  ///
  /// - Parameter controls: The controls in order.
  public init(_ controls: [Control] = []) {
    // Sorting finds equal names in a time that stays short for thousands of controls.
    let order = controls.indices.sorted { a, b in
      let left = controls[a].name.utf8
      let right = controls[b].name.utf8
      if left.lexicographicallyPrecedes(right) { return true }
      return a < b && left.elementsEqual(right)
    }
    var latest: [Control?] = controls.map { $0 }
    var first = 0
    for place in order.indices.dropFirst() {
      let index = order[place]
      if controls[order[first]].hasName(controls[index].name) {
        latest[order[first]] = controls[index]
        latest[index] = nil
      } else {
        first = place
      }
    }
    self.controls = latest.compactMap { $0 }
  }

  /// Adds a control, or replaces the one with its name.
  ///
  /// - Parameter control: The control.
  public mutating func insert(_ control: Control) {
    for index in controls.indices where controls[index].hasName(control.name) {
      controls[index] = control
      return
    }
    controls.append(control)
  }

  /// The style of a name; nil where there is none.
  ///
  /// - Parameter name: Groups and control joined by `/`, as in `music/rec`.
  public subscript(name: String) -> ControlStyle? {
    for control in controls where control.hasName(name) { return control.style }
    return nil
  }

  /// A style with its name and its kind of control.
  public struct Control: Hashable, Sendable {
    /// Groups and control joined by `/`.
    public let name: String
    /// What the style is made for.
    public let component: Component
    /// The style.
    public let style: ControlStyle

    /// Makes a named style.
    ///
    /// - Parameters:
    ///   - name: Groups and control joined by `/`.
    ///   - component: What the style is made for.
    ///   - style: The style.
    public init(name: String, component: Component = .button, style: ControlStyle) {
      self.name = name
      self.component = component
      self.style = style
    }

    /// Compares bytes, as style files do: names that only Unicode calls equal are two names.
    fileprivate func hasName(_ other: String) -> Bool { name.utf8.elementsEqual(other.utf8) }
  }

  /// What a style is made for.
  public enum Component: UInt8, Hashable, Sendable, CaseIterable {
    /// A button with a title.
    case button
    /// A control around any content.
    case control
    /// A button in a navigation bar or toolbar.
    case barButton

    /// The word in style files.
    package var word: String {
      switch self {
      case .button: "button"
      case .control: "control"
      case .barButton: "bar-button"
      }
    }
  }
}
