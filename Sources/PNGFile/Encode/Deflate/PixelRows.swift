/// Pixels that are packed, and what they become in the file.
struct PixelRows {
  /// How a PNG file's rows are filtered (PNG 3, 9.2).
  enum Filter: UInt8 {
    /// Pixels as they are.
    case none = 0
    /// Differences to the row above.
    case up = 2
  }

  /// Premultiplied pixels where they are not filtered, else differences of stored ones.
  let pixels: UnsafePointer<UInt32>
  let layout: PixelLayout
  let filter: Filter

  /// A pixel's bytes in the file, from the lowest on.
  @inline(__always)
  func stored(_ pixel: UInt32) -> UInt32 {
    filter == .none ? layout.stored(pixel) : pixel
  }

  /// Whether of a pixel's bytes all but alpha are 0, as in most shadows.
  @inline(__always)
  func isShade(_ pixel: UInt32) -> Bool { pixel & 0xFF_FFFF == 0 }
}

extension PixelLayout {
  /// Stored pixels minus those above them, byte by byte.
  func differences(of pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt32] {
    var last: (pixel: UInt32, stored: UInt32) = (0, 0)
    var result = pixels.map { pixel in
      if pixel != last.pixel { last = (pixel, stored(pixel)) }
      return last.stored
    }
    // From the last row up, so that each row's pixels are there while those below are taken from them.
    for index in (width..<max(width, result.count)).reversed() {
      let (one, above) = (result[index], result[index - width])
      // Bytes do not borrow from each other: the highest bit of each is worked out apart.
      result[index] =
        ((one | 0x8080_8080) &- (above & 0x7F7F_7F7F)) ^ ((one ^ ~above) & 0x8080_8080)
    }
    return result
  }
}
