#if os(iOS) || os(Linux)
import GradientModel
import GradientRaster
extension CGImage {
  nonisolated static func make(_ pixmap: Pixmap) -> CGImage? {
    guard pixmap.width > 0, pixmap.height > 0,
      let provider = CGDataProvider(data: NSData(data: Data(pixmap.bytes)) as CFData),
      let space = CGColorSpace(
        name: pixmap.gamut == .displayP3 ? CGColorSpace.displayP3 : CGColorSpace.sRGB)
    else { return nil }
    return CGImage(
      width: pixmap.width, height: pixmap.height, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: pixmap.width * 4, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
#endif
