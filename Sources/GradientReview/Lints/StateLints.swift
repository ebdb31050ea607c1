import GradientModel

/// What states should do: be seen, not by hue alone, and leave a disabled title legible.
struct StateLints {
  let control: ControlTheme.Control
  let groups: [LookGroup]

  /// The distance in OKLab below which two looks count as one: what can just be seen, as in CSS Color
  /// 4's gamut mapping.
  private static let justSeen = 0.02
  /// The difference of OKLab lightness that is seen without hues: that of a derived press.
  private static let seenWithoutHue = 0.1
  /// The contrast below which a disabled title can hardly be made out.
  private static let legible = 1.5

  func invisiblePresses() -> [ReviewFinding] {
    pairs(with: .highlighted).compactMap { pair in
      // A control that shrinks is seen to be pressed.
      let style = control.style.resolved(for: pair.look.state, in: pair.look.environment)
      guard style.pressScale == 1 else { return nil }
      if pair.isPaintedAlike {
        return finding(
          .invisiblePress, pair,
          "a press looks exactly like \(pair.without.state.name); give the highlighted state a look "
            + "of its own, or leave press at auto")
      }
      // How much is seen of a translucent look, its ground says.
      guard pair.before.placed.isGroundKnown else { return nil }
      let difference = LookDifference(pair.before.placed, pair.after.placed) {
        $0.distance >= Self.justSeen
      }
      guard let difference, difference.distance < Self.justSeen else { return nil }
      return finding(
        .invisiblePress, pair,
        "a press differs by ΔE-OK \(Self.text(difference.distance)) at most, and 0.02 "
          + "can just be seen; make the highlighted state darker or lighter")
    }
  }

  func hueOnlySelections() -> [ReviewFinding] {
    pairs(with: .selected).compactMap { pair in
      guard !pair.isPaintedAlike else { return nil }
      let difference = LookDifference(pair.before.placed, pair.after.placed) {
        $0.lightness >= Self.seenWithoutHue
      }
      guard let difference, difference.lightness < Self.seenWithoutHue,
        difference.distance >= Self.justSeen
      else { return nil }
      return finding(
        .hueOnlySelected, pair,
        "selected differs from \(pair.without.state.name) by colour alone: lightness changes by "
          + "\(Self.text(difference.lightness)) at most, and 0.1 is seen without hues (WCAG 2.2, "
          + "1.4.1); make it lighter or darker, or change its border or title")
    }
  }

  func unreadableDisabled(_ contrasts: [LookContrast]) -> [ReviewFinding] {
    zip(groups, contrasts).compactMap { group, contrast in
      guard let look = group.looks.first(where: { $0.state.contains(.disabled) }),
        let found = contrast.title, found.ratio < Self.legible
      else { return nil }
      return ReviewFinding(
        rule: .unreadableDisabled, control: control.name,
        looks: group.looks.filter { $0.state.contains(.disabled) },
        place: control.style.source(of: .titleColor, in: look),
        message: "the disabled title has a contrast of \(ContrastRatio.cutText(found.ratio)):1 at "
          + "its worst point, \(ColorText.of(found.foreground)) on "
          + "\(ColorText.of(found.background)); WCAG asks nothing of it, but below "
          + "\(Self.text(Self.legible)):1 it can hardly be made out",
        contrast: found)
    }
  }

  func lightOnlyPresses() -> [ReviewFinding] {
    let dark = StyleEnvironment(appearance: .dark)
    guard let normal = control.style.source(of: .fill, in: ReviewedLook(dark)),
      normal.layer.appearance.contains(.dark)
    else { return [] }
    return control.style.declaredStates.compactMap { state in
      guard state.contains(.highlighted) else { return nil }
      let look = ReviewedLook(state: state, environment: dark)
      guard let pressed = control.style.source(of: .fill, in: look), pressed.state == state,
        !pressed.layer.appearance.contains(.dark)
      else { return nil }
      return ReviewFinding(
        rule: .lightOnlyPress, control: control.name, looks: [look], place: pressed,
        message: "the fill has a dark override, but \(state.name) keeps its light one in dark "
          + "mode; override it in appearances.dark.states.\(state.name) too, or leave the press to be derived"
      )
    }
  }

  // MARK: Pairs

  /// A look without a state, and the look that the state makes of it.
  private struct Pair {
    var without: ReviewedLook
    var before: LookGroup
    var look: ReviewedLook
    var after: LookGroup

    var isPaintedAlike: Bool { before.first == after.first }
  }

  /// The pairs of looks with and without a state that take touches; of states that are on together,
  /// those that the style declares.
  private func pairs(with state: ControlState) -> [Pair] {
    var pairs: [Pair] = []
    for group in groups {
      for look in group.looks {
        // Directions turn all looks of a style alike.
        guard look.state.contains(state), !look.state.isInactive,
          look.environment.layoutDirection == .leftToRight
        else { continue }
        var without = look
        without.state.subtract(state)
        guard let other = groups.first(where: { $0.looks.contains(without) }) else { continue }
        let isKnown = pairs.contains {
          $0.before.first == other.first && $0.after.first == group.first
        }
        if !isKnown {
          pairs.append(Pair(without: without, before: other, look: look, after: group))
        }
      }
    }
    return pairs
  }

  private func finding(_ rule: ReviewRule, _ pair: Pair, _ message: String) -> ReviewFinding {
    // The state's own override is the place to change, whichever member it gives.
    var place: MemberPlace?
    for member in StyleMember.allCases where place == nil {
      place = control.style.source(of: member, in: pair.look)
      if place?.state.isSuperset(of: pair.look.state) == false || place?.state == .normal {
        place = nil
      }
    }
    let states = pair.look.state.subtracting(pair.without.state)
    return ReviewFinding(
      rule: rule, control: control.name,
      looks: pair.after.looks.filter { $0.state.isSuperset(of: states) }, place: place,
      message: message)
  }

  private static func text(_ value: Double) -> String {
    ContrastRatio.cutText(value)
  }
}

extension ReviewedLook {
  fileprivate init(_ environment: StyleEnvironment) {
    self.init(state: .normal, environment: environment)
  }
}
