import Foundation

#if os(iOS)
  import UIKit
#else
  import GradientRaster
  import HeadlessUIKit
#endif

/// Pixels as anything drew them: red, green, blue, alpha, premultiplied, in sRGB.
nonisolated struct Pixels: Equatable {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// Reads a bitmap; empty where there is none.
  init(_ image: CGImage?) {
    guard let image else {
      (width, height, bytes) = (0, 0, [])
      return
    }
    width = image.width
    height = image.height
    #if os(iOS)
      var copy = [UInt8](repeating: 0, count: width * height * 4)
      let (across, down) = (width, height)
      copy.withUnsafeMutableBytes { buffer in
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        let context = CGContext(
          data: buffer.baseAddress, width: across, height: down, bitsPerComponent: 8,
          bytesPerRow: across * 4, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: across, height: down))
      }
      bytes = copy
    #else
      bytes = image.pixmap.bytes
    #endif
  }

  /// A pixel as text, such as `ff8000/ff`; a dash outside.
  func text(_ x: Int, _ y: Int) -> String {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return "-" }
    let start = (y * width + x) * 4
    let digits = bytes[start..<start + 4].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return digits[0] + digits[1] + digits[2] + "/" + digits[3]
  }

  /// Some pixels of a row.
  func row(_ y: Int, _ columns: [Int]) -> String {
    columns.map { text($0, y) }.joined(separator: " ")
  }

  /// The greatest difference of any byte; nil for bitmaps of different sizes.
  func difference(from other: [UInt8], width: Int, height: Int) -> Int? {
    guard self.width == width, self.height == height else { return nil }
    return zip(bytes, other).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}

/// A layer as `render(in:)` draws it, one pixel a point.
func rendered(_ layer: CALayer, in area: CGRect? = nil, scale: CGFloat = 1) -> Pixels {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let renderer = UIGraphicsImageRenderer(bounds: area ?? layer.bounds, format: format)
  return Pixels(renderer.image { layer.render(in: $0.cgContext) }.cgImage)
}

/// A view in a window as the screen shows it.
func onScreen(_ view: UIView, margins: UIEdgeInsets = .zero, scale: CGFloat = 1) -> Pixels {
  #if os(iOS)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.preferredRange = .standard
    let area = view.bounds.inset(
      by: UIEdgeInsets(
        top: -margins.top, left: -margins.left, bottom: -margins.bottom, right: -margins.right))
    let image = UIGraphicsImageRenderer(bounds: area, format: format).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    return Pixels(image.cgImage)
  #else
    return Pixels(CGImage(view.snapshot(scale: scale, margins: margins)))
  #endif
}

/// A window on screen with a view in it.
func window(showing view: UIView, size: CGSize = CGSize(width: 390, height: 300)) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.addSubview(view)
  window.makeKeyAndVisible()
  settle()
  return window
}

/// Lets a turn of the run loop go by.
func settle() {
  #if os(iOS)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  #else
    HeadlessClock.current.turn()
  #endif
}
