import GradientModel

/// The arguments of the module's `render`, as `render.mjs` reads them.
struct RenderRequest: Encodable {
  var name: String
  var state: UInt32
  var environment: UInt32
  var width: Double
  var height: Double
  var scale: Double
  var format = 0
  /// What `environment` stands for.
  var surroundings: StyleEnvironment

  /// A size, 0 for the style's own, and a scale.
  struct Placement {
    var width = 0.0
    var height = 0.0
    var scale: Double
  }

  private enum CodingKeys: CodingKey {
    case name, state, environment, width, height, scale, format
  }

  init(
    _ control: ControlTheme.Control, _ state: ControlState, _ environment: StyleEnvironment,
    _ placement: Placement
  ) {
    name = control.name
    self.state = UInt32(state.rawValue)
    var bits = UInt32(environment.appearance.rawValue)
    if environment.layoutDirection == .rightToLeft { bits |= 4 }
    if environment.metrics == .compact { bits |= 8 }
    if environment.gamut == .displayP3 { bits |= 16 }
    self.environment = bits
    surroundings = environment
    width = placement.width
    height = placement.height
    scale = placement.scale
  }
}

extension RenderRequest: CustomStringConvertible {
  var description: String {
    "\(name), \(ControlState(rawValue: UInt(state)).name), environment \(environment), "
      + "\(width) × \(height) at \(scale)"
  }
}
