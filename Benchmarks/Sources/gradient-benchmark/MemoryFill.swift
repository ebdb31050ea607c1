import Foundation

/// The floor under every renderer: one write to each byte of the picture.
final class MemoryFill {
  private var bytes: [UInt8]

  init(width: Int, height: Int) {
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  func fill() -> UInt64 {
    let value = Sink.unknown(Int32(0xA9))
    return bytes.withUnsafeMutableBytes { buffer in
      if let start = buffer.baseAddress { memset(start, value, buffer.count) }
      return Sink.digest(UnsafeRawBufferPointer(buffer))
    }
  }
}
