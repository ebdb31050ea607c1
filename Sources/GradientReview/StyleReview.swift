public import GradientModel
import GradientTokens

/// Judges the controls of a theme: whether titles can be read and controls can be seen.
///
/// What is judged is what the renderer paints, in normal, every single state and each declared union,
/// in every appearance, layout direction and metrics that a style tells apart. Disabled and loading
/// controls take no touches, so WCAG asks no contrast of them.
///
/// A review knows no file: where a member stands in one, its `MemberPlace` says.
public struct StyleReview: Sendable {
  /// Gives the size in points of words in a look; nil where nobody can tell, and then their contrast
  /// is not judged.
  public typealias Measure = (_ words: String, _ look: ResolvedStyle) -> Size2D?

  /// The rules that are looked at.
  public var rules: Set<ReviewRule>
  /// Whether the smallest change that mends a finding is looked for, which takes most of the time.
  public var makesSuggestions: Bool

  private let contrast = TitleContrast()
  private let edge = EdgeContrast()

  /// Makes a review.
  ///
  /// - Parameters:
  ///   - rules: The rules that are looked at; all by default.
  ///   - makesSuggestions: Whether the smallest change that mends a finding is looked for.
  public init(
    rules: Set<ReviewRule> = Set(ReviewRule.allCases), makesSuggestions: Bool = true
  ) {
    self.rules = rules
    self.makesSuggestions = makesSuggestions
  }

  /// What there is to say about the controls of a theme.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - measure: Gives the size of words.
  /// - Returns: The findings of one control after the other.
  public func findings(in theme: ControlTheme, measure: @escaping Measure) -> [ReviewFinding] {
    theme.controls.flatMap { findings(in: $0, measure: measure) }
  }

  /// What there is to say about a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - measure: Gives the size of its words.
  /// - Returns: Findings in the order of the rules, and for each rule of the looks.
  public func findings(
    in control: ControlTheme.Control, measure: @escaping Measure
  ) -> [ReviewFinding] {
    let groups = LookGroup.all(of: control, measure: measure)
    var findings: [ReviewFinding] = []
    let states = StateLints(control: control, groups: groups)
    let shapes = ShapeLints(control: control, groups: groups)
    let contrasts = groups.map { LookContrast($0, control.component, rules, contrast, edge) }
    for rule in ReviewRule.allCases where rules.contains(rule) {
      switch rule {
      case .titleContrast: findings += titleFindings(control, groups, contrasts, measure)
      case .controlContrast: findings += edgeFindings(control, groups, contrasts)
      case .invisiblePress: findings += states.invisiblePresses()
      case .hueOnlySelected: findings += states.hueOnlySelections()
      case .unreadableDisabled: findings += states.unreadableDisabled(contrasts)
      case .lightOnlyPress: findings += states.lightOnlyPresses()
      case .banding: findings += shapes.bandings()
      case .lostStops: findings += shapes.lostStops()
      case .oversizedRadius: findings += shapes.oversizedRadii()
      }
    }
    return findings
  }

  /// The contrast of a title at its worst point.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - look: Its states and environment.
  ///   - measure: Gives the size of its words.
  /// - Returns: The worst contrast and where it is; nil where there are no words, they are clear, or
  ///   nothing can be drawn.
  public func titleContrast(
    of control: ControlTheme.Control, in look: ReviewedLook, measure: @escaping Measure
  ) -> ContrastMeasurement? {
    contrast.worst(of: PlacedLook(control, look, measure: measure))
  }

  private func titleFindings(
    _ control: ControlTheme.Control, _ groups: [LookGroup], _ contrasts: [LookContrast],
    _ measure: @escaping Measure
  ) -> [ReviewFinding] {
    var failing: [(looks: [ReviewedLook], found: ContrastMeasurement)] = []
    var readable: [ReviewedLook] = []
    for (group, contrast) in zip(groups, contrasts) {
      let looks = group.looks.filter { !$0.state.isInactive }
      guard let first = looks.first, let found = contrast.title else { continue }
      if found.passes {
        readable.append(first)
      } else if !failing.contains(where: { first.isMirrored($0.looks[0]) && found.isLike($0.found) }
      ) {
        failing.append((looks, found))
      }
    }
    let search = SuggestionSearch(
      control: control, contrast: contrast, measure: measure, readable: readable)
    return failing.map { looks, found in
      ReviewFinding(
        rule: .titleContrast, control: control.name, looks: looks,
        place: control.style.source(of: .titleColor, in: looks[0]),
        message:
          "the title has a contrast of \(found.text) of \(Self.kind(of: found)) (WCAG 2.2, 1.4.3)",
        contrast: found,
        suggestion: makesSuggestions ? search.smallest(for: looks[0], found) : nil)
    }
  }

  private func edgeFindings(
    _ control: ControlTheme.Control, _ groups: [LookGroup], _ contrasts: [LookContrast]
  ) -> [ReviewFinding] {
    var failing: [(look: ReviewedLook, found: ContrastMeasurement)] = []
    return zip(groups, contrasts).compactMap { group, contrast in
      let looks = group.looks.filter { !$0.state.isInactive }
      guard let first = looks.first, let found = contrast.edge, !found.passes,
        !failing.contains(where: { first.isMirrored($0.look) && found.isLike($0.found) })
      else { return nil }
      failing.append((first, found))
      let style = group.placed.style
      let hasBorder = style.border.width > 0 && !style.border.paint.isClear
      return ReviewFinding(
        rule: .controlContrast, control: control.name, looks: looks,
        place: control.style.source(of: hasBorder ? .borderFill : .fill, in: first),
        message: "half of the edge has a contrast of "
          + "\(ContrastRatio.cutText(found.ratio)):1 or less with the backdrop, as "
          + "\(ColorText.of(found.foreground)) on \(ColorText.of(found.background)) at "
          + "(\(DecimalNumber.text(found.point.x)), \(DecimalNumber.text(found.point.y))); 3:1 is "
          + "asked of \(hasBorder ? "a border, or of the fill beside it" : "what marks a control") "
          + "(WCAG 2.2, 1.4.11)",
        contrast: found)
    }
  }

  private static func kind(of found: ContrastMeasurement) -> String {
    found.required == ContrastRatio.large ? "large text" : "text of this size"
  }
}

extension ReviewedLook {
  /// Whether this is another look from right to left.
  fileprivate func isMirrored(_ other: ReviewedLook) -> Bool {
    guard environment.layoutDirection == .rightToLeft else { return false }
    var mirrored = self
    mirrored.environment.layoutDirection = .leftToRight
    return mirrored == other
  }
}

extension ContrastMeasurement {
  /// Whether nothing but the place is another, so that one finding says what both have to say.
  fileprivate func isLike(_ other: ContrastMeasurement) -> Bool {
    ContrastRatio.cutText(ratio) == ContrastRatio.cutText(other.ratio) && required == other.required
      && foreground == other.foreground
  }
}
