/// The sections of a WebAssembly module, as far as a test asks (WebAssembly Core Specification 2.0,
/// 5.5 "Modules").
struct WebAssemblySections {
  enum Section: UInt8 {
    case imports = 2
    case exports = 7
  }

  private var contents: [UInt8: ArraySlice<UInt8>] = [:]

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]) else { throw NotAModule() }
    var rest = bytes.dropFirst(8)
    while let identifier = rest.popFirst() {
      let size = Self.number(&rest)
      contents[identifier] = rest.prefix(size)
      rest = rest.dropFirst(size)
    }
  }

  struct NotAModule: Error {}

  /// The number of entries in a section; a section that is not there has none.
  func count(of section: Section) -> Int {
    var content = contents[section.rawValue] ?? []
    return content.isEmpty ? 0 : Self.number(&content)
  }

  /// What the module exports, in the order of the file.
  var exportNames: [String] {
    var content = contents[Section.exports.rawValue] ?? []
    return (0..<Self.number(&content)).map { _ in
      let length = Self.number(&content)
      let name = String(decoding: content.prefix(length), as: UTF8.self)
      content = content.dropFirst(length + 1)
      _ = Self.number(&content)
      return name
    }
  }

  /// Reads an unsigned LEB128 number.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int {
    var value = 0
    var shift = 0
    while let byte = bytes.popFirst() {
      value |= Int(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { break }
    }
    return value
  }
}
