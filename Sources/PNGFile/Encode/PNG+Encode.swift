import CPNG
package import GradientRaster

extension PNG {
  /// The picture as a PNG file, tagged with its colour space.
  ///
  /// Components are stored without premultiplication, eight bits each, and without an alpha
  /// channel when every pixel is opaque. An sRGB picture carries an `sRGB` chunk, a Display P3
  /// picture an ICC profile. The same pixels give the same bytes; those of some pictures depend on zlib.
  ///
  /// - Parameters:
  ///   - pixmap: The picture.
  ///   - software: What made it, in ASCII, as the `Software` text; nil for no such text.
  ///   - isSmallest: Whether the file is to be small rather than soon made: of several ways the one
  ///     that packs it best is taken, with more effort.
  /// - Returns: The bytes of the file.
  /// - Throws: ``PNGError`` if the picture is empty, too long on a side, or holds another number
  ///   of bytes than its size asks for.
  package static func encode(
    _ pixmap: Pixmap, software: String? = nil, isSmallest: Bool = false
  ) throws(PNGError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    guard width > 0, height > 0 else { throw .empty }
    guard width <= largestSide, height <= largestSide else {
      throw .sideTooLong(width: width, height: height)
    }
    guard pixmap.bytes.count == width * height * 4 else {
      throw .wrongByteCount(pixmap.bytes.count, expected: width * height * 4)
    }
    var packing = PNGStream.Packing.quick
    if !isSmallest {
      let layout = PixelLayout(opaque: isOpaque(pixmap.bytes))
      switch PixelDeflater.pack(pixmap, layout: layout) {
      case .packed(let rows):
        return try begin(pixmap, layout, software, packing).finish(packedRows: rows)
      case .shades: packing = .shades
      case .mixed: break
      }
    } else {
      var size = try file(of: pixmap, software, packing).count
      for other in PNGStream.Packing.filtered {
        let otherSize = try file(of: pixmap, software, other).count
        if otherSize < size { (packing, size) = (other, otherSize) }
      }
      packing.level = 9
    }
    return try file(of: pixmap, software, packing)
  }

  private static func file(
    of pixmap: Pixmap, _ software: String?, _ packing: PNGStream.Packing
  ) throws(PNGError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    let layout = PixelLayout(opaque: isOpaque(pixmap.bytes))
    let stream = try begin(pixmap, layout, software, packing)
    var row = [UInt8](repeating: 0, count: width * layout.bytesPerPixel)
    for y in 0..<height {
      layout.store(pixmap.bytes[(y * width * 4)..<((y + 1) * width * 4)], into: &row)
      stream.writeRow(row)
    }
    return stream.finish()
  }

  /// A file up to its pixels.
  private static func begin(
    _ pixmap: Pixmap, _ layout: PixelLayout, _ software: String?, _ packing: PNGStream.Packing
  ) throws(PNGError) -> PNGStream {
    let stream = try PNGStream()
    stream.writeHeader(
      width: UInt32(pixmap.width), height: UInt32(pixmap.height), layout: layout,
      gamut: pixmap.gamut, packing)
    if let software { stream.writeChunk("tEXt", softwareKeyword + Array(software.utf8)) }
    return stream
  }

  private static func isOpaque(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      // Most pictures have a clear corner, which comes first.
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
  }
}
