#if os(iOS) || os(Linux)
import GradientModel

/// What a style says about a title, in UIKit's terms; nil where it says nothing, so that the app's own
/// values stand.
nonisolated struct TitleLook: Equatable, Sendable {
  /// A shadow behind the letters.
  struct Shadow: Equatable, Sendable {
    let color: UIColor
    let offset: CGSize
    /// The standard deviation of the Gaussian in points.
    let deviation: CGFloat
  }

  var font: UIFont?
  var color: UIColor?
  var shadow: Shadow?
  var kerning: CGFloat = 0
  /// The height of each of several lines in points.
  var lineHeight: CGFloat?
  var imageColor: UIColor?

  /// Says nothing.
  init() {}

  /// Whether it says anything about the letters.
  var hasAttributes: Bool {
    var letters = self
    letters.imageColor = nil
    return letters != TitleLook()
  }

  /// Reads a look.
  ///
  /// - Parameters:
  ///   - look: The look that is drawn.
  ///   - given: Which of its members the style gives.
  ///   - gamut: The screen's gamut.
  init(_ look: ResolvedStyle, given: GivenMembers, gamut: OutputGamut) {
    let style = look.title
    if given.contains(.font) {
      font = .make(style.font)
      kerning = CGFloat(style.font.letterSpacing)
      lineHeight = style.font.lineHeight.map { CGFloat($0 * style.font.size) }
    }
    if given.contains(.titleColor) { color = .make(style.color, in: gamut) }
    if given.contains(.titleShadow), style.shadow.color.alpha > 0 {
      shadow = Shadow(
        color: .make(style.shadow.color, in: gamut),
        offset: CGSize(
          width: CGFloat(style.shadow.offsetX), height: CGFloat(style.shadow.offsetY)),
        deviation: CGFloat(style.shadow.standardDeviation))
    }
    if given.contains(.imageColor) || given.contains(.titleColor) {
      imageColor = .make(look.imageColor, in: gamut)
    }
  }

  /// Writes the look over a title's attributes, in the one transformer that a configuration has.
  ///
  /// - Parameters:
  ///   - container: What the configuration and the app say.
  ///   - isMultiline: Whether the distance of lines counts. A single line stays where its font puts it:
  ///     a label adds the rest of a line's height on one side of the letters only.
  /// - Returns: The same with what the style says in its place.
  func applied(to container: AttributeContainer, isMultiline: Bool) -> AttributeContainer {
    var result = container
    if let font { result.font = font }
    if let color { result.foregroundColor = color }
    if kerning != 0 { result.kern = kerning }
    var others: [NSAttributedString.Key: Any] = [:]
    if let shadow {
      let value = NSShadow()
      value.shadowColor = shadow.color
      value.shadowOffset = shadow.offset
      // Twice the standard deviation, as in CSS.
      value.shadowBlurRadius = shadow.deviation * 2
      others[.shadow] = value
    }
    if let lineHeight, isMultiline {
      let value = NSMutableParagraphStyle()
      value.minimumLineHeight = lineHeight
      value.maximumLineHeight = lineHeight
      others[.paragraphStyle] = value
    }
    // Neither a shadow nor a paragraph style is Sendable, so a container takes them by this way only.
    if !others.isEmpty { result.merge(AttributeContainer(others)) }
    return result
  }
}

extension TitleAlignment {
  /// UIKit's word in a layout direction.
  nonisolated func textAlignment(in direction: LayoutDirection) -> NSTextAlignment {
    switch self {
    case .center: .center
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
#endif
