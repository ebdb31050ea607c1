import GradientModel

/// What the declarations of a rule and of those before it come to; nil where none says anything.
struct CSSLook: Equatable {
  var backgroundColor: StyleColor?
  /// The images, the first on top; empty for `none`.
  var backgroundImages: [DraftGradient]?
  var borderWidth: Double?
  /// Whether a border has a style that is drawn: CSS's initial one is `none`.
  var hasBorderStyle: Bool?
  var borderColor: StyleColor?
  /// Whether the background's box is the border's: CSS's initial one is within it.
  var isBackgroundAtBorder = false
  var corners: Corners?
  var shadows: [DropShadow]?
  var opacity: Double?
  var titleColor: StyleColor?
  var titleShadow: [DropShadow]?
  var font = DraftFont()

  /// Whether something lies behind the title.
  var hasBackground: Bool { backgroundColor != nil || backgroundImages != nil }

  /// What the background's layers come to: a fill, and a second paint over it.
  ///
  /// Layers under an opaque one do not show.
  func paints() throws(PaintLayers.Failure) -> (fill: DraftPaint?, overlay: DraftPaint?) {
    guard hasBackground else { return (nil, nil) }
    var layers: [DraftPaint] = []
    for image in backgroundImages ?? [] {
      layers.append(
        image.fill.stops.count == 1
          ? .color(image.fill.stops[0].color) : .gradient(image))
    }
    if let color = backgroundColor { layers.append(.color(color)) }
    return try PaintLayers.merged(layers)
  }

  /// The border as a style has it.
  var border: BorderStyle? {
    guard borderWidth != nil || hasBorderStyle != nil || borderColor != nil else { return nil }
    guard hasBorderStyle == true else { return BorderStyle.none }
    // CSS's medium width, and the text's colour.
    let width = borderWidth ?? 3
    let color = borderColor ?? titleColor ?? .black
    return width > 0 ? BorderStyle(width: width, paint: .color(color)) : BorderStyle.none
  }

  /// The members that a control of this look has.
  func members() throws(PaintLayers.Failure) -> [DraftMember] {
    var members: [DraftMember] = []
    func add(_ name: DraftMember.Name, _ value: DraftValue?) {
      if let value { members.append(DraftMember(name: name, value: value)) }
    }
    let (fill, overlay) = try paints()
    add(.fill, fill.map { DraftValue($0) })
    add(.overlay, overlay.map { DraftValue($0) })
    add(.border, border.map { .border($0) })
    add(.radius, corners.map { .corners($0) })
    add(.shadow, shadows.map { .shadows($0) })
    add(.opacity, opacity.map { .number($0) })
    add(.title, font.isEmpty ? nil : .font(font))
    add(.titleColor, titleColor.map { .color($0) })
    add(.titleShadow, titleShadow.map { .shadows($0) })
    return members
  }
}
