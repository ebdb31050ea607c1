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
  @inline(never)
  public mutating func merge(_ other: StyleMembers) {
    self = combined(with: other, by: Overriding())
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
}
