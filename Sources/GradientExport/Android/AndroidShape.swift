internal import GradientModel

/// A look as a layer list of shapes, and what those do not say.
struct AndroidShape {
  private(set) var text: [UInt8] = []
  private(set) var losses: [(lost: String, remedy: String)] = []

  init(_ look: ResolvedStyle) {
    var writer = TextWriter(
      "<layer-list xmlns:android=\"http://schemas.android.com/apk/res/android\">\n")
    let border = look.border.width > 0 && !look.border.paint.isClear ? look.border : nil
    let hasOverlay = !look.overlay.isClear
    addShape(
      look.fill, look, border: hasOverlay ? nil : border, padding: true, to: &writer)
    if hasOverlay {
      addShape(look.overlay, look, border: border, padding: false, to: &writer)
    }
    writer.add("</layer-list>\n")
    text = writer.bytes
    addLosses(of: look, hasLayers: hasOverlay || border != nil)
  }

  private mutating func addShape(
    _ paint: Paint, _ look: ResolvedStyle, border: BorderStyle?, padding: Bool,
    to writer: inout TextWriter
  ) {
    writer.add("  <item>\n    <shape android:shape=\"rectangle\">\n")
    switch paint.simplified {
    case .color(let color):
      writer.add("      <solid android:color=\"")
      writer.add(AndroidColor.text(color, opacity: look.opacity))
      writer.add("\"/>\n")
    case .gradient(let gradient):
      let android = AndroidGradient(gradient, opacity: look.opacity)
      writer.add(android.text)
      losses += android.losses
    }
    if let border {
      writer.add("      <stroke")
      Self.length("width", border.width, &writer)
      writer.add(" android:color=\"")
      writer.add(AndroidColor.text(color(of: border.paint), opacity: look.opacity))
      writer.add("\"/>\n")
    }
    addCorners(of: look, border: border, to: &writer)
    if padding, look.insets != .zero {
      writer.add("      <padding")
      Self.length("left", look.insets.left, &writer)
      Self.length("top", look.insets.top, &writer)
      Self.length("right", look.insets.right, &writer)
      Self.length("bottom", look.insets.bottom, &writer)
      writer.add("/>\n")
    }
    writer.add("    </shape>\n  </item>\n")
  }

  private mutating func color(of paint: Paint) -> StyleColor {
    switch paint.simplified {
    case .color(let color): return color
    case .gradient(let gradient):
      losses.append(
        (
          "its gradient border has one colour in Android, the one in the middle",
          "draw it in the app, or give the border a colour"
        ))
      let middle = GradientRamp(gradient).color(at: 0.5)
      return StyleColor(red: middle.x, green: middle.y, blue: middle.z, alpha: middle.w)
    }
  }

  /// Android strokes along the middle of the border, so its radius is that much smaller.
  private func addCorners(
    of look: ResolvedStyle, border: BorderStyle?, to writer: inout TextWriter
  ) {
    let less = (border?.width ?? 0) / 2
    writer.add("      <corners")
    switch look.corners {
    case .capsule:
      Self.length("radius", 999, &writer)
    case .radii(let radii):
      let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        .map { max($0 - less, 0) }
      if all.allSatisfy({ $0 == all[0] }) {
        Self.length("radius", all[0], &writer)
      } else {
        Self.length("topLeftRadius", all[0], &writer)
        Self.length("topRightRadius", all[1], &writer)
        Self.length("bottomRightRadius", all[2], &writer)
        Self.length("bottomLeftRadius", all[3], &writer)
      }
    }
    writer.add("/>\n")
  }

  private static func length(_ name: String, _ value: Double, _ writer: inout TextWriter) {
    writer.add(" android:")
    writer.add(name)
    writer.add("=\"")
    writer.number(value)
    writer.add("dp\"")
  }

  private mutating func addLosses(of look: ResolvedStyle, hasLayers: Bool) {
    for shadow in look.shadows where shadow.color.alpha > 0 {
      losses.append(
        shadow.isInset
          ? ("its inset shadows are left out", "draw them in the app, or use pictures")
          : ("its shadows are left out", "give the view an elevation, or use pictures"))
    }
    if look.cornerCurve == .continuous, look.corners != .square, look.corners != .capsule {
      losses.append(("its continuous corners are circular in Android", "use pictures"))
    }
    if look.opacity < 1, hasLayers {
      losses.append(
        (
          "its opacity is that of each layer, so what lies beneath another shows through",
          "set the view's alpha instead"
        ))
    }
    if look.pressScale != 1 {
      losses.append(("it does not shrink while pressed", "animate the view in the app"))
    }
  }
}
