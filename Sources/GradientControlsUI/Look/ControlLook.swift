package import GradientModel

#if canImport(SwiftUI)
  package import SwiftUI
#else
  package import SwiftUIStub
#endif

/// A resolved style in SwiftUI's terms: everything about a button's body but its picture.
package struct ControlLook {
  /// The look.
  package let style: ResolvedStyle
  /// The states that are on.
  package let state: ControlState
  /// Whether the reader asked for less motion.
  package let reducesMotion: Bool

  package init(
    _ style: ControlStyle, state: ControlState, environment: StyleEnvironment, reducesMotion: Bool
  ) {
    self.style = style.resolved(for: state, in: environment)
    self.state = style.effectiveState(of: state, in: environment)
    self.reducesMotion = reducesMotion
  }

  /// What the picture is drawn from: an opacity belongs to the whole button, title and spinner
  /// included.
  package var picture: ResolvedStyle {
    var picture = style
    picture.opacity = 1
    return picture
  }

  /// The distance from the edges to the label.
  package var padding: EdgeInsets {
    let insets = style.insets
    let isMirrored = style.layoutDirection == .rightToLeft
    return EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  package var minWidth: CGFloat { CGFloat(style.width ?? style.minWidth) }
  package var maxWidth: CGFloat? { style.width.map { CGFloat($0) } }
  package var minHeight: CGFloat { CGFloat(style.height ?? style.minHeight ?? 44) }
  package var maxHeight: CGFloat? { style.height.map { CGFloat($0) } }

  /// Where the label stands in a button that is larger.
  package var alignment: Alignment {
    switch style.title.font.alignment {
    case .center: .center
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  package var textAlignment: TextAlignment {
    switch style.title.font.alignment {
    case .center: .center
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// The factor by which the button shrinks.
  package var pressScale: CGFloat {
    reducesMotion || !state.contains(.highlighted) ? 1 : CGFloat(style.pressScale)
  }

  /// How this look comes in; nil for at once.
  package var animation: Animation? {
    let timing =
      state.contains(.highlighted) ? style.transition.pressIn : style.transition.release
    guard !reducesMotion, timing.duration > 0, timing.duration.isFinite else { return nil }
    let curve = timing.curve
    let animation = Animation.timingCurve(
      curve.x, curve.y, curve.z, curve.w, duration: timing.duration)
    return timing.delay > 0 ? animation.delay(timing.delay) : animation
  }

  /// The corners around which pointer, focus and previews draw.
  package var outline: ControlOutline {
    ControlOutline(corners: style.corners, curve: style.cornerCurve)
  }
}
