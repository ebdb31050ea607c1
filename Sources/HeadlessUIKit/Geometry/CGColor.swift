package import GradientModel

/// A colour frozen into components: it never follows traits.
public nonisolated final class CGColor: Hashable, Sendable {
  package let space: CGColorSpace
  package let values: [CGFloat]

  package init(_ space: CGColorSpace, _ values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents + 1
    self.init(colorSpace, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(.srgb), [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(.srgb), [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(.gray), [gray, alpha])
  }

  public var alpha: CGFloat { values.last ?? 0 }
  public var components: [CGFloat]? { values }
  public var numberOfComponents: Int { values.count }
  public var colorSpace: CGColorSpace? { space }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space, values.dropLast() + [min(max(alpha, 0), 1)])
  }

  /// The colour in another space; a space that is not extended clips.
  public func converted(
    to target: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    let color = styleColor
    let converted: [Double]
    switch target.kind {
    case .gray:
      let linear = color.relativeLuminance
      converted = [
        StyleColor(.srgbLinear, linear, linear, linear).converted(to: .srgb).components.x
      ]
    case .srgb: converted = Self.list(color.converted(to: .srgb))
    case .displayP3: converted = Self.list(color.converted(to: .displayP3))
    case .linearSRGB: converted = Self.list(color.converted(to: .srgbLinear))
    }
    let kept = target.isExtended ? converted : converted.map { min(max($0, 0), 1) }
    return CGColor(target, kept.map { CGFloat($0) } + [alpha])
  }

  private static func list(_ color: StyleColor) -> [Double] {
    [color.components.x, color.components.y, color.components.z]
  }

  package var styleColor: StyleColor {
    let c = values.map { Double($0) }
    switch space.kind {
    case .gray: return StyleColor(white: c[0], alpha: c[1])
    case .srgb: return StyleColor(.srgb, c[0], c[1], c[2], alpha: c[3])
    case .displayP3: return StyleColor(.displayP3, c[0], c[1], c[2], alpha: c[3])
    case .linearSRGB: return StyleColor(.srgbLinear, c[0], c[1], c[2], alpha: c[3])
    }
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.space == b.space && a.values == b.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}
