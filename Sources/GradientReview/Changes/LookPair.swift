import GradientModel
import GradientRaster
import GradientTokens

/// One look of a control before and after.
struct LookPair {
  private let old: StyleMembers
  private let new: StyleMembers
  /// Whether the surface is painted otherwise, or has another size.
  private let changesSurface: Bool

  init(_ old: ResolvedStyle, _ new: ResolvedStyle) {
    self.old = old.members
    self.new = new.members
    changesSurface = Self.changesSurface(old, new)
  }

  /// The members that differ.
  ///
  /// An image takes the title's colour where nothing else is said, which needs no second mention.
  var members: [StyleMember] {
    StyleMember.allCases.filter { member in
      guard old[member] != new[member] else { return false }
      return member != .imageColor || old.imageColor != old.titleColor
        || new.imageColor != new.titleColor
    }
  }

  func change(of member: StyleMember, in look: ReviewedLook) -> LookChange {
    var texts = (before: text(member, old.inPixels), after: text(member, new.inPixels))
    // Colours that pixels of sRGB do not tell apart are named as they are.
    if texts.before.utf8.elementsEqual(texts.after.utf8) {
      texts = (text(member, old), text(member, new))
    }
    return LookChange(
      member: member, old: texts.before, new: texts.after, effect: effect(of: member),
      looks: [look])
  }

  private func text(_ member: StyleMember, _ members: StyleMembers) -> String {
    MemberText.of(member, in: members) ?? "nothing"
  }

  private func effect(of member: StyleMember) -> LookChange.Effect {
    switch member {
    case .pressScale, .transition: .motion
    case .sample, .backdrop: .pictures
    case .press, .disabledLook, .dynamicType: .none
    case .title, .titleShadow, .insets: .seen
    case .titleColor, .imageColor:
      old.inPixels[member] == new.inPixels[member] ? .none : .seen
    case .fill, .overlay, .borderFill, .borderWidth, .radius, .curve, .shadow, .opacity, .minWidth,
      .minHeight, .width, .height:
      changesSurface ? .seen : .none
    }
  }

  /// Draws both, in a wide gamut so that what sRGB cannot show counts too.
  private static func changesSurface(_ old: ResolvedStyle, _ new: ResolvedStyle) -> Bool {
    let words = Size2D(width: 60, height: 20)
    guard old.fittingSize(title: words) == new.fittingSize(title: words),
      old.fittingSize(title: nil) == new.fittingSize(title: nil)
    else { return true }
    let size = old.fittingSize(title: words)
    let (before, after) = (old.drawing(size: size), new.drawing(size: size))
    if before == after { return false }
    let rasterizer = Rasterizer(scale: 2, gamut: .displayP3)
    guard let one = try? rasterizer.draw(before), let other = try? rasterizer.draw(after) else {
      return true
    }
    return one != other
  }
}

extension StyleMembers {
  /// The members with colours as pixels of sRGB show them.
  fileprivate var inPixels: StyleMembers {
    var result = self
    result.fill = fill?.inPixels
    result.overlay = overlay?.inPixels
    result.borderPaint = borderPaint?.inPixels
    result.shadows = shadows?.map { $0.inPixels }
    result.titleColor = titleColor?.inLevels
    result.titleShadow = titleShadow?.inPixels
    result.imageColor = imageColor?.inLevels
    result.backdrop = backdrop?.inPixels
    return result
  }
}

extension Paint {
  fileprivate var inPixels: Paint { mapColors { $0.inLevels } }
}

extension DropShadow {
  fileprivate var inPixels: DropShadow {
    var shadow = self
    shadow.color = color.inLevels
    return shadow
  }
}
