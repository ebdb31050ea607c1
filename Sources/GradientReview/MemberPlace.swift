public import GradientModel

/// Where in a style a member is given.
public struct MemberPlace: Hashable, Sendable {
  /// The member.
  public var member: StyleMember
  /// The states whose override it is in; normal for the members that every state starts from.
  public var state: ControlState
  /// The appearance whose override it is in; light for the members that every appearance starts
  /// from.
  public var appearance: Appearance
  /// Whether it is an override for compact metrics.
  public var isCompact: Bool

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - state: The states whose override it is in.
  ///   - appearance: The appearance whose override it is in.
  ///   - isCompact: Whether it is an override for compact metrics.
  public init(
    _ member: StyleMember, state: ControlState = .normal, appearance: Appearance = .light,
    isCompact: Bool = false
  ) {
    self.member = member
    self.state = state
    self.appearance = appearance
    self.isCompact = isCompact
  }
}

/// A member of a style that has colours.
public enum StyleMember: UInt8, Hashable, Sendable, CaseIterable {
  /// What the outline is filled with.
  case fill
  /// The second paint over the fill.
  case overlay
  /// The border's colour or gradient.
  case border
  /// The title's colour.
  case titleColor

  /// The name in style files.
  public var name: String {
    switch self {
    case .fill: "fill"
    case .overlay: "overlay"
    case .border: "border"
    case .titleColor: "title-color"
    }
  }

  /// The member's paint; nil where the members do not give it.
  package func paint(in members: StyleMembers) -> Paint? {
    switch self {
    case .fill: members.fill
    case .overlay: members.overlay
    case .border: members.borderPaint
    case .titleColor: members.titleColor.map { .color($0) }
    }
  }

  /// Gives the member a paint; of a gradient nothing becomes a title's colour.
  package func set(_ paint: Paint, in members: inout StyleMembers) {
    switch self {
    case .fill: members.fill = paint
    case .overlay: members.overlay = paint
    case .border: members.borderPaint = paint
    case .titleColor:
      if case .color(let color) = paint { members.titleColor = color }
    }
  }
}

extension ControlStyle {
  /// The members at a place.
  package subscript(members place: MemberPlace) -> StyleMembers {
    get {
      place.isCompact ? self[compact: place.state] : self[place.state, in: place.appearance]
    }
    set {
      if place.isCompact {
        self[compact: place.state] = newValue
      } else {
        self[place.state, in: place.appearance] = newValue
      }
    }
  }

  /// What gives a member of a look, in the order that `resolved(for:in:)` merges; nil where nothing
  /// does.
  ///
  /// Of a derived press or disabled look it is what the look is derived from.
  package func source(of member: StyleMember, in look: ReviewedLook) -> MemberPlace? {
    let environment = look.environment
    let state = effectiveState(of: look.state, in: environment)
    var layers = Appearance.all.filter { environment.appearance.isSuperset(of: $0) }.map {
      MemberPlace(member, appearance: $0)
    }
    if environment.metrics == .compact { layers.append(MemberPlace(member, isCompact: true)) }
    var source: MemberPlace?
    for place in layers where member.paint(in: self[members: place]) != nil { source = place }
    for layer in layers {
      for declared in declaredStates where state.isSuperset(of: declared) {
        var place = layer
        place.state = declared
        if member.paint(in: self[members: place]) != nil { source = place }
      }
    }
    return source
  }
}
