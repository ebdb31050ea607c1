/// The rules of `gradient check` that a style file switches off, for all of it or for some controls.
package struct IgnoredRules: Sendable {
  /// The names of rules that a file can switch off.
  ///
  /// They are those of `GradientReview`, and of what the reader itself says about a control.
  package static let names: [StaticString] = [
    "title-contrast", "control-contrast", "invisible-press", "hue-only-selected",
    "unreadable-disabled", "light-only-press", "banding", "lost-stops", "oversized-radius",
    "layout-in-state", "no-controls",
  ]

  private var everywhere: [[UInt8]] = []
  private var byControl: [(name: [UInt8], rules: [[UInt8]])] = []

  /// Reads what a file's extensions say.
  package init(_ reading: TokenReading) {
    for root in reading.roots {
      let document = reading.documents[Int(root.document)]
      guard let extensions = document.member("$extensions", of: Int(root.node)),
        let vendor = document.member(TreeBuilder.vendorKey, of: extensions),
        let ignore = document.member("ignore", of: vendor)
      else { continue }
      everywhere += Self.rules(in: document, ignore)
    }
    guard let tree = reading.appearances.first?.tree else { return }
    for node in tree.nodes.indices where tree.nodes[node].component != nil {
      guard let ignore = tree.vendorMember("ignore", of: node) else { continue }
      byControl.append(
        (
          Array(tree.path(node).joined(separator: [UInt8(ascii: "/")])),
          Self.rules(in: tree.document(ignore), Int(ignore.node))
        ))
    }
  }

  /// Whether a rule is switched off.
  ///
  /// - Parameters:
  ///   - rule: The rule's name.
  ///   - control: The control's name, its groups joined by `/`; nil for the whole file.
  /// - Returns: Whether the file says so.
  package func contains(_ rule: String, of control: String?) -> Bool {
    func holds(_ rules: [[UInt8]]) -> Bool { rules.contains { $0.elementsEqual(rule.utf8) } }
    if holds(everywhere) { return true }
    guard let control else { return false }
    return byControl.contains { $0.name.elementsEqual(control.utf8) && holds($0.rules) }
  }

  /// The names in a list; what is no string is left out, as its finding says.
  private static func rules(in document: JSONDocument, _ list: Int) -> [[UInt8]] {
    document.children(of: list).compactMap { document.string($0) }
  }

  /// What is wrong with a list of rules: places in the document, and messages.
  static func faults(
    in document: JSONDocument, _ list: Int
  ) -> [(node: Int, message: String)] {
    guard document.kind(list) == .array else {
      return [
        (
          list,
          "ignore is \(document.excerpt(list)); it is a list of rules, such as "
            + "[\"title-contrast\"]"
        )
      ]
    }
    return document.children(of: list).compactMap { element in
      let key = document.string(element) ?? []
      if MemberNames.contains(names, key) { return nil }
      let near = MemberNames.nearest(to: key, in: names)
      return (
        element,
        "\(document.excerpt(element)) is no rule that can be ignored; "
          + (near.map { "did you mean \($0)?" } ?? "there are \(MemberNames.list(names))")
      )
    }
  }
}
