internal import GradientModel

/// The mangled names of a theme's controls, no two of them alike.
struct NameTable {
  /// One name for each control, in the theme's order.
  let names: [String]

  /// Mangles the names of a theme.
  ///
  /// - Parameters:
  ///   - theme: The controls.
  ///   - mangling: The rules of the language.
  ///   - ignoresCase: Whether names that differ in letter case alone are one there.
  /// - Throws: An error that names the controls, where nothing is left of a name or two become one.
  init(
    _ theme: ControlTheme, _ mangling: NameMangling, ignoresCase: Bool = false
  ) throws(ExportError) {
    var names: [String] = []
    var keys: [[UInt8]] = []
    for control in theme.controls {
      let name = mangling.mangled(control.name)
      if name.utf8.isEmpty { break }
      names.append(name)
      keys.append(ignoresCase ? NameMangling.folded(name) : Array(name.utf8))
    }
    if let (earlier, later) = Self.firstDuplicate(in: keys) {
      throw ExportError(
        "'" + SafeText.quoted(theme.controls[earlier].name) + "' and '"
          + SafeText.quoted(theme.controls[later].name) + "' would both be called '"
          + names[later] + "'; rename one of them")
    }
    guard names.count == theme.controls.count else {
      throw ExportError(
        "the name '" + SafeText.quoted(theme.controls[names.count].name)
          + "' has no letter or digit that an output can keep; give the control another name")
    }
    self.names = names
  }

  /// The first key that equals one before it, and the first of those; nil where all differ.
  ///
  /// Keys are sorted: a table of hashes could be filled with names that have one hash.
  static func firstDuplicate(in keys: [[UInt8]]) -> (earlier: Int, later: Int)? {
    let order = keys.indices.sorted { one, other in
      if keys[one] == keys[other] { return one < other }
      return keys[one].lexicographicallyPrecedes(keys[other])
    }
    var first: (earlier: Int, later: Int)?
    for (one, other) in zip(order, order.dropFirst()) where keys[one] == keys[other] {
      if let known = first, known.later < other { continue }
      first = (one, other)
    }
    return first
  }
}
