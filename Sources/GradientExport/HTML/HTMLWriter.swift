/// Markup, built piece by piece.
///
/// Names of elements and attributes are literals of this program, and everything else is escaped: what
/// comes from a style file cannot become markup, whoever calls.
package struct HTMLWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// An attribute; a nil value leaves it out, an empty one is the attribute alone.
  package typealias Attribute = (name: StaticString, value: String?)

  /// Adds text, escaped.
  package mutating func text(_ text: String) {
    bytes.append(contentsOf: XMLText.escaped(text).utf8)
  }

  /// Adds a name from outside: its direction of writing does not reach the text around it.
  package mutating func name(_ name: String) {
    element("bdi") { $0.text(name) }
  }

  /// Adds an element with what stands in it.
  package mutating func element(
    _ tag: StaticString, _ attributes: [Attribute] = [],
    _ content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(tag, attributes)
    content(&self)
    add("</")
    add(tag)
    add(">")
  }

  /// Adds an element that has no end, such as `meta`.
  package mutating func void(_ tag: StaticString, _ attributes: [Attribute] = []) {
    open(tag, attributes)
  }

  /// Adds markup of this program.
  package mutating func add(_ markup: StaticString) {
    markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds what another writer made.
  package mutating func add(_ other: HTMLWriter) { bytes.append(contentsOf: other.bytes) }

  /// Adds the text of a style sheet or script, in which nothing is escaped.
  mutating func addRaw(_ raw: [UInt8]) { bytes.append(contentsOf: raw) }

  private mutating func open(_ tag: StaticString, _ attributes: [Attribute]) {
    add("<")
    add(tag)
    for (name, value) in attributes {
      guard let value else { continue }
      add(" ")
      add(name)
      guard !value.utf8.isEmpty else { continue }
      add("=\"")
      text(value)
      add("\"")
    }
    add(">")
  }
}
