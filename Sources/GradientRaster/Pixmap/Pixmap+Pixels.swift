extension Pixmap {
  /// The four bytes of a pixel: red, green, blue, alpha, premultiplied.
  ///
  /// Reading outside the bitmap gives clear; writing there does nothing.
  ///
  /// - Parameters:
  ///   - x: The column, from the left.
  ///   - y: The row, from the top.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      guard let at = offset(x, y) else { return .zero }
      return SIMD4(bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3])
    }
    set {
      guard let at = offset(x, y) else { return }
      for channel in 0..<4 { bytes[at + channel] = newValue[channel] }
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int? {
    guard x >= 0, x < width, y >= 0, y < height, bytes.count == width * height * 4 else {
      return nil
    }
    return (y * width + x) * 4
  }

  /// A part of the bitmap.
  ///
  /// - Parameters:
  ///   - x: The first column.
  ///   - y: The first row.
  ///   - width: Columns; a negative number is taken as 0.
  ///   - height: Rows; a negative number is taken as 0.
  /// - Returns: A bitmap of that size, clear where this one has no pixels; one without pixels if the
  ///   size is beyond ``Rasterizer/maximumPixelCount``.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> Pixmap {
    var result = Pixmap(width: width, height: height, gamut: gamut)
    for row in 0..<result.height {
      for column in 0..<result.width {
        result[column, row] = self[x &+ column, y &+ row]
      }
    }
    return result
  }

  /// Paints another bitmap over this one, pixel on pixel.
  ///
  /// What lies outside this bitmap is left out. The other's bytes are taken as they are: both should
  /// be of one colour space.
  ///
  /// - Parameters:
  ///   - other: The bitmap on top.
  ///   - x: The column that its first column comes to lie on.
  ///   - y: The row that its first row comes to lie on.
  public mutating func draw(_ other: Pixmap, x: Int, y: Int) {
    for row in 0..<other.height {
      for column in 0..<other.width {
        let above = other[column, row]
        let keep = 255 - UInt32(above.w)
        if keep == 255 { continue }
        let below = self[x &+ column, y &+ row]
        var result = above
        for channel in 0..<4 where keep > 0 {
          let rest = (UInt32(below[channel]) * keep + 127) / 255
          result[channel] = UInt8(min(UInt32(above[channel]) + rest, 255))
        }
        self[x &+ column, y &+ row] = result
      }
    }
  }
}
