import GradientModel

extension ControlStyle {
  /// What gives a member of a look; nil where nothing does.
  ///
  /// Of a derived press or disabled look it is what the look is derived from.
  func source(of member: StyleMember, in look: ReviewedLook) -> MemberPlace? {
    let origins = explained(for: look.state, in: look.environment).origins(of: member)
    for origin in origins.reversed() {
      if case .given(let state, let layer) = origin {
        return MemberPlace(member, state: state, in: layer)
      }
    }
    return nil
  }
}
