internal import GradientModel

/// The value of every property in one look.
struct CSSLook: Equatable {
  /// One value for each of ``CSSProperty``.
  private var values: [[UInt8]]

  /// What holds before any rule.
  init() {
    values = []
    for property in CSSProperty.allCases { values.append(Array(property.initial.utf8)) }
  }

  subscript(property: CSSProperty) -> [UInt8] {
    get { values[Int(property.rawValue)] }
    set { values[Int(property.rawValue)] = newValue }
  }

  /// What is the same for all looks of a control.
  struct Form {
    /// Whether the border is drawn as a ring of its own, as gradients have to be.
    var hasRing = false
    /// Whether something lies over the fill in some look: then both are custom properties, so that a
    /// state that changes one need not repeat the other.
    var hasOverlay = false
    /// Whether the title follows the reader's text size.
    var scalesText = true
  }

  /// The look in CSS.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - isPressed: Whether it is a pressed one, which comes in by another timing.
  ///   - form: What is the same for all looks of the control.
  ///   - tier: What the browser knows.
  init(_ look: ResolvedStyle, isPressed: Bool, _ form: Form, tier: CSSTier) {
    self.init()
    setSize(look)
    setTitle(look, scalesText: form.scalesText, tier: tier)
    self[.borderRadius] = CSSValues.radii(look.corners)
    setBorder(look, hasRing: form.hasRing, tier: tier)
    setBackground(look, form, tier: tier)
    self[.boxShadow] = CSSValues.boxShadows(look.shadows, tier: tier)
    self[.opacity] = CSSValues.number(look.opacity)
    if look.pressScale != 1, isPressed {
      self[.transform] = CSSValues.function("scale", look.pressScale)
    }
    let timing = isPressed ? look.transition.pressIn : look.transition.release
    self[.transition] = CSSValues.transition(timing)
  }

  private mutating func setSize(_ look: ResolvedStyle) {
    if let width = look.width {
      self[.width] = CSSValues.pixels(width)
    } else {
      self[.minWidth] = CSSValues.pixels(look.minWidth)
    }
    if let height = look.height {
      self[.height] = CSSValues.pixels(height)
    } else {
      self[.minHeight] = CSSValues.pixels(look.minHeight ?? 44)
    }
    // Insets are measured from the outer edge, CSS's padding from the border's inner one.
    let border = look.border.width
    self[.padding] = CSSValues.box([
      max(look.insets.top - border, 0), max(look.insets.right - border, 0),
      max(look.insets.bottom - border, 0), max(look.insets.left - border, 0),
    ])
    self[.borderWidth] = CSSValues.pixels(border)
  }

  private mutating func setTitle(_ look: ResolvedStyle, scalesText: Bool, tier: CSSTier) {
    let font = look.title.font
    self[.fontFamily] = CSSValues.families(font.families)
    // The reader's text size acts on `rem`.
    self[.fontSize] =
      scalesText
      ? CSSValues.number(font.size / 16, unit: "rem") : CSSValues.number(font.size, unit: "px")
    self[.fontWeight] = CSSValues.number(font.weight)
    if font.letterSpacing != 0 { self[.letterSpacing] = CSSValues.pixels(font.letterSpacing) }
    if let lineHeight = font.lineHeight { self[.lineHeight] = CSSValues.number(lineHeight) }
    switch font.alignment {
    case .center: break
    case .leading: self[.justifyContent] = Array("flex-start".utf8)
    case .trailing: self[.justifyContent] = Array("flex-end".utf8)
    }
    self[.color] = CSSValues.color(look.title.color, tier: tier)
    self[.textShadow] = CSSValues.textShadow(look.title.shadow, tier: tier)
  }

  private mutating func setBorder(_ look: ResolvedStyle, hasRing: Bool, tier: CSSTier) {
    let border = look.border
    if hasRing {
      self[.ringWidth] = CSSValues.number(border.width, unit: "px")
      self[.ring] = Array("none".utf8)
    }
    guard border.width > 0, !border.paint.isClear, !(hasRing && look.hasBorderBeneathFill) else {
      return
    }
    switch border.paint.simplified {
    case .color(let color):
      self[hasRing ? .ring : .borderColor] = CSSValues.color(color, tier: tier)
    case .gradient(let gradient):
      let image = CSSGradient(gradient, tier)
      var writer = TextWriter()
      writer.add(image.image)
      writer.add(" ")
      writer.add(image.position)
      writer.add(" / ")
      writer.add(image.size)
      writer.add(" no-repeat")
      self[.ring] = writer.bytes
    }
  }

  private mutating func setBackground(_ look: ResolvedStyle, _ form: Form, tier: CSSTier) {
    var fill = CSSGradient.none
    if case .color(let color) = look.fill.simplified {
      if color.alpha > 0 { self[.backgroundColor] = CSSValues.color(color, tier: tier) }
    } else {
      fill = look.fill.image(tier)
      // Chromium paints a shadow beneath a box whose colour is opaque, but cuts it off at the
      // outline of any other, where a seam is left. The colour itself is not seen.
      if look.fill.isOpaque, look.shadows.contains(where: { !$0.isInset && $0.color.alpha > 0 }) {
        self[.backgroundColor] = CSSColor.hex(look.fill.mean.inSRGB)
      }
    }
    var images = [fill]
    var layers = TextWriter()
    if form.hasOverlay {
      let overlay = look.overlay.image(tier)
      images = [overlay, fill]
      self[.overlay] = overlay.image
      self[.fill] = fill.image
      layers.add("var(--gradient-overlay), var(--gradient-fill)")
    } else {
      layers.add(fill.image)
    }
    if form.hasRing, look.hasBorderBeneathFill {
      let border = look.border.paint.image(tier)
      self[.backgroundClip] =
        CSSValues.list(images) { _ in Array("padding-box".utf8) } + Array(", border-box".utf8)
      images.append(border)
      layers.add(", ")
      layers.add(border.image)
    }
    self[.backgroundImage] = layers.bytes
    guard images.contains(where: { $0.width != 1 || $0.height != 1 }) else { return }
    self[.backgroundPosition] = CSSValues.list(images) { $0.position }
    self[.backgroundSize] = CSSValues.list(images) { $0.size }
  }
}

extension ResolvedStyle {
  /// Whether a border that is a gradient can lie beneath the fill, which then ends at the border's inner
  /// edge: where nothing shows through either, each edge is smoothed once.
  fileprivate var hasBorderBeneathFill: Bool {
    guard case .gradient = fill.simplified else { return false }
    return fill.isOpaque && border.width > 0 && border.paint.simplified.isOpaque
  }
}

extension Paint {
  /// The paint as an image: a colour is a gradient of one colour.
  fileprivate func image(_ tier: CSSTier) -> CSSGradient {
    if isClear { return .none }
    return switch simplified {
    case .color(let color):
      CSSGradient(
        GradientFill(stops: [GradientStop(color, at: 0), GradientStop(color, at: 1)]), tier)
    case .gradient(let gradient): CSSGradient(gradient, tier)
    }
  }
}
