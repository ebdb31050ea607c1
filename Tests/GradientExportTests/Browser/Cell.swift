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
  var picture: Picture

  /// - Parameter adapted: Takes out of a look what the target is known not to draw.
  init(
    _ control: ControlTheme.Control, className: String, state: ControlState,
    environment: StyleEnvironment, size: Size2D? = nil,
    adapted: (inout ResolvedStyle) -> Void = { _ in }
  ) throws {
    self.control = control
    self.className = className
    self.state = state
    self.environment = environment
    var look = control.style.resolved(for: state, in: environment)
    adapted(&look)
    let fitting = look.fittingSize(title: nil)
    self.size = size ?? Size2D(width: fitting.width.rounded(), height: fitting.height.rounded())
    drawing = look.drawing(size: self.size)
    picture = try Rasterizer(scale: 1, path: .exact).draw(drawing)
  }

  var label: String {
    "\(control.name) \(state.name) \(environment.appearance.name) "
      + "\(environment.layoutDirection == .rightToLeft ? "rtl " : "")"
      + "\(environment.metrics == .compact ? "compact " : "")\(size.width)×\(size.height)"
  }
}
