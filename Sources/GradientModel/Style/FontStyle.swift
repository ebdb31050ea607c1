/// The typography of a title.
public struct FontStyle: Hashable, Sendable {
  /// Font families, the preferred one first.
  ///
  /// `system` is each platform's own.
  public var families: [String] {
    get { familyTexts.map { $0.text } }
    set { familyTexts = newValue.map { ByteText($0) } }
  }
  private var familyTexts: [ByteText]
  /// Points, at the default text size.
  public var size: Double
  /// 1 to 1000: 400 is regular, 600 semibold, 700 bold.
  public var weight: Double
  /// Extra points between characters.
  public var letterSpacing: Double
  /// The height of a line as a factor of the size; nil for the font's own.
  public var lineHeight: Double?
  /// Where the title stands in a box that is wider.
  public var alignment: TitleAlignment

  /// Makes a typography.
  ///
  /// - Parameters:
  ///   - families: Font families, the preferred one first.
  ///   - size: Points.
  ///   - weight: 1 to 1000.
  ///   - letterSpacing: Extra points between characters.
  ///   - lineHeight: The height of a line as a factor of the size; nil for the font's own.
  ///   - alignment: Where the title stands in a box that is wider.
  public init(
    families: [String] = ["system"], size: Double = 17, weight: Double = 400,
    letterSpacing: Double = 0, lineHeight: Double? = nil, alignment: TitleAlignment = .center
  ) {
    familyTexts = families.map { ByteText($0) }
    self.size = size
    self.weight = weight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.alignment = alignment
  }
}

/// Where a title stands in a box that is wider than it.
public enum TitleAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// Where lines of text begin.
  case leading
  /// Where lines of text end.
  case trailing
}

/// A title's typography, colour and shadow.
public struct TitleStyle: Hashable, Sendable {
  /// The typography.
  public var font: FontStyle
  /// The colour.
  public var color: StyleColor
  /// The shadow; its spread and inset have no meaning here.
  public var shadow: DropShadow

  /// Makes a title's look.
  ///
  /// - Parameters:
  ///   - font: The typography.
  ///   - color: The colour.
  ///   - shadow: The shadow.
  public init(font: FontStyle = FontStyle(), color: StyleColor, shadow: DropShadow = .none) {
    self.font = font
    self.color = color
    self.shadow = shadow
  }
}
