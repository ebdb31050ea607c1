package import GradientModel

/// A member of a style as a file writes it.
package struct WrittenMember: Sendable {
  /// A token on the way from the member to its value.
  package struct Alias: Sendable {
    /// The token's name, its groups joined by dots.
    package var name: String
    /// 0 for a token that the member itself refers to.
    package var depth: Int
    /// The token's value as the file writes it, shortened.
    package var text: String
    package var place: FilePlace
  }

  /// Where `$extends` took the member from.
  package struct Extended: Sendable {
    /// The token or group that it took.
    package var name: String
    /// The group that says `$extends`.
    package var by: String
    /// Where it says so.
    package var place: FilePlace
  }

  /// The name that the token or group has in the control.
  package var name: String
  /// Where it stands: its key.
  package var place: FilePlace
  /// Its value as the file writes it, shortened.
  package var text: String
  /// The appearance whose override holds it.
  package var appearance: Appearance
  package var extended: Extended?
  /// The tokens that it refers to, and those that they do.
  package var aliases: [Alias]
}
