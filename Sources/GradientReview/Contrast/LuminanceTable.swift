import GradientModel

/// The relative luminance of pixels: WCAG 2.2's formula for each of the 256 levels, looked up.
struct LuminanceTable: Sendable {
  private let linear: [Double]

  init() {
    linear = (0...255).map {
      StyleColor(white: Double($0) / 255).converted(to: .srgbLinear).components.x
    }
  }

  /// The luminance of an opaque pixel.
  func luminance(_ pixel: SIMD4<UInt8>) -> Double {
    0.2126 * linear[Int(pixel.x)] + 0.7152 * linear[Int(pixel.y)] + 0.0722 * linear[Int(pixel.z)]
  }

  /// The contrast ratio of two opaque pixels.
  func ratio(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension StyleColor {
  /// The colour of an opaque pixel.
  init(_ pixel: SIMD4<UInt8>) {
    self.init(
      red: Double(pixel.x) / 255, green: Double(pixel.y) / 255, blue: Double(pixel.z) / 255)
  }
}
