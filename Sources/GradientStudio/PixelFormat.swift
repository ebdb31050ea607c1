internal import GradientRaster

/// How the caller wants the four bytes of a pixel.
enum PixelFormat: Int32 {
  /// Red, green and blue multiplied by alpha.
  case premultiplied = 0
  /// Red, green and blue as they are, rounded to the nearest; 0 where alpha is 0.
  case straight = 1

  /// Writes pixels into memory that has room for them.
  func write(_ pixmap: Pixmap, to memory: UnsafeMutableRawPointer) {
    unsafe pixmap.bytes.withUnsafeBytes { pixels in
      guard self == .straight else {
        if let start = pixels.baseAddress {
          unsafe memory.copyMemory(from: start, byteCount: pixels.count)
        }
        return
      }
      unsafe Self.writeStraight(pixels, to: memory)
    }
  }

  /// Four pixels at once where all are opaque or all are clear, which most are.
  private static func writeStraight(
    _ pixels: UnsafeRawBufferPointer, to memory: UnsafeMutableRawPointer
  ) {
    let opaque = SIMD4<UInt32>(repeating: UInt32(littleEndian: 0xFF00_0000))
    var division = AlphaDivision()
    var offset = 0
    while offset &+ 16 <= pixels.count {
      let four = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
      let alphas = four & opaque
      if alphas == opaque || alphas == .zero {
        unsafe memory.storeBytes(of: four, toByteOffset: offset, as: SIMD4<UInt32>.self)
      } else if four == SIMD4(repeating: division.last) {
        unsafe memory.storeBytes(
          of: SIMD4(repeating: division.straight), toByteOffset: offset, as: SIMD4<UInt32>.self)
      } else {
        for place in 0..<4 {
          unsafe division.write(pixels, to: memory, at: offset &+ place &* 4)
        }
      }
      offset &+= 16
    }
    while offset &+ 4 <= pixels.count {
      unsafe division.write(pixels, to: memory, at: offset)
      offset &+= 4
    }
  }
}

/// Divides the red, green and blue of pixels by their alpha.
///
/// To divide takes longer than all else that is done to a pixel. Most pixels are like the one before
/// them, and more have its alpha; and in place of the division by alpha is a multiplication by 2²⁴ over
/// alpha, rounded up by at most 1. What that adds is at most 65,025 over 2²⁴, less than the least that
/// the quotient can lack of the next whole number, 1 over alpha.
private struct AlphaDivision {
  /// The pixel that came last, and what became of it.
  private(set) var last: UInt32 = 0
  private(set) var straight: UInt32 = 0
  private var alpha: UInt32 = 0
  private var factor: UInt64 = 0

  @inline(__always)
  mutating func write(
    _ pixels: UnsafeRawBufferPointer, to memory: UnsafeMutableRawPointer, at offset: Int
  ) {
    let pixel = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    if pixel != last {
      last = pixel
      straight = divided(UInt32(littleEndian: pixel)).littleEndian
    }
    unsafe memory.storeBytes(of: straight, toByteOffset: offset, as: UInt32.self)
  }

  @inline(__always)
  private mutating func divided(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 0 || alpha == 255 { return pixel }
    if alpha != self.alpha {
      self.alpha = alpha
      factor = (1 << 24) / UInt64(alpha) + 1
    }
    return channel(pixel) | channel(pixel &>> 8) &<< 8 | channel(pixel &>> 16) &<< 16
      | alpha &<< 24
  }

  /// The lowest byte of a pixel, divided; to the nearest.
  @inline(__always)
  private func channel(_ pixel: UInt32) -> UInt32 {
    let product = min((pixel & 255) &* 255 &+ alpha &>> 1, 255 &* alpha)
    return UInt32(truncatingIfNeeded: (UInt64(product) &* factor) &>> 24)
  }
}
