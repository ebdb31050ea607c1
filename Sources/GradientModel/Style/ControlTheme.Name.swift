extension ControlTheme {
  /// The name of a control as a value, so that code that names a control which is gone does not
  /// compile.
  ///
  /// `gradient export swift` and the build-tool plug-in write one for each control of a style file:
  ///
  /// ```swift
  /// let style = ControlTheme.buttons[.primary]
  /// ```
  public struct Name: Hashable, Sendable {
    /// Groups and control joined by `/`, as in `music/rec`.
    public let path: String

    /// Makes a name.
    ///
    /// - Parameter path: Groups and control joined by `/`.
    public init(_ path: String) { self.path = path }
  }

  /// The style of a name; nil where there is none.
  ///
  /// - Parameter name: The name.
  public subscript(name: Name) -> ControlStyle? { self[name.path] }
}
