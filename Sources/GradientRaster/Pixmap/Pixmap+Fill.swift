public import GradientModel

extension Pixmap {
  /// Makes a bitmap that is painted all over, such as the ground of a contact sheet; one of no
  /// size where a side or all of it would have more pixels than ``Rasterizer/maximumPixelCount``.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; a negative number is taken as 0.
  ///   - height: Rows; a negative number is taken as 0.
  ///   - gamut: The colour space of the bytes.
  ///   - paint: A colour, or a gradient over the whole bitmap.
  ///   - mapping: How colours outside that space are brought into it.
  public init(
    width: Int, height: Int, gamut: OutputGamut = .srgb, filledWith paint: Paint,
    mapping: GamutMapping = .chromaReduction
  ) {
    let bounds = Rect2D(Size2D(width: Double(width), height: Double(height)))
    let outline = Outline(bounds, corners: .square, curve: .circular)
    let surface = Drawing.Surface(
      outline: outline, innerEdge: outline, paints: [paint], insetShadows: [], border: nil)
    let drawing = Drawing(
      size: bounds.size, margins: .zero, elements: [.surface(surface)], opacity: 1)
    let rasterizer = Rasterizer(gamut: gamut, mapping: mapping)
    if let picture = try? rasterizer.draw(drawing), picture.pixmap.width == width {
      self = picture.pixmap
    } else {
      self.init(width: width, height: height, gamut: gamut)
    }
  }
}
