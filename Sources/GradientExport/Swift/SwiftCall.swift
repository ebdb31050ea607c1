/// A call of an initialiser or of a case, argument by argument.
struct SwiftCall {
  private var writer: TextWriter
  private var isFirst = true

  init(_ name: String) { writer = TextWriter(name + "(") }

  mutating func argument(_ label: String?, _ value: [UInt8]) {
    if !isFirst { writer.add(", ") }
    isFirst = false
    if let label {
      writer.add(label)
      writer.add(": ")
    }
    writer.add(value)
  }

  mutating func argument(_ label: String?, _ value: String) {
    argument(label, Array(value.utf8))
  }

  /// A number that is left out where it is the default.
  mutating func argument(_ label: String?, _ value: Double, unless standard: Double? = nil) {
    if value != standard { argument(label, SwiftLiteral.number(value)) }
  }

  var text: [UInt8] {
    var closed = writer
    closed.add(")")
    return closed.bytes
  }
}
