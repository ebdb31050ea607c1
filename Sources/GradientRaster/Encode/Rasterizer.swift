public import GradientModel

/// Turns a drawing into pixels.
///
/// The same drawing gives the same bytes on every machine, from a debug and from a release build.
public struct Rasterizer: Hashable, Sendable {
  /// The most pixels across or down that a picture may have.
  public static let maximumSide = 32_768
  /// The most pixels that a picture may have in all (256 MB).
  public static let maximumPixelCount = 67_108_864

  /// Pixels a point.
  public var scale: Double
  /// The colour space of the picture.
  public var gamut: OutputGamut
  /// How colours outside that space are brought into it.
  public var mapping: GamutMapping
  /// Whether rounding to 8 bits is spread over an ordered pattern, so that long dark gradients show
  /// no bands.
  public var isDithered: Bool
  /// How pixels are worked out.
  public var path: Path

  /// The way to the pixels.
  public enum Path: Hashable, Sendable, CaseIterable {
    /// Tables, spans and SIMD: within 1/255 of ``exact``.
    case fast
    /// The definition, pixel by pixel in double precision: slow.
    case exact
  }

  /// Makes a rasterizer.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, a finite number above 0.
  ///   - gamut: The colour space of the picture.
  ///   - mapping: How colours outside that space are brought into it.
  ///   - isDithered: Whether rounding is spread over an ordered pattern.
  ///   - path: How pixels are worked out.
  public init(
    scale: Double = 1, gamut: OutputGamut = .srgb, mapping: GamutMapping = .chromaReduction,
    isDithered: Bool = false, path: Path = .fast
  ) {
    self.scale = scale
    self.gamut = gamut
    self.mapping = mapping
    self.isDithered = isDithered
    self.path = path
  }

  /// Draws a picture.
  ///
  /// Shadows and surfaces are rounded to 8 bits; titles are painted over those bytes, opacity
  /// multiplies the sum, and that is rounded to the nearest level. So a layer whose contents are the
  /// surfaces, with a label over it and the drawing's opacity, shows the same bytes.
  ///
  /// Edge cases: a drawing whose size has no area gives a picture without pixels; an element with
  /// figures that are not finite is left out.
  ///
  /// - Parameters:
  ///   - drawing: What to paint.
  ///   - titles: Called for each title with the scale; gives its shape, or nil to leave it out.
  /// - Returns: The pixels and where the control lies among them: a control of ⌈size × scale⌉ pixels
  ///   with margins of ⌈margin × scale⌉ around it.
  /// - Throws: ``RasterError`` for a scale or a size that cannot be drawn.
  public func draw(
    _ drawing: Drawing, titles: (Drawing.Title, Double) -> PlacedMask? = { _, _ in nil }
  ) throws(RasterError) -> Picture {
    var picture = emptyPicture
    var shapes = ShapeTables(isKeeping: false)
    try draw(drawing, into: &picture, keeping: &shapes, titles: titles)
    return picture
  }

  /// Draws a picture in place of another.
  ///
  /// The result is the same as that of ``draw(_:titles:)``. On the fast path, where the other picture
  /// has as many pixels and nobody else keeps it, the new pixels lie in its memory: for what is drawn
  /// many times a second, such as a gradient that follows a finger.
  ///
  /// - Parameters:
  ///   - drawing: What to paint.
  ///   - picture: The picture that is replaced; as it was where an error is thrown.
  ///   - titles: Called for each title with the scale; gives its shape, or nil to leave it out.
  /// - Throws: ``RasterError`` for a scale or a size that cannot be drawn.
  public func draw(
    _ drawing: Drawing, into picture: inout Picture,
    titles: (Drawing.Title, Double) -> PlacedMask? = { _, _ in nil }
  ) throws(RasterError) {
    var shapes = ShapeTables(isKeeping: false)
    try draw(drawing, into: &picture, keeping: &shapes, titles: titles)
  }

  /// Draws a picture in place of another, with what is known of its shapes already.
  ///
  /// The result is the same as that of ``draw(_:titles:)``. On the fast path the coverage of outlines
  /// and the shapes of shadows that an earlier picture needed are not worked out again: for the states
  /// of one control, and for what is drawn many times a second.
  ///
  /// - Parameters:
  ///   - drawing: What to paint.
  ///   - picture: The picture that is replaced; as it was where an error is thrown.
  ///   - shapes: What is known; shapes that were not are added.
  ///   - titles: Called for each title with the scale; gives its shape, or nil to leave it out.
  /// - Throws: ``RasterError`` for a scale or a size that cannot be drawn.
  public func draw(
    _ drawing: Drawing, into picture: inout Picture, keeping shapes: inout ShapeTables,
    titles: (Drawing.Title, Double) -> PlacedMask? = { _, _ in nil }
  ) throws(RasterError) {
    guard drawing.size.isDrawable else {
      guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
      picture = emptyPicture
      return
    }
    let frame = try PixelFrame(drawing, scale: scale)
    let target = RasterTarget(
      frame: frame, gamut: gamut, mapping: mapping, isDithered: isDithered)
    // Out of the picture, so that nothing else holds the memory while it is written.
    var memory: [UInt8] = []
    swap(&memory, &picture.pixmap.bytes)
    let stack = stack(
      of: drawing, in: target, keeping: &shapes, reusing: consume memory, titles)
    picture = Picture(
      pixmap: stack.flattened(opacity: Self.fraction(drawing.opacity), isDithered: isDithered),
      originX: frame.originX, originY: frame.originY, controlWidth: frame.controlWidth,
      controlHeight: frame.controlHeight)
  }

  private var emptyPicture: Picture {
    Picture(
      pixmap: Pixmap(width: 0, height: 0, gamut: gamut), originX: 0, originY: 0, controlWidth: 0,
      controlHeight: 0)
  }

  /// Titles, and a picture of the elements before, between and after them.
  private func stack(
    of drawing: Drawing, in target: RasterTarget, keeping shapes: inout ShapeTables,
    reusing memory: consuming [UInt8],
    _ titles: (Drawing.Title, Double) -> PlacedMask?
  ) -> LayerStack {
    guard drawing.hasTitle else {
      return LayerStack(
        surfaces(of: drawing, in: target, keeping: &shapes, reusing: consume memory))
    }
    var memory = memory
    var part = drawing
    part.elements = []
    var stack: LayerStack?
    func flush() {
      guard stack == nil || !part.elements.isEmpty else { return }
      var taken: [UInt8] = []
      swap(&taken, &memory)
      let picture = surfaces(
        of: part, in: target, keeping: &shapes, reusing: consume taken)
      if stack == nil { stack = LayerStack(picture) } else { stack?.add(picture) }
      part.elements = []
    }
    for element in drawing.elements {
      guard case .title(let title) = element else {
        part.elements.append(element)
        continue
      }
      guard let placed = titles(title, scale) else { continue }
      flush()
      stack?.add(TitleLayer(title, placed, in: target))
    }
    flush()
    return stack
      ?? LayerStack(surfaces(of: part, in: target, keeping: &shapes, reusing: []))
  }

  /// Shadows and surfaces, rounded once.
  private func surfaces(
    of drawing: Drawing, in target: RasterTarget, keeping shapes: inout ShapeTables,
    reusing memory: consuming [UInt8]
  ) -> Pixmap {
    switch path {
    case .exact: ExactRenderer(drawing, target: target).pixmap()
    case .fast:
      unsafe Pixmap(
        width: target.frame.width, height: target.frame.height, gamut: target.gamut,
        reusing: consume memory
      ) {
        unsafe FastRenderer.draw(drawing, target: target, keeping: &shapes, to: $0)
      }
    }
  }

  /// An opacity as layers hold theirs: within 0...1, in single precision.
  private static func fraction(_ value: Double) -> Double {
    value > 0 ? Double(Float(min(value, 1))) : 0
  }
}

extension Drawing {
  fileprivate var hasTitle: Bool {
    for case .title in elements { return true }
    return false
  }
}

/// What both paths need to know about the picture.
package struct RasterTarget: Sendable {
  /// The grid of pixels.
  package let frame: PixelFrame
  /// The colour space of the picture.
  package let gamut: OutputGamut
  /// How colours outside it are brought into it.
  package let mapping: GamutMapping
  /// Whether rounding is spread over an ordered pattern.
  package let isDithered: Bool

  /// A colour in the picture's space, premultiplied.
  package func premultiplied(_ color: StyleColor) -> SIMD4<Double> {
    let components = color.converted(to: gamut.space).components
    let encoded = gamut.mapped(components, by: mapping)
    return SIMD4(encoded * color.alpha, color.alpha)
  }
}
