import Foundation
import GradientModel
package import GradientRaster

#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  package import SwiftUIStub
#endif

extension Pixmap {
  /// The same pixels for Core Graphics: premultiplied, tagged with their colour space; nil for a
  /// bitmap without pixels.
  package func cgImage() -> CGImage? {
    let name = gamut == .displayP3 ? CGColorSpace.displayP3 : CGColorSpace.sRGB
    guard let space = CGColorSpace(name: name),
      let provider = CGDataProvider(data: NSData(data: Data(bytes)) as CFData)
    else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: space, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
