open class UIImageView: UIView {
  open var image: UIImage? { didSet { changed(oldValue !== image) } }
  open var highlightedImage: UIImage? { didSet { changed(true) } }
  open var isHighlighted = false { didSet { changed(oldValue != isHighlighted) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    changed(true)
  }

  /// The form of the image that suits the view's own traits, where it has several.
  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    return image?.imageAsset?.image(with: core.traits) ?? image
  }

  /// Darkens or fades the picture, as a button does with its image [read: ADF 732905].
  package var dimming: ImageInk.Dimming? { didSet { updateInk() } }

  open override var intrinsicContentSize: CGSize {
    shown?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateInk()
  }

  open override var contentMode: ContentMode { didSet { updateInk() } }

  package override func headlessTraitsChanged(
    from old: UITraitCollection, to new: UITraitCollection
  ) {
    updateInk()
  }

  private func changed(_ isOther: Bool) {
    guard isOther else { return }
    invalidateIntrinsicContentSize()
    updateInk()
  }

  private func updateInk() {
    guard let shown else {
      layer.ink = nil
      return
    }
    let isTemplate = shown.renderingMode == .alwaysTemplate
    let tint = isTemplate ? tintColor.resolvedColor(with: core.traits).cgColor : nil
    let flips =
      shown.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    layer.ink = ImageInk(
      image: shown, mode: contentMode, tint: tint, isFlipped: flips, dimming: dimming)
  }
}

/// The picture of an image view.
package nonisolated struct ImageInk: LayerInk {
  package enum Dimming: Equatable, Sendable {
    /// Mixed with black at 45 % [read: ADF 732905].
    case darkened
    /// Half clear; Apple's amount is open.
    case faded
  }

  let image: UIImage
  let mode: UIView.ContentMode
  let tint: CGColor?
  let isFlipped: Bool
  let dimming: Dimming?

  package func paint(
    on canvas: inout Canvas, bounds: CGRect, transform: CGAffineTransform, scale: Double
  ) {
    var picture = image.parts(in: box(in: bounds))
    if let tint { picture.tint = canvas.color(tint) }
    let flip = CGAffineTransform(translationX: -bounds.midX, y: 0)
      .concatenating(CGAffineTransform(scaleX: -1, y: 1))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: 0))
    let map = isFlipped ? flip.concatenating(transform) : transform
    guard dimming == .darkened else {
      picture.paint(on: &canvas, transform: map, opacity: dimming == .faded ? 0.5 : 1)
      return
    }
    var group = canvas.cleared
    picture.paint(on: &group, transform: map)
    var shade = group
    picture.tint = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0.45)
    picture.paint(on: &shade, transform: map)
    // Black goes on what the picture covers, and adds no cover of its own.
    let covered = shade
    shade.multiply { group[$0, $1].alpha / max(covered[$0, $1].alpha, 1e-9) }
    canvas.paint(shade, opacity: 1)
  }

  private func box(in bounds: CGRect) -> CGRect {
    let gravity: CALayerContentsGravity
    switch mode {
    case .scaleToFill, .redraw: gravity = .resize
    case .scaleAspectFit: gravity = .resizeAspect
    case .scaleAspectFill: gravity = .resizeAspectFill
    case .center: gravity = .center
    case .top: gravity = .top
    case .bottom: gravity = .bottom
    case .left: gravity = .left
    case .right: gravity = .right
    case .topLeft: gravity = .topLeft
    case .topRight: gravity = .topRight
    case .bottomLeft: gravity = .bottomLeft
    case .bottomRight: gravity = .bottomRight
    }
    return LayerValues.box(of: image.size, in: bounds, gravity: gravity)
  }
}
