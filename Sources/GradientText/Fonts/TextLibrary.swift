import CPango

/// What titles are shaped with and drawn in on this machine, for reports of what went wrong.
package enum TextLibrary {
  /// The version of Pango that runs.
  package static var version: String { String(cString: pango_version_string()) }

  /// The family that the words of `system` are drawn in; nil where it is not installed, and the
  /// machine's sans-serif stands in.
  package static var systemFamily: String? {
    guard let catalog = try? FontCatalog(), catalog.has(FontFamilies.system) else { return nil }
    return FontFamilies.system
  }
}
