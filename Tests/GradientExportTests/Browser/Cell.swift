import GradientModel
import GradientRaster

/// One control on a page, and the picture that it should come to.
struct Cell {
  var control: ControlTheme.Control
  var className: String
  var state: ControlState
  var environment: StyleEnvironment
  var size: Size2D
  var drawing: Drawing
  /// Our picture, at the scale that is compared.
  var picture: Picture
  /// Pixels a point of our picture.
  var scale: Int
  /// Our picture at eight pixels a point, averaged down like the other one: where the edges of several
  /// shadows meet in a pixel, one pixel a point smooths each for itself.
  var smooth: [Double]?
  /// Whether the smooth picture counts everywhere, not only at edges: a pixel has the colour of its
  /// centre, which is not the mean where gradients are steep and bend.
  var isSmoothInside = false

  init(
    _ control: ControlTheme.Control, className: String, state: ControlState,
    environment: StyleEnvironment, size: Size2D? = nil, scale: Int = 1,
    isSmoothInside: Bool = false
  ) throws {
    self.control = control
    self.className = className
    self.state = state
    self.environment = environment
    let look = control.style.resolved(for: state, in: environment)
    let fitting = look.fittingSize(title: nil)
    self.size = size ?? Size2D(width: fitting.width.rounded(), height: fitting.height.rounded())
    drawing = look.drawing(size: self.size)
    self.scale = scale
    picture = try Rasterizer(scale: Double(scale)).draw(drawing)
    let hasShadow = drawing.elements.contains { element in
      switch element {
      case .shadow: true
      case .surface(let surface): !surface.insetShadows.isEmpty
      case .title: false
      }
    }
    self.isSmoothInside = isSmoothInside
    if scale == 1, hasShadow || isSmoothInside {
      smooth = Page.averaged(
        try Rasterizer(scale: Double(Page.scale)).draw(drawing).pixmap, x: 0, y: 0,
        width: picture.pixmap.width, height: picture.pixmap.height)
    }
  }

  /// Our picture before it is rounded to eight bits: at eight pixels a point, dithered, averaged down.
  func exactLevels() throws -> [Double] {
    let fine = try Rasterizer(scale: Double(Page.scale), isDithered: true).draw(drawing).pixmap
    return Page.averaged(
      fine, x: 0, y: 0, width: picture.pixmap.width, height: picture.pixmap.height)
  }

  /// How many layers lie over each other inside, each of which the peer rounds to eight bits.
  var layerCount: Int {
    drawing.elements.reduce(drawing.opacity < 1 ? 1 : 0) { count, element in
      guard case .surface(let surface) = element else { return count }
      return count + surface.paints.count + surface.insetShadows.count
    }
  }

  var label: String {
    "\(control.name) L\(layerCount) \(state.name) \(environment.appearance.name) "
      + "\(environment.layoutDirection == .rightToLeft ? "rtl " : "")"
      + "\(environment.metrics == .compact ? "compact " : "")\(size.width)×\(size.height)"
  }
}
