package import GradientRaster

/// A picture in points, with parts that keep their size when it is stretched.
// Sendable as Apple's is; unchecked because an open class cannot be proved so. It holds constants.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  package struct Traits: Hashable, Sendable {
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var leftCapWidth = 0
    var topCapHeight = 0
    var renderingMode = RenderingMode.automatic
    var flipsForRightToLeft = false
    var orientation = Orientation.up
  }

  private let picture: CGImage
  private let traits: Traits
  public let scale: CGFloat
  /// Where the image came from, if its other forms are known (iOS 8).
  public let imageAsset: UIImageAsset?

  package init(_ picture: CGImage, scale: CGFloat, traits: Traits, asset: UIImageAsset? = nil) {
    self.picture = picture
    self.scale = scale > 0 ? scale : 1
    self.traits = traits
    imageAsset = asset
    super.init()
  }

  /// An image of no size.
  public override convenience init() {
    self.init(CGImage(Pixmap(width: 0, height: 0)), scale: 1, traits: Traits())
  }

  func with(asset: UIImageAsset) -> UIImage {
    UIImage(picture, scale: scale, traits: traits, asset: asset)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1, traits: Traits())
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var traits = Traits()
    traits.orientation = orientation
    self.init(cgImage, scale: scale, traits: traits)
  }

  package convenience init(_ pixmap: Pixmap, scale: CGFloat) {
    self.init(CGImage(pixmap), scale: scale, traits: Traits())
  }

  public var cgImage: CGImage? { picture }
  /// In points: pixels over scale.
  public var size: CGSize {
    CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }
  public var imageOrientation: Orientation { traits.orientation }
  public var capInsets: UIEdgeInsets { traits.capInsets }
  public var resizingMode: ResizingMode { traits.resizingMode }
  public var leftCapWidth: Int { traits.leftCapWidth }
  public var topCapHeight: Int { traits.topCapHeight }
  public var renderingMode: RenderingMode { traits.renderingMode }
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

  /// Tiles its middle; one of a single pixel is stretched, which looks the same [read: AD].
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The next point after a cap stretches; a cap of 0 means that the whole axis does [read: AD].
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let isWide = leftCapWidth > 0
    let isTall = topCapHeight > 0
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return with {
      $0.leftCapWidth = leftCapWidth
      $0.topCapHeight = topCapHeight
      $0.resizingMode = .stretch
      $0.capInsets = UIEdgeInsets(
        top: isTall ? top : 0, left: isWide ? left : 0,
        bottom: isTall ? max(0, size.height - top - 1) : 0,
        right: isWide ? max(0, size.width - left - 1) : 0)
    }
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  private func with(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(picture, scale: scale, traits: traits)
  }

  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(parts(in: rect)) }
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// The picture laid out in a rectangle.
  package func parts(in rect: CGRect) -> NinePartPicture {
    var result = NinePartPicture(picture.pixmap, scale: Double(scale), box: rect)
    let pixels = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    let caps = UIEdgeInsets(
      top: capInsets.top * scale, left: capInsets.left * scale, bottom: capInsets.bottom * scale,
      right: capInsets.right * scale)
    result.center = pixels.inset(by: caps)
    result.tiles = resizingMode == .tile && capInsets != .zero
    return result
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (other.scale == scale && other.traits == traits && other.picture == picture)
  }

  open override var hash: Int { picture.width &* 31 &+ picture.height }
}
