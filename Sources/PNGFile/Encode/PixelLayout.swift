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

  /// Writes a row of premultiplied pixels as this layout stores it.
  ///
  /// - Parameters:
  ///   - pixels: Four bytes a pixel.
  ///   - row: `bytesPerPixel` bytes for each of them.
  func store(_ pixels: ArraySlice<UInt8>, into row: inout [UInt8]) {
    pixels.withUnsafeBufferPointer { pixels in
      row.withUnsafeMutableBufferPointer { row in
        var target = 0
        for source in stride(from: 0, to: pixels.count, by: 4) {
          let alpha = pixels[source + 3]
          if alpha == 255 {
            row[target] = pixels[source]
            row[target + 1] = pixels[source + 1]
            row[target + 2] = pixels[source + 2]
          } else {
            row[target] = StraightAlpha.divided(pixels[source], by: alpha)
            row[target + 1] = StraightAlpha.divided(pixels[source + 1], by: alpha)
            row[target + 2] = StraightAlpha.divided(pixels[source + 2], by: alpha)
          }
          if case .rgba = self { row[target + 3] = alpha }
          target += bytesPerPixel
        }
      }
    }
  }
}
