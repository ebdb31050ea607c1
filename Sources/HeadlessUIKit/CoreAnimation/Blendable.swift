/// A value that an animation can be part of the way to.
package nonisolated protocol Blendable {
  /// Reads the value of an animation; nil for another type.
  init?(animated value: Any)
  func blended(with other: Self, share: Double) -> Self
}

nonisolated extension CGFloat: Blendable {
  package init?(animated value: Any) {
    switch value {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }

  package func blended(with other: CGFloat, share: Double) -> CGFloat {
    self + (other - self) * CGFloat(share)
  }
}

nonisolated extension Double: Blendable {
  package init?(animated value: Any) {
    guard let number = CGFloat(animated: value) else { return nil }
    self = Double(number)
  }

  package func blended(with other: Double, share: Double) -> Double {
    self + (other - self) * share
  }
}

nonisolated extension Float: Blendable {
  package init?(animated value: Any) {
    guard let number = CGFloat(animated: value) else { return nil }
    self = Float(number)
  }

  package func blended(with other: Float, share: Double) -> Float {
    self + (other - self) * Float(share)
  }
}

nonisolated extension CGPoint: Blendable {
  package init?(animated value: Any) {
    guard let point = (value as? CGPoint) ?? (value as? NSValue)?.pointValue else { return nil }
    self = point
  }

  package func blended(with other: CGPoint, share: Double) -> CGPoint {
    CGPoint(x: x.blended(with: other.x, share: share), y: y.blended(with: other.y, share: share))
  }
}

nonisolated extension CGSize: Blendable {
  package init?(animated value: Any) {
    guard let size = (value as? CGSize) ?? (value as? NSValue)?.sizeValue else { return nil }
    self = size
  }

  package func blended(with other: CGSize, share: Double) -> CGSize {
    CGSize(
      width: width.blended(with: other.width, share: share),
      height: height.blended(with: other.height, share: share))
  }
}

nonisolated extension CGRect: Blendable {
  package init?(animated value: Any) {
    guard let rect = (value as? CGRect) ?? (value as? NSValue)?.rectValue else { return nil }
    self = rect
  }

  package func blended(with other: CGRect, share: Double) -> CGRect {
    CGRect(
      origin: origin.blended(with: other.origin, share: share),
      size: size.blended(with: other.size, share: share))
  }
}

nonisolated extension CATransform3D: Blendable {
  package init?(animated value: Any) {
    guard let transform = value as? CATransform3D else { return nil }
    self = transform
  }

  /// Member by member: exact for moves and scales, which is what controls animate.
  package func blended(with other: CATransform3D, share: Double) -> CATransform3D {
    var result = self
    let members: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    for member in members {
      result[keyPath: member] = self[keyPath: member]
        .blended(with: other[keyPath: member], share: share)
    }
    return result
  }
}

nonisolated extension CGColor: Blendable {
  package convenience init?(animated value: Any) {
    guard let color = value as? CGColor else { return nil }
    self.init(color.space, color.values)
  }

  package func blended(with other: CGColor, share: Double) -> CGColor {
    guard share > 0 else { return self }
    guard share < 1 else { return other }
    let space = CGColorSpace(.srgb, isExtended: true)
    guard let a = converted(to: space, intent: .defaultIntent, options: nil),
      let b = other.converted(to: space, intent: .defaultIntent, options: nil)
    else { return other }
    return CGColor(space, zip(a.values, b.values).map { $0.blended(with: $1, share: share) })
  }
}
