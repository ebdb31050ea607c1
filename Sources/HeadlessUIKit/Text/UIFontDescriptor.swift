/// What a font is looked for by: a family and a weight.
// Apple's is open and Sendable; it holds constants.
public nonisolated final class UIFontDescriptor: NSObject, Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  package let family: String
  package let weight: UIFont.Weight

  public init(fontAttributes attributes: [AttributeName: Any]) {
    family = attributes[.family] as? String ?? "system"
    let traits = attributes[.traits] as? [TraitKey: Any]
    weight = UIFont.Weight(traits?[.weight].flatMap(CGFloat.init(animated:)) ?? 0)
    super.init()
  }
}

nonisolated extension UIFont {
  /// A size of 0 is not looked up: descriptors here have none of their own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(families: [descriptor.family], size: pointSize, weight: descriptor.weight.css)
  }
}
