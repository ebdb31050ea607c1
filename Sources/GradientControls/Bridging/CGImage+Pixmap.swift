#if os(iOS) || os(Linux)
import GradientModel
import GradientRaster

extension CGImage {
  /// An image of a bitmap's bytes as they are, tagged with their colour space.
  ///
  /// - Parameter pixmap: The pixels.
  /// - Returns: The image; nil without pixels.
  nonisolated static func make(_ pixmap: Pixmap) -> CGImage? {
    let name = pixmap.gamut == .displayP3 ? CGColorSpace.displayP3 : CGColorSpace.sRGB
    guard pixmap.width > 0, pixmap.height > 0, let space = CGColorSpace(name: name),
      let provider = CGDataProvider(data: NSData(data: Data(pixmap.bytes)) as CFData)
    else { return nil }
    return CGImage(
      width: pixmap.width, height: pixmap.height, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: pixmap.width * 4, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  /// The bytes of an image that ``make(_:)`` made.
  ///
  /// - Parameter gamut: The colour space that it was made in.
  /// - Returns: The pixels; nil if they cannot be read.
  nonisolated func pixmap(in gamut: OutputGamut) -> Pixmap? {
    guard let data = dataProvider?.data else { return nil }
    var pixmap = Pixmap(width: width, height: height, gamut: gamut)
    let bytes = [UInt8](data as NSData as Data)
    guard bytes.count == pixmap.bytes.count else { return nil }
    pixmap.bytes = bytes
    return pixmap
  }
}
#endif
