import CPNG

/// libpng's simplified interface for reading, which reports errors by return value and never jumps
/// out of its caller.
struct SimplifiedReader {
  private let file: [UInt8]
  private let header: PNGHeader

  /// Makes a reader of a file whose header has been checked.
  ///
  /// - Parameters:
  ///   - file: A PNG file of header, palette, transparency and pixels, and nothing else.
  ///   - header: What its header says.
  init(_ file: [UInt8], _ header: PNGHeader) {
    self.file = file
    self.header = header
  }

  /// The pixels of a file with at most eight bits a component, premultiplied.
  func eightBitPixels() throws(PNGError) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    try read(format: PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA, into: &pixels)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] != 255 {
        let alpha = pixels[index + 3]
        for component in index..<(index + 3) {
          pixels[component] = StraightAlpha.multiplied(pixels[component], by: alpha)
        }
      }
    }
    return pixels
  }

  /// The pixels of a file with sixteen bits a component, premultiplied and rounded to eight bits.
  ///
  /// They are read as what libpng calls linear, in which it takes such a file to be: so it only
  /// multiplies by alpha, with all sixteen bits. Its own way from sixteen bits to eight gives wrong
  /// rows for interlaced files (https://github.com/pnggroup/libpng/issues/853).
  func sixteenBitPixels() throws(PNGError) -> [UInt8] {
    var pixels = [UInt16](repeating: 0, count: header.width * header.height * 4)
    try read(
      format: PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_LINEAR, into: &pixels)
    return pixels.map { UInt8((UInt32($0) + 128) / 257) }
  }

  private func read<Component: BitwiseCopyable>(
    format: UInt32, into pixels: inout [Component]
  ) throws(PNGError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else {
      throw .damaged(image.text)
    }
    // Should the file hold a second header, libpng must not write more than there is room for.
    guard Int(image.width) == header.width, Int(image.height) == header.height else {
      throw .damaged("it holds two headers")
    }
    image.format = format
    guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else {
      throw .damaged(image.text)
    }
  }
}

extension png_image {
  /// libpng's last message.
  fileprivate var text: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
