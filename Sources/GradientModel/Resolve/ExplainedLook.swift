/// A look with the reasons for each of its members.
package struct ExplainedLook: Sendable {
  /// The states that count: while disabled or loading, highlighted, focused and hovered are dropped
  /// unless an override names that very union.
  package let effectiveState: ControlState
  /// The look.
  package let look: ResolvedStyle
  /// The members as they came together, before directions, text size and defaults.
  package let gathered: StyleMembers
  /// Every member of the look with its value; sizes and words that nothing gives are nil.
  package let members: StyleMembers
  private let trace: LookTrace

  init(_ trace: LookTrace, effectiveState: ControlState, in environment: StyleEnvironment) {
    self.trace = trace
    self.effectiveState = effectiveState
    gathered = trace.members
    look = ResolvedStyle(trace.members, in: environment)
    var members = look.members
    members.press = environment.press ?? trace.members.press ?? .auto
    members.disabledLook = environment.disabledLook ?? trace.members.disabledLook ?? .fade
    members.dynamicType = trace.members.dynamicType ?? .body
    self.members = members
  }

  /// What gave a member, each winning over those before it; empty for one that has its default.
  package func origins(of member: StyleMember) -> [MemberOrigin] { trace.origins(of: member) }

  /// Whether the environment made something else of what was given: a direction or a text size.
  package func isAdjusted(_ member: StyleMember) -> Bool {
    gathered.gives(member) && gathered[member] != members[member]
  }
}

extension ControlStyle {
  /// What the control looks like, as ``resolved(for:in:)`` gives it, and why.
  package func explained(
    for state: ControlState = .normal, in environment: StyleEnvironment = StyleEnvironment()
  ) -> ExplainedLook {
    let layers = layers(in: environment)
    let effective = Self.effective(state, in: layers)
    return ExplainedLook(
      Self.look(for: effective, layers: layers, environment: environment),
      effectiveState: effective, in: environment)
  }
}

extension ResolvedStyle {
  /// The look as members that give it again in its own direction, without a text size.
  package var members: StyleMembers {
    var members = StyleMembers()
    members.fill = fill
    members.overlay = overlay
    members.borderPaint = border.paint
    members.borderWidth = border.width
    members.corners = corners
    members.cornerCurve = cornerCurve
    members.shadows = shadows
    members.opacity = opacity
    members.font = title.font
    members.titleColor = title.color
    members.titleShadow = title.shadow
    members.imageColor = imageColor
    let isMirrored = layoutDirection == .rightToLeft
    members.insets = ContentInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
    members.minWidth = minWidth
    members.minHeight = minHeight
    members.width = width
    members.height = height
    members.pressScale = pressScale
    members.transition = transition
    members.sample = sample
    members.backdrop = backdrop
    return members
  }
}
