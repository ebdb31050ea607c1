import CPNG

/// One chunk of a PNG file: four letters and its data.
struct PNGChunk {
  /// The four letters that say what the chunk is.
  let name: String
  /// Where the whole chunk lies in the file, length and check sum included.
  let range: Range<Int>
  /// Where its data lies in the file.
  let data: Range<Int>

  /// Whether the check sum at the chunk's end is the one of its name and data.
  func isIntact(in file: [UInt8]) -> Bool {
    let sum = file[(data.lowerBound - 4)..<data.upperBound].withUnsafeBufferPointer {
      crc32_z(0, $0.baseAddress, $0.count)
    }
    return UInt32(truncatingIfNeeded: sum) == file.bigEndian32(at: data.upperBound)
  }

  /// The chunks of a file from its header to `IEND`; what follows is not looked at.
  static func all(in file: [UInt8]) throws(PNGError) -> [PNGChunk] {
    guard file.starts(with: PNG.signature) else {
      throw PNG.signature.starts(with: file) && !file.isEmpty ? .truncated : .notPNG
    }
    var chunks: [PNGChunk] = []
    var offset = PNG.signature.count
    while true {
      let chunk = try PNGChunk(in: file, at: offset)
      chunks.append(chunk)
      if chunk.name == "IEND" { return chunks }
      offset = chunk.range.upperBound
    }
  }

  /// The chunk that begins at an offset.
  init(in file: [UInt8], at offset: Int) throws(PNGError) {
    guard file.count - offset >= 12 else { throw .truncated }
    let length = Int(file.bigEndian32(at: offset))
    guard length <= file.count - offset - 12 else { throw .truncated }
    data = (offset + 8)..<(offset + 8 + length)
    range = offset..<(data.upperBound + 4)
    let letters = file[(offset + 4)..<(offset + 8)]
    guard letters.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) })
    else { throw .damaged("no chunk name at byte \(offset + 4)") }
    name = String(decoding: letters, as: UTF8.self)
  }
}

extension [UInt8] {
  /// The big-endian number that begins at an index, which the caller knows to have three after it.
  func bigEndian32(at index: Int) -> UInt32 {
    UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
      | UInt32(self[index + 3])
  }
}
