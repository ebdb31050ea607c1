import GradientModel
import GradientRaster
import PNGFile

/// Draws a button with our own renderer, into one picture time and again.
final class OwnButton {
  private let style: ControlStyle
  private let size: Size2D
  private let rasterizer = Rasterizer()
  private let drawing: Drawing
  private var picture: Picture?
  private var shapes = ShapeTables()

  init(
    _ picture: ButtonPicture, shadows: [DropShadow] = [], space: GradientFill.Interpolation = .srgb
  ) {
    var style = ControlStyle()
    style[.normal].fill = .gradient(GradientFill(picture, space))
    style[.normal].corners = .radius(picture.radius)
    style[.normal].borderWidth = picture.borderWidth
    style[.normal].borderPaint = .color(StyleColor(white: 1))
    style[.normal].shadows = shadows
    self.style = style
    size = Size2D(width: Double(picture.width), height: Double(picture.height))
    drawing = style.resolved().drawing(size: size)
  }

  /// From the display list to the pixels of one picture.
  func draw() -> UInt64 {
    guard var picture = picture.take() ?? (try? rasterizer.draw(drawing)) else { return 0 }
    try? rasterizer.draw(Sink.unknown(drawing), into: &picture)
    let digest = picture.pixmap.bytes.withUnsafeBytes(Sink.digest)
    self.picture = picture
    return digest
  }

  /// The same, with what is known of its shapes from the last time.
  func drawKeeping() -> UInt64 {
    guard var picture = picture.take() ?? (try? rasterizer.draw(drawing)) else { return 0 }
    try? rasterizer.draw(Sink.unknown(drawing), into: &picture, keeping: &shapes)
    let digest = picture.pixmap.bytes.withUnsafeBytes(Sink.digest)
    self.picture = picture
    return digest
  }

  /// From pixels to a file.
  func file(isSmallest: Bool) -> UInt64 {
    if picture == nil { picture = try? rasterizer.draw(drawing) }
    guard let picture, let file = try? PNG.encode(picture.pixmap, isSmallest: isSmallest) else {
      return 0
    }
    return file.withUnsafeBytes(Sink.digest)
  }

  /// From the display list to a new picture.
  func drawAnew() -> UInt64 { Self.pixels(Sink.unknown(drawing), rasterizer) }

  /// From the style to pixels: states, environment and layout are worked out anew.
  func drawFromStyle() -> UInt64 {
    Self.pixels(Sink.unknown(style).resolved().drawing(size: size), rasterizer)
  }

  /// The picture's bytes in the order red, green, blue, alpha.
  func pixels() -> [UInt8] { (try? rasterizer.draw(drawing))?.pixmap.bytes ?? [] }

  private static func pixels(_ drawing: Drawing, _ rasterizer: Rasterizer) -> UInt64 {
    guard let picture = try? rasterizer.draw(drawing) else { return 0 }
    return picture.pixmap.bytes.withUnsafeBytes(Sink.digest)
  }
}

extension GradientFill {
  fileprivate init(_ picture: ButtonPicture, _ space: Interpolation) {
    let kind: Kind =
      switch picture.kind {
      case .axial(let degrees): .axial(.angle(degrees))
      case .radial: .radial(.extent(.ellipse, .farthestSide))
      case .conic: .conic(Conic())
      }
    self.init(
      stops: picture.stops.map { stop in
        GradientStop(
          StyleColor(red: stop.red, green: stop.green, blue: stop.blue), at: stop.place)
      }, kind: kind, interpolation: space)
  }
}
