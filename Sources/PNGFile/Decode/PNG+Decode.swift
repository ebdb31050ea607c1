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
    let image = SimplifiedReader(pictureChunks(file, chunks), header)
    pixmap.bytes = try header.depth == 16 ? image.sixteenBitPixels() : image.eightBitPixels()
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
}
