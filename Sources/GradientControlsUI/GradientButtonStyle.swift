public import GradientModel

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStub
#endif

/// Draws a button in the look of a ``/GradientModel/ControlStyle``, in every state and environment.
///
/// ```swift
/// Button("Record") { record() }
///   .buttonStyle(.gradient(style))
/// ```
///
/// The look follows pressed, disabled, focused and hovered, dark mode, contrast, layout direction, text
/// size, bold text and size class. It is a picture behind the label, so it also shows in widgets and in
/// `ImageRenderer`. The touch area is the bounds grown to 44 × 44 points.
///
/// Edge cases: a look larger than a bitmap may be leaves the label alone; the height of a title's lines
/// follows the font, since SwiftUI has no factor for it.
public struct GradientButtonStyle: ButtonStyle {
  private let source: StyleSource
  private let isSelected: Bool

  /// Makes a style that draws one look, whatever the button's role.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - isSelected: Whether the button is drawn as chosen.
  public init(_ style: ControlStyle, isSelected: Bool = false) {
    self.init(.style(style), isSelected: isSelected)
  }

  /// Makes a style that looks a name up in the theme around the button.
  ///
  /// A button with a role for which the theme has a style takes that one; see ``GradientRoles``. A
  /// name that the theme does not have falls back to the theme's standard style, else to the bare
  /// label, and says so once on standard error.
  ///
  /// - Parameters:
  ///   - name: Groups and control joined by `/`, as in `music/rec`.
  ///   - isSelected: Whether the button is drawn as chosen.
  public init(named name: String, isSelected: Bool = false) {
    self.init(.named(name), isSelected: isSelected)
  }

  /// Makes a style that the theme around the button chooses by the button's role.
  ///
  /// - Parameter isSelected: Whether the button is drawn as chosen.
  public init(isSelected: Bool = false) {
    self.init(.byRole, isSelected: isSelected)
  }

  package init(_ source: StyleSource, isSelected: Bool) {
    self.source = source
    self.isSelected = isSelected
  }

  /// Makes the button's body; SwiftUI calls this.
  ///
  /// - Parameter configuration: The label, the role, and whether the button is pressed.
  /// - Returns: The label over the look.
  public func makeBody(configuration: Configuration) -> some View {
    // A style's own environment properties are not reliable on old systems; a view's are.
    StyledLabel(
      source: source, role: configuration.role, isPressed: configuration.isPressed,
      isSelected: isSelected, label: configuration.label)
  }
}

extension ButtonStyle where Self == GradientButtonStyle {
  /// The look of the theme around the button, by the button's role.
  public static var gradient: GradientButtonStyle { GradientButtonStyle() }

  /// One look, whatever the button's role.
  ///
  /// - Parameter style: The look.
  /// - Returns: A button style.
  public static func gradient(_ style: ControlStyle) -> GradientButtonStyle {
    GradientButtonStyle(style)
  }

  /// The look of a name in the theme around the button; see ``GradientButtonStyle/init(named:isSelected:)``.
  ///
  /// - Parameter name: Groups and control joined by `/`.
  /// - Returns: A button style.
  public static func gradient(_ name: String) -> GradientButtonStyle {
    GradientButtonStyle(named: name)
  }
}
