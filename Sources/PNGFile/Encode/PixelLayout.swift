/// How the pixels of a file are stored.
enum PixelLayout {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, alpha, not premultiplied.
  case rgba

  /// The smaller layout that loses nothing.
  init(opaque: Bool) {
    self = opaque ? .rgb : .rgba
  }

  /// The bytes that a pixel takes.
  var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// A premultiplied pixel as this layout stores it, its bytes from the lowest on.
  @inline(__always)
  func stored(_ pixel: UInt32) -> UInt32 {
    let alpha = UInt8(truncatingIfNeeded: pixel &>> 24)
    let straight = alpha == 255 ? pixel : StraightAlpha.divided(pixel, by: alpha)
    if case .rgb = self { return straight & 0xFF_FFFF }
    return straight
  }

  /// Writes a row of premultiplied pixels as this layout stores it.
  ///
  /// - Parameters:
  ///   - pixels: Four bytes a pixel.
  ///   - row: `bytesPerPixel` bytes for each of them.
  func store(_ pixels: ArraySlice<UInt8>, into row: inout [UInt8]) {
    pixels.withUnsafeBytes { pixels in
      row.withUnsafeMutableBufferPointer { row in
        var target = 0
        for source in stride(from: 0, to: pixels.count, by: 4) {
          let pixel = UInt32(
            littleEndian: pixels.loadUnaligned(fromByteOffset: source, as: UInt32.self))
          let stored = stored(pixel)
          for byte in 0..<bytesPerPixel {
            row[target + byte] = UInt8(truncatingIfNeeded: stored &>> (8 &* UInt32(byte)))
          }
          target += bytesPerPixel
        }
      }
    }
  }
}
