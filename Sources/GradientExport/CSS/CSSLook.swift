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
    setBorder(look.border, hasRing: form.hasRing, tier: tier)
    setBackground(look, hasOverlay: form.hasOverlay, tier: tier)
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

  private mutating func setBorder(_ border: BorderStyle, hasRing: Bool, tier: CSSTier) {
    if hasRing {
      self[.ringWidth] = CSSValues.number(border.width, unit: "px")
      self[.ring] = Array("none".utf8)
    }
    guard border.width > 0, !border.paint.isClear else { return }
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

  private mutating func setBackground(_ look: ResolvedStyle, hasOverlay: Bool, tier: CSSTier) {
    let none = CSSGradient.none
    var overlay = none
    var fill = none
    if !look.overlay.isClear {
      switch look.overlay.simplified {
      case .color(let color):
        // A colour lies over an image only as an image itself.
        let stops = [GradientStop(color, at: 0), GradientStop(color, at: 1)]
        overlay = CSSGradient(GradientFill(stops: stops), tier)
      case .gradient(let gradient):
        overlay = CSSGradient(gradient, tier)
      }
    }
    if !look.fill.isClear {
      switch look.fill.simplified {
      case .color(let color): self[.backgroundColor] = CSSValues.color(color, tier: tier)
      case .gradient(let gradient):
        fill = CSSGradient(gradient, tier)
        // Chromium paints a shadow beneath a box whose colour is opaque, but cuts it off at the
        // outline of any other, where a seam is left. The colour itself is not seen.
        if look.fill.isOpaque, look.shadows.contains(where: { $0.isOuterAndSeen }) {
          self[.backgroundColor] = CSSColor.hex(look.fill.mean.inSRGB)
        }
      }
    }
    let images = hasOverlay ? [overlay, fill] : [fill]
    if hasOverlay {
      self[.overlay] = overlay.image
      self[.fill] = fill.image
      self[.backgroundImage] = Array("var(--gradient-overlay), var(--gradient-fill)".utf8)
    } else {
      self[.backgroundImage] = fill.image
    }
    guard images.contains(where: { $0.width != 1 || $0.height != 1 }) else { return }
    self[.backgroundPosition] = CSSValues.list(images) { $0.position }
    self[.backgroundSize] = CSSValues.list(images) { $0.size }
  }
}

extension DropShadow {
  fileprivate var isOuterAndSeen: Bool { !isInset && color.alpha > 0 }
}
