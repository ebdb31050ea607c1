/// The members of a look that something gives: nil means that it leaves a member to what lies beneath.
///
/// A style's normal look and each of its overrides is one of these. Members merge one by one; a
/// gradient, a list of shadows and a typography are each replaced whole.
public struct StyleMembers: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var member: StyleMember
    var value: MemberValue
  }

  /// What is given, in the order of the members: most sets give few, and handing on a list costs less
  /// than handing on a place for each member there is.
  private var entries: [Entry] = []

  /// What the outline is filled with.
  public var fill: Paint? {
    get { self[.fill]?.paint }
    set { self[.fill] = newValue.map { .paint($0) } }
  }
  /// A second paint over the fill.
  public var overlay: Paint? {
    get { self[.overlay]?.paint }
    set { self[.overlay] = newValue.map { .paint($0) } }
  }
  /// The border's colour or gradient.
  public var borderPaint: Paint? {
    get { self[.borderFill]?.paint }
    set { self[.borderFill] = newValue.map { .paint($0) } }
  }
  /// The border's width in points.
  public var borderWidth: Double? {
    get { self[.borderWidth]?.number }
    set { self[.borderWidth] = newValue.map { .number($0) } }
  }
  /// Radii, or a capsule.
  public var corners: Corners? {
    get { self[.radius]?.corners }
    set { self[.radius] = newValue.map { .corners($0) } }
  }
  /// The shape of the corners.
  public var cornerCurve: CornerCurve? {
    get { self[.curve]?.curve }
    set { self[.curve] = newValue.map { .curve($0) } }
  }
  /// Outer and inset shadows, the first on top.
  public var shadows: [DropShadow]? {
    get { self[.shadow]?.shadows }
    set { self[.shadow] = newValue.map { .shadows($0) } }
  }
  /// The opacity of the whole control, 0...1.
  public var opacity: Double? {
    get { self[.opacity]?.number }
    set { self[.opacity] = newValue.map { .number($0) } }
  }
  /// The title's typography.
  ///
  /// From the normal look only.
  public var font: FontStyle? {
    get { self[.title]?.font }
    set { self[.title] = newValue.map { .font($0) } }
  }
  /// The title's colour.
  public var titleColor: StyleColor? {
    get { self[.titleColor]?.color }
    set { self[.titleColor] = newValue.map { .color($0) } }
  }
  /// The title's shadow.
  public var titleShadow: DropShadow? {
    get { self[.titleShadow]?.shadow }
    set { self[.titleShadow] = newValue.map { .shadow($0) } }
  }
  /// The colour of a template image; nil follows the title's.
  public var imageColor: StyleColor? {
    get { self[.imageColor]?.color }
    set { self[.imageColor] = newValue.map { .color($0) } }
  }
  /// The distance from the edges to the content.
  ///
  /// From the normal look only.
  public var insets: ContentInsets? {
    get { self[.insets]?.insets }
    set { self[.insets] = newValue.map { .insets($0) } }
  }
  /// The smallest width in points.
  ///
  /// From the normal look only.
  public var minWidth: Double? {
    get { self[.minWidth]?.number }
    set { self[.minWidth] = newValue.map { .number($0) } }
  }
  /// The smallest height in points.
  ///
  /// From the normal look only.
  public var minHeight: Double? {
    get { self[.minHeight]?.number }
    set { self[.minHeight] = newValue.map { .number($0) } }
  }
  /// The width in points; nil follows the content.
  ///
  /// From the normal look only.
  public var width: Double? {
    get { self[.width]?.number }
    set { self[.width] = newValue.map { .number($0) } }
  }
  /// The height in points; nil follows the content.
  ///
  /// From the normal look only.
  public var height: Double? {
    get { self[.height]?.number }
    set { self[.height] = newValue.map { .number($0) } }
  }
  /// The factor by which the control shrinks while pressed.
  public var pressScale: Double? {
    get { self[.pressScale]?.number }
    set { self[.pressScale] = newValue.map { .number($0) } }
  }
  /// How this look comes in.
  public var transition: Transition? {
    get { self[.transition]?.transition }
    set { self[.transition] = newValue.map { .transition($0) } }
  }
  /// How the pressed look is derived.
  public var press: PressDerivation? {
    get { self[.press]?.press }
    set { self[.press] = newValue.map { .press($0) } }
  }
  /// How the disabled look is derived.
  public var disabledLook: DisabledDerivation? {
    get { self[.disabledLook]?.disabledLook }
    set { self[.disabledLook] = newValue.map { .disabledLook($0) } }
  }
  /// Which text style the title's size follows.
  ///
  /// From the normal look only.
  public var dynamicType: TextStyle? {
    get { self[.dynamicType]?.textStyle }
    set { self[.dynamicType] = newValue.map { .textStyle($0) } }
  }
  /// The words drawn in pictures.
  public var sample: String? {
    get { self[.sample]?.text }
    set { self[.sample] = newValue.map { .text(ByteText($0)) } }
  }
  /// What the control stands on, for pictures and contrast.
  public var backdrop: Paint? {
    get { self[.backdrop]?.paint }
    set { self[.backdrop] = newValue.map { .paint($0) } }
  }

  /// Makes a set of members that gives none.
  public init() {}

  /// Whether no member is given.
  public var isEmpty: Bool { entries.isEmpty }
}

extension StyleMembers {
  /// A member's value; nil where it is not given.
  package subscript(member: StyleMember) -> MemberValue? {
    @inline(never)
    get {
      for entry in entries where entry.member == member { return entry.value }
      return nil
    }
    @inline(never)
    set {
      var index = 0
      while index < entries.count, entries[index].member.rawValue < member.rawValue { index += 1 }
      let isGiven = index < entries.count && entries[index].member == member
      switch (newValue, isGiven) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert(Entry(member: member, value: value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Whether a member is given.
  package func gives(_ member: StyleMember) -> Bool {
    for entry in entries where entry.member == member { return true }
    return false
  }

  /// Takes every member that another set gives.
  ///
  /// - Parameter other: The members that win.
  public mutating func merge(_ other: StyleMembers) {
    if isEmpty {
      self = other
    } else {
      for entry in other.entries { self[entry.member] = entry.value }
    }
  }

  /// The members that another set gives too.
  package func restricted(to other: StyleMembers) -> StyleMembers {
    var result = self
    result.entries.removeAll { !other.gives($0.member) }
    return result
  }

  /// The members that another set does not give, or not so.
  package func differing(from other: StyleMembers) -> StyleMembers {
    var result = self
    result.entries.removeAll { other[$0.member] == $0.value }
    return result
  }

  /// These members without those that a state may not change: a press must not move the layout.
  package var withoutLayout: StyleMembers {
    var result = self
    result.entries.removeAll { $0.member.makesLayout }
    return result
  }
}
