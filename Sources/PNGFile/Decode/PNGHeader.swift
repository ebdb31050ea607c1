/// What a PNG file's first chunk says about the picture.
struct PNGHeader {
  let width: Int
  let height: Int
  /// Bits a component: 1, 2, 4, 8 or 16.
  let depth: Int
  private let bitsPerPixel: Int

  /// Reads the header chunk.
  ///
  /// Whether depth and colour type go together is left to libpng.
  init(_ file: [UInt8], _ chunks: [PNGChunk]) throws(PNGError) {
    guard let first = chunks.first, first.name == "IHDR", first.data.count == 13 else {
      throw .damaged("the header is missing")
    }
    guard first.isIntact(in: file) else { throw .damaged("IHDR has a wrong check sum") }
    width = Int(file.bigEndian32(at: first.data.lowerBound))
    height = Int(file.bigEndian32(at: first.data.lowerBound + 4))
    guard (1...PNG.largestSide).contains(width), (1...PNG.largestSide).contains(height) else {
      throw .damaged("its size is \(width) × \(height) pixels")
    }
    let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    let (depth, colorType) = (
      file[first.data.lowerBound + 8], file[first.data.lowerBound + 9]
    )
    guard let channels = channels[colorType], [1, 2, 4, 8, 16].contains(depth) else {
      throw .damaged("there is no colour type \(colorType) with \(depth) bits")
    }
    self.depth = Int(depth)
    bitsPerPixel = Int(depth) * channels
  }

  /// The most bytes that a byte of DEFLATE data can stand for: 258 for every two bits
  /// (https://zlib.net/zlib_tech.html, "Maximum Compression Factor").
  private static let greatestExpansion = 1032

  /// Whether a number of compressed bytes can hold the picture at all.
  ///
  /// Asked before memory is set aside for the pixels, so that a small file that claims to be a
  /// large picture costs nothing.
  func fits(compressedBytes: Int) -> Bool {
    let bits = width.multipliedReportingOverflow(by: bitsPerPixel)
    let bytes = (bits.partialValue / 8).multipliedReportingOverflow(by: height)
    return !bits.overflow && !bytes.overflow
      && bytes.partialValue / Self.greatestExpansion <= compressedBytes
  }
}
