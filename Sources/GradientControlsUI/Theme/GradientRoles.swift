/// Which of a theme's styles the roles of SwiftUI's buttons take.
public struct GradientRoles: Hashable, Sendable {
  /// The style of buttons without a role, where none is named.
  public var standard: String
  /// The style of `Button(role: .destructive)`.
  public var destructive: String
  /// The style of `Button(role: .cancel)`.
  public var cancel: String

  /// Names the styles; a name that the theme does not have leaves the role without a style of its own.
  ///
  /// - Parameters:
  ///   - standard: For buttons without a role.
  ///   - destructive: For `Button(role: .destructive)`.
  ///   - cancel: For `Button(role: .cancel)`.
  public init(
    standard: String = "button", destructive: String = "destructive", cancel: String = "cancel"
  ) {
    self.standard = standard
    self.destructive = destructive
    self.cancel = cancel
  }
}
