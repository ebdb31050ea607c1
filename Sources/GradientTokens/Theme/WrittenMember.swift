package import GradientModel

/// A member of a style as a file writes it.
package struct WrittenMember: Sendable {
  /// A place in a file.
  package struct Place: Hashable, Sendable {
    /// The file, as the caller named it.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column in Unicode characters, from 1.
    package var column: Int

    init(_ place: Findings.Place, in documents: [JSONDocument]) {
      let document = documents[place.document]
      var cursor = LineCursor()
      cursor.advance(to: place.offset, in: document.bytes)
      path = document.path
      line = cursor.line
      column = cursor.column
    }

    /// `path:line:column`.
    package var text: String { "\(path):\(line):\(column)" }
  }

  /// A token on the way from the member to its value.
  package struct Alias: Sendable {
    /// The token's name, its groups joined by dots.
    package var name: String
    /// 0 for a token that the member itself refers to.
    package var depth: Int
    /// The token's value as the file writes it, shortened.
    package var text: String
    package var place: Place
  }

  /// Where `$extends` took the member from.
  package struct Extended: Sendable {
    /// The token or group that it took.
    package var name: String
    /// The group that says `$extends`.
    package var by: String
    /// Where it says so.
    package var place: Place
  }

  /// The name that the token or group has in the control.
  package var name: String
  /// Where it stands: its key.
  package var place: Place
  /// Its value as the file writes it, shortened.
  package var text: String
  /// The appearance whose override holds it.
  package var appearance: Appearance
  package var extended: Extended?
  /// The tokens that it refers to, and those that they do.
  package var aliases: [Alias]
}
