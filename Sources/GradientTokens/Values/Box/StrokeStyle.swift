/// The styles of a border's stroke in design tokens and CSS, of which `solid` alone is drawn.
package enum StrokeStyle: UInt8, Sendable, CaseIterable {
  case solid, dashed, dotted, double, groove, ridge, outset, inset

  static let names: [StaticString] = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  /// The name in style files.
  package var name: StaticString { Self.names[Int(rawValue)] }

  /// The style of a name, in any case.
  package init?(name bytes: [UInt8]) {
    for (index, name) in Self.names.enumerated() where ValueText.isWord(name, bytes) {
      self = Self.allCases[index]
      return
    }
    return nil
  }
}
