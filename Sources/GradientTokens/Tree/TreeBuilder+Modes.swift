import GradientModel

extension TreeBuilder {
  /// The value of a token in the appearance that is being read.
  ///
  /// Cobalt and Terrazzo 0.x write other values into `$extensions.mode`, GitLab's tools make an
  /// object of `default` and `dark` the value.
  mutating func mode(of object: Int, _ value: Int, _ document: JSONDocument, _ token: Int) -> Int {
    if let extensions = document.member("$extensions", of: object),
      let modes = document.member("mode", of: extensions), document.kind(modes) == .object
    {
      noteModes(modes, document, token)
      return chosen(among: modes, document) ?? value
    }
    if let fallback = document.member("default", of: value),
      document.member("dark", of: value) != nil
    {
      noteModes(value, document, token)
      return chosen(among: value, document) ?? fallback
    }
    return value
  }

  private func chosen(among modes: Int, _ document: JSONDocument) -> Int? {
    for wanted in [appearance, appearance.intersection(.dark)] {
      for mode in document.children(of: modes)
      where !document.key(mode, is: "default")
        && AppearanceNames.appearance(of: document.key(mode), settings: ReadingSettings()) == wanted
      {
        return mode
      }
    }
    return nil
  }

  private mutating func noteModes(_ modes: Int, _ document: JSONDocument, _ token: Int) {
    let place = tree.nodes[token].object.with(node: modes)
    report(
      .note, .legacySpelling, place, group: token,
      "another tool's values for light and dark stand at the token; a resolver document, or "
        + "appearances in the file's own extension, says the same for every tool")
  }
}
