#if os(iOS) || os(Linux)
import GradientModel

/// Resolves a style once for each state, as long as nothing else changes.
struct LookResolver {
  private var style = ControlStyle()
  /// The style, with the control's own title colour where it gives none.
  private var completed = ControlStyle()
  private var titleColor: StyleColor?
  private var environment: StyleEnvironment?
  private var followed: FollowedLayer?
  private var looks: [ControlState: ResolvedStyle] = [:]
  private(set) var given: GivenMembers = []
  /// How far the shadows of any state reach: all pictures of a style have these margins, so that each
  /// lies on the same pixels as the one it dissolves into.
  private(set) var margins = Edges.zero

  /// Takes over what looks depend on besides the state.
  ///
  /// A derived press keeps the title readable, so the control's own title colour counts where the
  /// style gives none: else a press under a white title would be made for a black one.
  mutating func prepare(
    _ style: ControlStyle, in environment: StyleEnvironment, following layer: FollowedLayer,
    titleColor: StyleColor?
  ) {
    guard
      environment != self.environment || layer != followed || titleColor != self.titleColor
        || style != self.style
    else { return }
    self.style = style
    self.environment = environment
    self.titleColor = titleColor
    followed = layer
    looks = [:]
    given = GivenMembers(of: style, in: environment)
    completed = style
    if let titleColor, !given.contains(.titleColor) {
      completed[.normal].titleColor = titleColor
    }
    margins = Self.margins(of: style, in: environment)
  }

  /// The look in a state.
  mutating func look(for state: ControlState) -> ResolvedStyle {
    if let look = looks[state] { return look }
    var look = completed.resolved(for: state, in: environment ?? StyleEnvironment())
    if !given.contains(.outline) { followed?.round(&look) }
    looks[state] = look
    return look
  }

  /// The look in the normal state with other fills.
  mutating func looks(through fills: [GradientFill]) -> [ResolvedStyle] {
    let rest = look(for: .normal)
    return fills.map { fill in
      var alone = ControlStyle()
      alone[.normal].fill = .gradient(fill)
      var look = rest
      look.fill = alone.resolved(in: environment ?? StyleEnvironment()).fill
      return look
    }
  }

  /// Points by which the fill keeps away from the outline, under a border that the layer paints.
  ///
  /// Fill and border would share an edge otherwise, each with its own soft pixels, and the fill would
  /// show as a rim around the border.
  var fillInset: Double {
    given.contains(.border) ? 0 : (followed?.borderWidth ?? 0) / 2
  }

  private static func margins(of style: ControlStyle, in environment: StyleEnvironment) -> Edges {
    var margins = Edges.zero
    for layer in style.layers(in: environment) {
      for members in [layer.members] + layer.states.map(\.members) {
        for shadow in members.shadows ?? [] { margins = margins.union(shadow.reach) }
      }
    }
    return Edges(
      top: margins.top.rounded(.up), left: margins.left.rounded(.up),
      bottom: margins.bottom.rounded(.up), right: margins.right.rounded(.up))
  }
}

extension Edges {
  /// The greater distance at each edge.
  nonisolated func union(_ other: Edges) -> Edges {
    Edges(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
#endif
