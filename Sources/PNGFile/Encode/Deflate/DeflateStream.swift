/// A zlib stream (RFC 1950) that blocks are appended to.
struct DeflateStream {
  /// Deflate with a window of 32768 bytes; the second byte makes the two a multiple of 31.
  private(set) var bytes: [UInt8] = [0x78, 0x5E]
  /// Bits that do not fill a byte yet.
  private var waiting = BitWriter.Rest()

  /// Writes bits.
  ///
  /// - Parameters:
  ///   - capacity: More bytes than the bits will take.
  ///   - write: Writes them.
  mutating func write(capacity: Int, _ write: (inout BitWriter) -> Void) {
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + 8)
    defer { room.deallocate() }
    var writer = BitWriter(to: room, after: waiting)
    write(&writer)
    waiting = writer.rest
    bytes.append(contentsOf: UnsafeBufferPointer(start: room, count: writer.next - room))
  }

  /// Ends the stream after its last block.
  ///
  /// - Parameter checksum: That of all bytes that it stands for.
  mutating func finish(_ checksum: Adler32) {
    write(capacity: 8) { $0.finish() }
    for shift: UInt32 in [24, 16, 8, 0] {
      bytes.append(UInt8(truncatingIfNeeded: checksum.value &>> shift))
    }
  }
}
