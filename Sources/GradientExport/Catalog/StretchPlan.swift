internal import GradientModel

/// How a picture of a look can be stretched without anything in it being drawn otherwise.
///
/// Along a direction in which neither a gradient nor a corner nor a shadow changes, one point stands
/// for any number of them.
struct StretchPlan: Equatable {
  /// Which parts of a picture are stretched.
  enum Mode: Equatable {
    /// Nothing: with the reason.
    case none(String)
    /// The middle column, at a fixed height.
    case horizontal
    /// The middle row, at a fixed width.
    case vertical
    /// Both.
    case both
  }

  var mode: Mode
  /// The control's size in the picture.
  var size: Size2D
  /// Points from each edge of the control that keep their size; 0 in a direction that is not
  /// stretched.
  var caps = Edges.zero

  /// Works out the plan of a look.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - natural: The control's own size, which stays in a direction that cannot be stretched.
  init(_ look: ResolvedStyle, natural: Size2D) {
    var variesAcross = false
    var variesDown = false
    for paint in [look.fill, look.overlay, look.border.width > 0 ? look.border.paint : .clear] {
      let (across, down) = Self.variation(of: paint, in: Rect2D(natural))
      variesAcross = variesAcross || across
      variesDown = variesDown || down
    }
    let across = Self.caps(
      of: look, in: Size2D(width: natural.width + Self.room, height: natural.height))
    let roomy = Self.caps(
      of: look, in: Size2D(width: natural.width + Self.room, height: natural.height + Self.room))
    let down = Self.caps(
      of: look, in: Size2D(width: natural.width, height: natural.height + Self.room))

    if !variesAcross, !variesDown, look.corners != .capsule,
      roomy.top + roomy.bottom + 1 <= natural.height
    {
      mode = .both
      caps = roomy
      size = Size2D(
        width: roomy.left + 1 + roomy.right, height: roomy.top + 1 + roomy.bottom)
    } else if !variesAcross {
      mode = .horizontal
      caps = Edges(top: 0, left: across.left, bottom: 0, right: across.right)
      size = Size2D(width: across.left + 1 + across.right, height: natural.height)
    } else if !variesDown, look.corners != .capsule {
      mode = .vertical
      caps = Edges(top: down.top, left: 0, bottom: down.bottom, right: 0)
      size = Size2D(width: natural.width, height: down.top + 1 + down.bottom)
    } else {
      mode = .none(
        variesDown
          ? "a gradient changes in both directions"
          : "a gradient changes across, and a capsule keeps its shape at one height only")
      size = natural
    }
  }

  /// Longer than any corner or shadow that could be meant.
  private static let room = 4096.0

  /// Whether a paint changes from left to right, and from top to bottom.
  private static func variation(of paint: Paint, in box: Rect2D) -> (across: Bool, down: Bool) {
    guard case .gradient(let gradient) = paint.simplified, !paint.isClear else {
      return (false, false)
    }
    guard gradient.stops.contains(where: { $0.color != gradient.stops[0].color }) else {
      return (false, false)
    }
    switch GradientGeometry(gradient.kind, in: box) {
    case .linear(let x, let y, _): return (x != 0, y != 0)
    case .radial, .conic: return (true, true)
    case .pastEnd: return (false, false)
    }
  }

  /// How far from each edge of the control corners and shadows make a difference, in whole points.
  private static func caps(of look: ResolvedStyle, in size: Size2D) -> Edges {
    var caps = Edges.zero
    func add(_ outline: Outline, blur: Double) {
      guard outline.rect.size.isDrawable else { return }
      let rect = outline.rect
      // A Gaussian is looked at up to three standard deviations; one point more for what is rounded.
      let reach = blur > 0 ? 3 * blur + 1 : 0
      let topLeft = outline.extent(of: .topLeft)
      let topRight = outline.extent(of: .topRight)
      let bottomLeft = outline.extent(of: .bottomLeft)
      let bottomRight = outline.extent(of: .bottomRight)
      caps.left = max(caps.left, rect.x + max(topLeft, bottomLeft) + reach)
      caps.right = max(
        caps.right, size.width - rect.x - rect.width + max(topRight, bottomRight) + reach)
      caps.top = max(caps.top, rect.y + max(topLeft, topRight) + reach)
      caps.bottom = max(
        caps.bottom, size.height - rect.y - rect.height + max(bottomLeft, bottomRight) + reach)
    }
    for element in look.drawing(size: size).elements {
      switch element {
      case .shadow(let shadow): add(shadow.caster, blur: shadow.standardDeviation)
      case .surface(let surface):
        add(surface.outline, blur: 0)
        add(surface.innerEdge, blur: 0)
        for shadow in surface.insetShadows { add(shadow.hole, blur: shadow.standardDeviation) }
      case .title: break
      }
    }
    return Edges(
      top: Elementary.ceil(caps.top), left: Elementary.ceil(caps.left),
      bottom: Elementary.ceil(caps.bottom), right: Elementary.ceil(caps.right))
  }
}
