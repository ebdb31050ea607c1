/// A colour, perhaps one that depends on traits.
// Sendable as Apple's is; unchecked because an open class cannot be proved so. Its storage is one
// constant, and a dynamic colour's closure is only called for the caller's own traits.
open nonisolated class UIColor: NSObject, NSCopying, @unchecked Sendable {
  package enum Storage {
    case plain(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
    case pattern(UIImage)
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
    super.init()
  }

  public convenience init(cgColor: CGColor) { self.init(.plain(cgColor)) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(.srgb, isExtended: true)
    self.init(.plain(CGColor(space, [red, green, blue, min(max(alpha, 0), 1)])))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(.gray, isExtended: true)
    self.init(.plain(CGColor(space, [white, min(max(alpha, 0), 1)])))
  }

  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(.plain(CGColor(CGColorSpace(.displayP3), [red, green, blue, alpha])))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public convenience init(patternImage image: UIImage) { self.init(.pattern(image)) }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Resolved against `UITraitCollection.current` at this moment; it never updates [read: AD].
  open var cgColor: CGColor {
    switch resolvedColor(with: .current).storage {
    case .plain(let color): color
    case .pattern, .dynamic: CGColor(gray: 0, alpha: 1)
    }
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = storage else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .plain(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    case .pattern: self
    }
  }

  /// Extended sRGB; false for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard case .plain(let color) = resolvedColor(with: .current).storage,
      let rgb = color.converted(
        to: CGColorSpace(.srgb, isExtended: true), intent: .defaultIntent, options: nil)
    else { return false }
    red?.pointee = rgb.values[0]
    green?.pointee = rgb.values[1]
    blue?.pointee = rgb.values[2]
    alpha?.pointee = rgb.values[3]
    return true
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    if case .plain(let a) = storage, case .plain(let b) = other.storage { return a == b }
    return false
  }

  open override var hash: Int {
    if case .plain(let color) = storage { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }
}
