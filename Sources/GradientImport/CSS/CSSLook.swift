import GradientModel
import GradientTokens

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
  /// The room within the border, from the top clockwise.
  var padding: SIMD4<Double>?
  var minWidth: Double?
  var minHeight: Double?
  var width: Double?
  var height: Double?
  /// Whether sizes are those within padding and border.
  var isContentBox = false
  /// How it fades into the next, as the longest of a rule's transitions says.
  var timing: Transition.Timing?
  /// How large it is drawn.
  var scale: Double?

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
    addLayout(&members)
    add(
      .transition,
      timing.flatMap { timing in
        let isInstant = timing.duration == 0 && timing.delay == 0
        return ValueText.text(isInstant ? .instant : timing).map { .text(type: "transition", $0) }
      })
    return members
  }

  /// Adds room and size.
  ///
  /// Ours are measured from the control's edge, and so with the border.
  private func addLayout(_ members: inout [DraftMember]) {
    let line = border?.width ?? 0
    let room = padding ?? .zero
    if let padding {
      let edges = padding + line
      members.append(
        DraftMember(
          name: .insets,
          value: .insets(Edges(top: edges.x, left: edges.w, bottom: edges.z, right: edges.y))))
    }
    let across = isContentBox ? room.y + room.w + 2 * line : 0
    let down = isContentBox ? room.x + room.z + 2 * line : 0
    let sizes: [(DraftMember.Name, Double?)] = [
      (.minWidth, minWidth.map { $0 + across }), (.minHeight, minHeight.map { $0 + down }),
      (.width, width.map { $0 + across }), (.height, height.map { $0 + down }),
    ]
    for case (let name, let size?) in sizes {
      members.append(DraftMember(name: name, value: .length(size)))
    }
  }
}
