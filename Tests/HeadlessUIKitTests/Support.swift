package import GradientRaster
import HeadlessUIKit

extension Pixmap {
  /// The four bytes of a pixel.
  package func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  /// The sum of all alphas in whole pixels.
  package var coveredPixels: Double {
    stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 }
  }
}

/// A window on screen with one view in it.
func show(_ view: UIView, size: CGSize = CGSize(width: 400, height: 300)) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.addSubview(view)
  window.makeKeyAndVisible()
  return window
}

/// A picture of a layer, drawn as `render(in:)` draws it, one pixel a point.
nonisolated func picture(of layer: CALayer, size: CGSize? = nil, origin: CGPoint = .zero) -> Pixmap
{
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let renderer = UIGraphicsImageRenderer(
    bounds: CGRect(origin: origin, size: size ?? layer.bounds.size), format: format)
  let image = renderer.image { layer.render(in: $0.cgContext) }
  return image.cgImage?.pixmap ?? Pixmap(width: 0, height: 0)
}

/// A picture of one colour.
nonisolated func solid(_ pixel: [UInt8], width: Int, height: Int) -> CGImage {
  var pixmap = Pixmap(width: width, height: height)
  for index in pixmap.bytes.indices { pixmap.bytes[index] = pixel[index % 4] }
  return CGImage(pixmap)
}

nonisolated let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
nonisolated let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
nonisolated let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
nonisolated let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
