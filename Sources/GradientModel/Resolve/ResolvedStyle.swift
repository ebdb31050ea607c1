/// A control's look in one state and one environment: every member has a value, and every direction
/// is physical.
public struct ResolvedStyle: Hashable, Sendable {
  /// What the outline is filled with.
  public var fill: Paint
  /// A second paint over the fill.
  public var overlay: Paint
  /// The border.
  public var border: BorderStyle
  /// Radii, or a capsule.
  public var corners: Corners
  /// The shape of the corners.
  public var cornerCurve: CornerCurve
  /// Outer and inset shadows, the first on top.
  public var shadows: [DropShadow]
  /// The opacity of the whole control, 0...1.
  public var opacity: Double
  /// The title, its size and weight adjusted to the reader's text size and bold text.
  public var title: TitleStyle
  /// The colour of a template image.
  public var imageColor: StyleColor
  /// The distance from the edges to the content.
  public var insets: Edges
  /// The smallest width in points.
  public var minWidth: Double
  /// The smallest height in points; nil if the style does not say.
  public var minHeight: Double?
  /// The width in points; nil follows the content.
  public var width: Double?
  /// The height in points; nil follows the content.
  public var height: Double?
  /// The factor by which the control shrinks while pressed.
  public var pressScale: Double
  /// How this look comes in.
  public var transition: Transition
  /// The words drawn in pictures; nil for none.
  public var sample: String? {
    get { sampleText?.text }
    set { sampleText = newValue.map { ByteText($0) } }
  }
  private var sampleText: ByteText?
  /// What the control stands on; nil if the style does not say.
  public var backdrop: Paint?
  /// The direction that the look was resolved for.
  public var layoutDirection: LayoutDirection

  init(_ members: StyleMembers, in environment: StyleEnvironment) {
    let direction = environment.layoutDirection
    fill = (members.fill ?? .clear).resolved(in: direction)
    overlay = (members.overlay ?? .clear).resolved(in: direction)
    border = BorderStyle(
      width: Self.nonNegative(members.borderWidth ?? (members.borderPaint == nil ? 0 : 1)),
      paint: (members.borderPaint ?? .clear).resolved(in: direction))
    corners = (members.corners ?? .square).resolved(in: direction)
    cornerCurve = members.cornerCurve ?? .circular
    shadows = members.shadows ?? []
    opacity = min(Self.nonNegative(members.opacity ?? 1), 1)
    var font = members.font ?? FontStyle()
    let textStyle = members.dynamicType ?? .body
    font.size = Self.nonNegative(font.size) * textStyle.scale(at: environment.textSize)
    if !font.letterSpacing.isFinite { font.letterSpacing = 0 }
    if !font.weight.isFinite { font.weight = 400 }
    if environment.isBoldText { font.weight = min(font.weight + 200, 1000) }
    title = TitleStyle(
      font: font, color: members.titleColor ?? .black, shadow: members.titleShadow ?? .none)
    imageColor = members.imageColor ?? title.color
    insets = Self.finite((members.insets ?? ContentInsets()).edges(in: direction))
    minWidth = Self.nonNegative(members.minWidth ?? 0)
    minHeight = members.minHeight.map(Self.nonNegative)
    width = members.width.map(Self.nonNegative)
    height = members.height.map(Self.nonNegative)
    let scale = members.pressScale ?? 1
    pressScale = scale.isFinite ? scale : 1
    transition = members.transition ?? .none
    sampleText = members.sample.map { ByteText($0) }
    backdrop = members.backdrop?.resolved(in: direction)
    layoutDirection = direction
  }

  private static func finite(_ edges: Edges) -> Edges {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Edges(
      top: finite(edges.top), left: finite(edges.left), bottom: finite(edges.bottom),
      right: finite(edges.right))
  }

  private static func nonNegative(_ value: Double) -> Double {
    value > 0 && value.isFinite ? value : 0
  }
}
