/// Turns byte offsets, asked for in rising order, into lines and columns.
package struct LineCursor {
  /// The line, from 1.
  package private(set) var line = 1
  /// The column in Unicode characters, from 1.
  package private(set) var column = 1
  private var offset = 0

  package init() {}

  /// Moves to the byte at `target`.
  ///
  /// A line ends with a line feed, a carriage return or both. A byte-order mark takes no column.
  package mutating func advance<Bytes: RandomAccessCollection>(to target: Int, in bytes: Bytes)
  where Bytes.Element == UInt8, Bytes.Index == Int {
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\r") where offset < bytes.count && bytes[offset] == UInt8(ascii: "\n"):
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        line += 1
        column = 1
      case 0x80...0xbf:
        // The later bytes of a character.
        continue
      case 0xef where offset == 1 && bytes.starts(with: [0xef, 0xbb, 0xbf]):
        continue
      default:
        column += 1
      }
    }
  }
}
