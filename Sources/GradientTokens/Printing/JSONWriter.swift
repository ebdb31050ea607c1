/// Writes JSON text member by member, commas where they belong.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// Whether the next value or key of each open container is its first.
  private var isFirst: [Bool] = [true]
  private var isAfterKey = false

  package init() {}

  @inline(never)
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
    } else if isFirst[isFirst.count - 1] {
      isFirst[isFirst.count - 1] = false
    } else {
      bytes.append(UInt8(ascii: ","))
    }
  }

  @inline(never)
  package mutating func key(_ key: [UInt8]) {
    separate()
    JSONString.append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    isAfterKey = true
  }

  @inline(never)
  package mutating func key(_ key: StaticString) {
    self.key(key.bytes)
  }

  @inline(never)
  package mutating func key(_ key: StaticString, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }

  /// What is not finite, which JSON has no word for, becomes 0.
  @inline(never)
  package mutating func key(_ key: StaticString, _ value: Double) {
    self.key(key)
    number(value.isFinite ? value : 0)
  }

  @inline(never)
  package mutating func key(_ key: StaticString, _ value: Bool) {
    self.key(key)
    boolean(value)
  }

  @inline(never)
  package mutating func openObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
    isFirst.append(true)
  }

  @inline(never)
  package mutating func closeObject() {
    bytes.append(UInt8(ascii: "}"))
    isFirst.removeLast()
  }

  @inline(never)
  package mutating func openArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
    isFirst.append(true)
  }

  @inline(never)
  package mutating func closeArray() {
    bytes.append(UInt8(ascii: "]"))
    isFirst.removeLast()
  }

  @inline(never)
  package mutating func string(_ text: [UInt8]) {
    separate()
    JSONString.append(text, to: &bytes)
  }

  @inline(never)
  package mutating func string(_ text: String) {
    string(Array(text.utf8))
  }

  @inline(never)
  package mutating func string(_ text: StaticString) {
    string(text.bytes)
  }

  @inline(never)
  package mutating func number(_ value: Double) {
    separate()
    DecimalNumber.append(value, to: &bytes)
  }

  @inline(never)
  package mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(contentsOf: Array((value ? "true" : "false").utf8))
  }

  @inline(never)
  package mutating func null() {
    separate()
    bytes.append(contentsOf: Array("null".utf8))
  }

  /// A value that is JSON already.
  @inline(never)
  package mutating func raw(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// Members of an object that are JSON already, without their braces.
  @inline(never)
  package mutating func splice(_ members: [UInt8]) {
    separate()
    bytes.append(contentsOf: members)
  }

  /// A value as its document writes it.
  @inline(never)
  package mutating func copy(_ node: Int, of document: JSONDocument) {
    separate()
    let entry = document.nodes[node]
    bytes.append(contentsOf: document.bytes[Int(entry.start)..<Int(entry.end)])
  }
}
