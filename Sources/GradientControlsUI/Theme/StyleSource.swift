package import GradientModel

#if canImport(SwiftUI)
  package import SwiftUI
#else
  package import SwiftUIStub
#endif

/// Where a button's look comes from.
package enum StyleSource: Hashable, Sendable {
  /// It was given.
  case style(ControlStyle)
  /// The theme has it under a name.
  case named(String)
  /// The theme has it, and the button's role says which.
  case byRole
}

/// A theme, and which of its styles the roles take.
package struct ThemeSetting: Hashable, Sendable {
  package var theme = ControlTheme()
  package var roles = GradientRoles()

  package init(theme: ControlTheme = ControlTheme(), roles: GradientRoles = GradientRoles()) {
    self.theme = theme
    self.roles = roles
  }

  /// The style of a button; nil where the theme has none for it.
  package func style(for source: StyleSource, role: ButtonRole?) -> ControlStyle? {
    switch source {
    case .style(let style): style
    case .named(let name): style(of: role) ?? theme[name] ?? theme[roles.standard]
    case .byRole: style(of: role) ?? theme[roles.standard]
    }
  }

  /// The name that was asked for and that the theme does not have.
  package func missingName(for source: StyleSource, role: ButtonRole?) -> String? {
    switch source {
    case .style: nil
    case .named(let name): style(of: role) == nil && theme[name] == nil ? name : nil
    case .byRole: style(for: source, role: role) == nil ? roles.standard : nil
    }
  }

  private func style(of role: ButtonRole?) -> ControlStyle? {
    switch role {
    case .destructive?: theme[roles.destructive]
    case .cancel?: theme[roles.cancel]
    default: nil
    }
  }
}
