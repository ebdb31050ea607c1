/// Why an edit of a style file's text cannot be made; the text stays as it is.
package struct StyleEditError: Error, Hashable, Sendable {
  /// What stands in the way and what to do.
  package let message: String

  package init(_ message: String) { self.message = message }
}
