import GradientModel

/// The looks of a contact sheet's own parts: each is a style, drawn as any control is.
enum SheetLook {
  /// The ground of the whole sheet.
  static let page: StyleColor = "#eceef2"

  /// Points between the sheet's edge and what it holds.
  static let pageMargin = 40.0
  /// Points between sections.
  static let sectionGap = 36.0
  /// Points between blocks.
  static let blockGap = 16.0
  /// Points between a block's edge and what it holds.
  static let blockPadding = 28.0
  /// Points between pictures across.
  static let columnGap = 28.0
  /// Points between pictures down.
  static let rowGap = 24.0
  static let headingHeight = 46.0
  static let labelHeight = 16.0

  static let heading = text(size: 22, weight: 700, color: "#1c1c22")

  /// The names of states, controls and appearances, on the ground of a block.
  static func label(on ground: Paint, isBold: Bool = false) -> ControlStyle {
    let color: StyleColor = ground.isDark ? "#f4f4f8" : "#1c1c22"
    return text(size: 12, weight: isBold ? 600 : 400, color: color.withAlpha(isBold ? 1 : 0.72))
  }

  /// The ground that an appearance has where the style does not say what it stands on.
  static func ground(in appearance: Appearance) -> Paint {
    guard appearance.contains(.dark) else { return .color("#ffffff") }
    return .color(appearance.contains(.highContrast) ? "#000000" : "#1c1c1e")
  }

  /// A block's panel.
  static func panel(_ ground: Paint) -> ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = ground
    style[.normal].corners = .radius(20)
    style[.normal].cornerCurve = .continuous
    return style
  }

  /// The ground of a row whose control stands on something else than the block's first.
  static func band(_ ground: Paint) -> ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = ground
    return style
  }

  private static func text(size: Double, weight: Double, color: StyleColor) -> ControlStyle {
    var style = ControlStyle()
    style[.normal].font = FontStyle(size: size, weight: weight, alignment: .leading)
    style[.normal].titleColor = color
    return style
  }
}
