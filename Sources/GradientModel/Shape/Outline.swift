/// The one shape that a control's fill, border, shadows and clip all come from: a rectangle with
/// four radii and a corner curve, in points and physical directions.
///
/// The initialiser makes it sound: no radius is negative, and radii that overlap on a side are scaled
/// down together by one factor (CSS Backgrounds 3, 4.5).
public struct Outline: Hashable, Sendable {
  /// The rectangle.
  public let rect: Rect2D
  /// The radii after scaling down, clockwise from the top left.
  public let radii: CornerRadii
  /// The shape of the corners.
  public let curve: CornerCurve

  /// Makes an outline.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; one without width or height has no corners.
  ///   - radii: Points, in physical directions.
  ///   - curve: The shape of the corners.
  public init(_ rect: Rect2D, radii: CornerRadii, curve: CornerCurve = .circular) {
    self.rect = rect
    self.curve = curve
    var fitted = radii.map { $0 > 0 ? min($0, 1e9) : 0 }
    let sides = [
      (rect.width, fitted.topLeft + fitted.topRight),
      (rect.height, fitted.topRight + fitted.bottomRight),
      (rect.width, fitted.bottomLeft + fitted.bottomRight),
      (rect.height, fitted.topLeft + fitted.bottomLeft),
    ]
    var factor = 1.0
    for (length, sum) in sides where sum > length {
      factor = min(factor, max(length, 0) / sum)
    }
    if factor < 1 { fitted = fitted.map { $0 * factor } }
    fitted.followsLayoutDirection = false
    self.radii = fitted
  }

  /// Makes the outline of a style's corners around a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: Radii in physical directions, or a capsule.
  ///   - curve: The shape of the corners; a capsule is always circular.
  public init(_ rect: Rect2D, corners: Corners, curve: CornerCurve) {
    switch corners {
    case .radii(let radii):
      self.init(rect, radii: radii, curve: curve)
    case .capsule:
      self.init(rect, radii: CornerRadii(min(rect.width, rect.height) / 2))
    }
  }

  /// The outline a distance further in, as a border's inner edge: radii shrink by the distance, not
  /// below 0.
  ///
  /// - Parameter distance: Points, 0 or more.
  /// - Returns: The inner outline; one without area where the distance takes it all.
  public func inset(by distance: Double) -> Outline {
    Outline(
      rect.inset(by: Edges(distance)), radii: radii.map { max(0, $0 - distance) }, curve: curve)
  }

  /// The outline grown or shrunk by a shadow's spread, by CSS's rule.
  ///
  /// A radius smaller than the spread grows by less, so that a sharp corner stays sharp: by
  /// spread · (1 + (radius / spread - 1)³), CSS Backgrounds 3, 7.1.1.
  ///
  /// - Parameter spread: Points; inwards where negative.
  /// - Returns: The outline that casts the shadow.
  public func spread(by spread: Double) -> Outline {
    guard spread > 0 else { return inset(by: -spread) }
    let grown = radii.map { radius in
      guard radius < spread else { return radius + spread }
      let ratio = radius / spread - 1
      return radius + spread * (1 + ratio * ratio * ratio)
    }
    return Outline(rect.inset(by: Edges(-spread)), radii: grown, curve: curve)
  }

  /// The same outline somewhere else.
  ///
  /// - Parameters:
  ///   - dx: Points to the right.
  ///   - dy: Points down.
  /// - Returns: The moved outline.
  public func offset(dx: Double, dy: Double) -> Outline {
    Outline(
      Rect2D(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height), radii: radii,
      curve: curve)
  }
}
