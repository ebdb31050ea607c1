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
      guard !name.utf8.isEmpty else {
        throw ExportError(
          "the name '" + SafeText.quoted(control.name)
            + "' has no letter or digit that an output can keep; give the control another name")
      }
      let key = ignoresCase ? NameMangling.folded(name) : Array(name.utf8)
      for (index, other) in keys.enumerated() where other == key {
        throw ExportError(
          "'" + SafeText.quoted(theme.controls[index].name) + "' and '"
            + SafeText.quoted(control.name) + "' would both be called '" + name
            + "'; rename one of them")
      }
      names.append(name)
      keys.append(key)
    }
    self.names = names
  }
}
