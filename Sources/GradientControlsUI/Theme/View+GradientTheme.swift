public import GradientModel

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStub
#endif

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = ThemeSetting()
}

private struct GamutKey: EnvironmentKey {
  static let defaultValue = OutputGamut.srgb
}

private struct LoadingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  package var gradientTheme: ThemeSetting {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  package var gradientGamut: OutputGamut {
    get { self[GamutKey.self] }
    set { self[GamutKey.self] = newValue }
  }

  package var isGradientLoading: Bool {
    get { self[LoadingKey.self] }
    set { self[LoadingKey.self] = newValue }
  }
}

extension View {
  /// Gives the buttons inside a theme, in which names and roles are looked up.
  ///
  /// ```swift
  /// VStack {
  ///   Button("Save") { save() }
  ///   Button("Delete", role: .destructive) { delete() }
  /// }
  /// .buttonStyle(.gradient("save"))
  /// .gradientTheme(theme)
  /// ```
  ///
  /// - Parameters:
  ///   - theme: Named styles, as a style file holds them.
  ///   - roles: Which of them buttons with a role take.
  /// - Returns: The view with the theme in its environment.
  nonisolated public func gradientTheme(
    _ theme: ControlTheme, roles: GradientRoles = GradientRoles()
  ) -> some View {
    environment(\.gradientTheme, ThemeSetting(theme: theme, roles: roles))
  }

  /// Says in which colour space the looks inside are drawn; sRGB without it.
  ///
  /// Pictures are tagged, so a screen without the gamut shows the nearest it has.
  ///
  /// - Parameter gamut: The colour space.
  /// - Returns: The view with the colour space in its environment.
  nonisolated public func gradientGamut(_ gamut: OutputGamut) -> some View {
    environment(\.gradientGamut, gamut)
  }

  /// Shows the buttons inside as busy: a spinner in the title's colour instead of the label, in the
  /// same size, and no reaction to touches or keys.
  ///
  /// - Parameter isLoading: Whether they are busy.
  /// - Returns: The view, disabled while it is busy.
  nonisolated public func gradientLoading(_ isLoading: Bool) -> some View {
    environment(\.isGradientLoading, isLoading).disabled(isLoading)
  }
}
