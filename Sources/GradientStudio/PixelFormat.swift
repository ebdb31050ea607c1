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
    let divisors = (0..<256).map { $0 == 0 ? 0 : UInt64(1 << 24) / $0 + 1 }
    let opaque = SIMD4<UInt32>(repeating: UInt32(littleEndian: 0xFF00_0000))
    var offset = 0
    while offset + 16 <= pixels.count {
      var four = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
      let alphas = four & opaque
      if alphas != opaque, alphas != .zero {
        for lane in 0..<4 { four[lane] = straight(four[lane], divisors) }
      }
      unsafe memory.storeBytes(of: four, toByteOffset: offset, as: SIMD4<UInt32>.self)
      offset += 16
    }
    while offset + 4 <= pixels.count {
      let pixel = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      unsafe memory.storeBytes(of: straight(pixel, divisors), toByteOffset: offset, as: UInt32.self)
      offset += 4
    }
  }

  /// A pixel with its red, green and blue divided by its alpha.
  ///
  /// To divide takes longer than all else that is done to a pixel, so it is multiplied by 2²⁴ over
  /// alpha, rounded up by a part of at most 1. That exceeds the quotient by less than a product of at
  /// most 65,025 over 2²⁴, which is too little to reach the next whole number: no more than 1 over
  /// alpha.
  private static func straight(_ pixel: UInt32, _ divisors: [UInt64]) -> UInt32 {
    let bytes = UInt32(littleEndian: pixel)
    let alpha = bytes >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    let divisor = divisors[Int(alpha)]
    func divided(_ channel: UInt32) -> UInt32 {
      let product = min((channel & 255) * 255 + alpha / 2, 255 * alpha)
      return UInt32(truncatingIfNeeded: (UInt64(product) &* divisor) >> 24)
    }
    let (green, blue) = (divided(bytes >> 8), divided(bytes >> 16))
    return (alpha << 24 | blue << 16 | green << 8 | divided(bytes)).littleEndian
  }
}
