/// The members of a look that something gives: nil means that it leaves a member to what lies beneath.
///
/// A style's normal look and each of its overrides is one of these. Members merge one by one; a
/// gradient, a list of shadows and a typography are each replaced whole.
public struct StyleMembers: Hashable, Sendable {
  /// What the outline is filled with.
  public var fill: Paint?
  /// A second paint over the fill.
  public var overlay: Paint?
  /// The border's colour or gradient.
  public var borderPaint: Paint?
  /// The border's width in points.
  public var borderWidth: Double?
  /// Radii, or a capsule.
  public var corners: Corners?
  /// The shape of the corners.
  public var cornerCurve: CornerCurve?
  /// Outer and inset shadows, the first on top.
  public var shadows: [DropShadow]?
  /// The opacity of the whole control, 0...1.
  public var opacity: Double?
  /// The title's typography.
  ///
  /// From the normal look only.
  public var font: FontStyle?
  /// The title's colour.
  public var titleColor: StyleColor?
  /// The title's shadow.
  public var titleShadow: DropShadow?
  /// The colour of a template image; nil follows the title's.
  public var imageColor: StyleColor?
  /// The distance from the edges to the content.
  ///
  /// From the normal look only.
  public var insets: ContentInsets?
  /// The smallest width in points.
  ///
  /// From the normal look only.
  public var minWidth: Double?
  /// The smallest height in points.
  ///
  /// From the normal look only.
  public var minHeight: Double?
  /// The width in points; nil follows the content.
  ///
  /// From the normal look only.
  public var width: Double?
  /// The height in points; nil follows the content.
  ///
  /// From the normal look only.
  public var height: Double?
  /// The factor by which the control shrinks while pressed.
  public var pressScale: Double?
  /// How this look comes in.
  public var transition: Transition?
  /// How the pressed look is derived.
  public var press: PressDerivation?
  /// How the disabled look is derived.
  public var disabledLook: DisabledDerivation?
  /// Which text style the title's size follows.
  ///
  /// From the normal look only.
  public var dynamicType: TextStyle?
  /// The words drawn in pictures.
  public var sample: String?
  /// What the control stands on, for pictures and contrast.
  public var backdrop: Paint?

  /// Makes a set of members that gives none.
  public init() {}

  /// Whether no member is given.
  public var isEmpty: Bool { self == StyleMembers() }

  /// Takes every member that another set gives.
  ///
  /// - Parameter other: The members that win.
  public mutating func merge(_ other: StyleMembers) {
    fill = other.fill ?? fill
    overlay = other.overlay ?? overlay
    borderPaint = other.borderPaint ?? borderPaint
    borderWidth = other.borderWidth ?? borderWidth
    corners = other.corners ?? corners
    cornerCurve = other.cornerCurve ?? cornerCurve
    shadows = other.shadows ?? shadows
    opacity = other.opacity ?? opacity
    font = other.font ?? font
    titleColor = other.titleColor ?? titleColor
    titleShadow = other.titleShadow ?? titleShadow
    imageColor = other.imageColor ?? imageColor
    insets = other.insets ?? insets
    minWidth = other.minWidth ?? minWidth
    minHeight = other.minHeight ?? minHeight
    width = other.width ?? width
    height = other.height ?? height
    pressScale = other.pressScale ?? pressScale
    transition = other.transition ?? transition
    press = other.press ?? press
    disabledLook = other.disabledLook ?? disabledLook
    dynamicType = other.dynamicType ?? dynamicType
    sample = other.sample ?? sample
    backdrop = other.backdrop ?? backdrop
  }

  /// These members without those that a state may not change: a press must not move the layout.
  package var withoutLayout: StyleMembers {
    var members = self
    members.font = nil
    members.insets = nil
    members.minWidth = nil
    members.minHeight = nil
    members.width = nil
    members.height = nil
    members.dynamicType = nil
    return members
  }

  /// These members without those that others give already.
  ///
  /// - Parameter given: What lies beneath.
  /// - Returns: The members that differ from it.
  package func differing(from given: StyleMembers) -> StyleMembers {
    var result = self
    if fill == given.fill { result.fill = nil }
    if overlay == given.overlay { result.overlay = nil }
    if borderPaint == given.borderPaint { result.borderPaint = nil }
    if borderWidth == given.borderWidth { result.borderWidth = nil }
    if corners == given.corners { result.corners = nil }
    if cornerCurve == given.cornerCurve { result.cornerCurve = nil }
    if shadows == given.shadows { result.shadows = nil }
    if opacity == given.opacity { result.opacity = nil }
    if font == given.font { result.font = nil }
    if titleColor == given.titleColor { result.titleColor = nil }
    if titleShadow == given.titleShadow { result.titleShadow = nil }
    if imageColor == given.imageColor { result.imageColor = nil }
    if insets == given.insets { result.insets = nil }
    if minWidth == given.minWidth { result.minWidth = nil }
    if minHeight == given.minHeight { result.minHeight = nil }
    if width == given.width { result.width = nil }
    if height == given.height { result.height = nil }
    if pressScale == given.pressScale { result.pressScale = nil }
    if transition == given.transition { result.transition = nil }
    if press == given.press { result.press = nil }
    if disabledLook == given.disabledLook { result.disabledLook = nil }
    if dynamicType == given.dynamicType { result.dynamicType = nil }
    if sample == given.sample { result.sample = nil }
    if backdrop == given.backdrop { result.backdrop = nil }
    return result
  }
}
