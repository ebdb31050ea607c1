/// Where in a style a member is given.
public struct MemberPlace: Hashable, Sendable {
  /// The member.
  public var member: StyleMember
  /// The states whose override it is in; normal for the members that every state starts from.
  public var state: ControlState
  /// The layer that it is in.
  public var layer: StyleLayer

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - state: The states whose override it is in.
  ///   - layer: The layer that it is in.
  public init(
    _ member: StyleMember, state: ControlState = .normal,
    in layer: StyleLayer = .appearance(.light)
  ) {
    self.member = member
    self.state = state
    self.layer = layer
  }
}

extension ControlStyle {
  /// The members that the style gives for exactly these states in one of its layers.
  package subscript(state: ControlState, in layer: StyleLayer) -> StyleMembers {
    get {
      switch layer {
      case .appearance(let appearance): self[state, in: appearance]
      case .compact: self[compact: state]
      }
    }
    set {
      switch layer {
      case .appearance(let appearance): self[state, in: appearance] = newValue
      case .compact: self[compact: state] = newValue
      }
    }
  }
}
