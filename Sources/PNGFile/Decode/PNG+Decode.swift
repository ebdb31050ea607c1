import CPNG
import GradientModel
import GradientRaster

extension PNG {
  /// The number of pixels that `decode` reads unless told otherwise: 8192 × 8192.
  package static let defaultPixelLimit = 1 << 26

  /// Reads a PNG file of any colour type, depth and interlacing.
  ///
  /// Sixteen-bit components are rounded to eight. Of an animation the still picture is read.
  ///
  /// - Parameters:
  ///   - file: The bytes of the file; any bytes are safe.
  ///   - pixelLimit: The most pixels that are read. Memory is bounded by it and by the file's
  ///     own length.
  /// - Returns: The picture, premultiplied, and the colour space that the file names.
  /// - Throws: ``PNGError`` for what is not a PNG file, is cut short, damaged or too large.
  package static func decode(
    _ file: [UInt8], pixelLimit: Int = defaultPixelLimit
  ) throws(PNGError) -> PNGPicture {
    let chunks = try PNGChunk.all(in: file)
    let header = try PNGHeader(file, chunks)
    guard header.width <= max(0, pixelLimit) / header.height else {
      throw .tooManyPixels(width: header.width, height: header.height, limit: pixelLimit)
    }
    let compressedBytes = chunks.lazy.filter { $0.name == "IDAT" }.reduce(0) { $0 + $1.data.count }
    guard header.fits(compressedBytes: compressedBytes) else { throw .truncated }

    let tag = PNGColorTag(file, chunks)
    var pixmap = Pixmap(
      width: header.width, height: header.height, gamut: tag == .displayP3 ? .displayP3 : .srgb)
    try readPixels(of: pictureChunks(file, chunks), into: &pixmap)
    return PNGPicture(pixmap: pixmap, colorTag: tag)
  }

  /// The file without everything that has no part in its pixels.
  ///
  /// libpng then neither converts colours, which is not wanted here, nor unpacks text and
  /// profiles of any length that a hostile file may bring.
  private static func pictureChunks(_ file: [UInt8], _ chunks: [PNGChunk]) -> [UInt8] {
    var picture = signature
    for chunk in chunks where ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].contains(chunk.name) {
      picture += file[chunk.range]
    }
    return picture
  }

  /// Has libpng read straight pixels into a pixmap, through the interface that reports errors by
  /// return value, and multiplies them by alpha.
  private static func readPixels(of file: [UInt8], into pixmap: inout Pixmap) throws(PNGError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else {
      throw .damaged(image.text)
    }
    guard Int(image.width) == pixmap.width, Int(image.height) == pixmap.height else {
      throw .damaged("it holds two headers")
    }
    image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    guard png_image_finish_read(&image, nil, &pixmap.bytes, 0, nil) != 0 else {
      throw .damaged(image.text)
    }
    pixmap.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) where bytes[index + 3] != 255 {
        let alpha = bytes[index + 3]
        for component in index..<(index + 3) {
          bytes[component] = StraightAlpha.multiplied(bytes[component], by: alpha)
        }
      }
    }
  }
}

extension png_image {
  /// libpng's last message.
  fileprivate var text: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
