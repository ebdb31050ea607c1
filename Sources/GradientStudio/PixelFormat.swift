internal import GradientRaster

/// How the caller wants the four bytes of a pixel.
enum PixelFormat: Int32 {
  /// Red, green and blue multiplied by alpha.
  case premultiplied = 0
  /// Red, green and blue as they are, rounded to the nearest; 0 where alpha is 0.
  case straight = 1

  func bytes(of pixmap: Pixmap) -> [UInt8] {
    guard self == .straight else { return pixmap.bytes }
    var bytes = pixmap.bytes
    for pixel in stride(from: 0, to: bytes.count &- 3, by: 4) {
      let alpha = UInt32(bytes[pixel + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for channel in pixel..<pixel + 3 {
        let straight = (UInt32(bytes[channel]) * 255 + alpha / 2) / alpha
        bytes[channel] = UInt8(min(straight, 255))
      }
    }
    return bytes
  }
}
