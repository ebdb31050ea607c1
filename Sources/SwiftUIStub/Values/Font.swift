public nonisolated struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    private let value: Int
    public static let ultraLight = Weight(value: 1)
    public static let thin = Weight(value: 2)
    public static let light = Weight(value: 3)
    public static let regular = Weight(value: 4)
    public static let medium = Weight(value: 5)
    public static let semibold = Weight(value: 6)
    public static let bold = Weight(value: 7)
    public static let heavy = Weight(value: 8)
    public static let black = Weight(value: 9)
  }
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The family; nil for the system's.
  package var family: String?
  package var size: CGFloat
  package var weight: Weight
  package var design: Design

  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    Font(family: nil, size: size, weight: weight, design: design)
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(family: name, size: fixedSize, weight: .regular, design: .default)
  }
  public func weight(_ weight: Font.Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
}
