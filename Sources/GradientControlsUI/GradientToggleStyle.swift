public import GradientModel

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStub
#endif

/// Draws a toggle as a button that is selected while the toggle is on.
///
/// SwiftUI's `Button` has no selected state, so this is where a style's `selected` override shows. Its
/// accessibility trait is `isSelected`.
///
/// ```swift
/// Toggle("Loop", isOn: $isLooping)
///   .toggleStyle(.gradient(style))
/// ```
public struct GradientToggleStyle: ToggleStyle {
  private let source: StyleSource

  /// Makes a style that draws one look.
  ///
  /// - Parameter style: The look.
  public init(_ style: ControlStyle) { source = .style(style) }

  /// Makes a style that looks a name up in the theme around the toggle.
  ///
  /// - Parameter name: Groups and control joined by `/`, as in `music/loop`.
  public init(named name: String) { source = .named(name) }

  /// Makes a style that draws the theme's standard look.
  public init() { source = .byRole }

  /// Makes the toggle's body; SwiftUI calls this.
  ///
  /// - Parameter configuration: The label, and whether the toggle is on.
  /// - Returns: A button that turns the toggle over.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(GradientButtonStyle(source, isSelected: configuration.isOn))
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

extension ToggleStyle where Self == GradientToggleStyle {
  /// The standard look of the theme around the toggle.
  public static var gradient: GradientToggleStyle { GradientToggleStyle() }

  /// One look.
  ///
  /// - Parameter style: The look.
  /// - Returns: A toggle style.
  public static func gradient(_ style: ControlStyle) -> GradientToggleStyle {
    GradientToggleStyle(style)
  }

  /// The look of a name in the theme around the toggle.
  ///
  /// - Parameter name: Groups and control joined by `/`.
  /// - Returns: A toggle style.
  public static func gradient(_ name: String) -> GradientToggleStyle {
    GradientToggleStyle(named: name)
  }
}
