/// The families that a title asks for, sorted out by what is installed.
struct FontFamilies {
  /// What to ask Pango for, in order; the last is always a generic family.
  let asked: [String]
  /// The families that come before the first one that can be used.
  let missing: [String]

  /// What `system` means here: the nearest free relative of the typeface of Apple's systems.
  static let system = "Inter"

  /// Names that mean the platform's own font, in styles and in CSS.
  private static let systemNames: Set = ["system", "system-ui", "-apple-system", "ui-sans-serif"]

  /// CSS's names of kinds of fonts, which the machine's rules always answer.
  private static let genericNames: Set = [
    "sans-serif", "serif", "monospace", "cursive", "fantasy", "ui-serif", "ui-monospace",
    "ui-rounded", "math", "emoji",
  ]

  /// Sorts out the families of a style.
  ///
  /// - Parameters:
  ///   - families: The names in a style, preferred first; none means `system`.
  ///   - isInstalled: Whether there is a family of that name.
  init(_ families: [String], isInstalled: (String) -> Bool) {
    var asked: [String] = []
    var missing: [String] = []
    for family in families.isEmpty ? ["system"] : families {
      let name = Self.systemNames.contains(family.lowercased()) ? Self.system : family
      // Pango reads a list of families from one text, parted by commas.
      if name.contains(",") || name.contains("\0") || name.isEmpty {
        if asked.isEmpty { missing.append(family) }
      } else if Self.genericNames.contains(name.lowercased()) || isInstalled(name) {
        asked.append(name)
      } else if asked.isEmpty {
        missing.append(name)
      }
    }
    for name in [Self.system, "sans-serif"] where !asked.contains(name) { asked.append(name) }
    self.asked = asked
    self.missing = missing
  }
}
