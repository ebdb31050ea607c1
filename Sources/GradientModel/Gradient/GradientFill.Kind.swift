extension GradientFill {
  /// The geometry of a gradient.
  public enum Kind: Hashable, Sendable {
    /// Colours change along a line and are constant across it.
    case axial(Direction)
    /// Colours change outwards from a centre.
    case radial(Radial)
    /// Colours turn clockwise around a centre.
    case conic(Conic)
  }

  /// The direction of an axial gradient.
  public enum Direction: Hashable, Sendable {
    /// Towards a side, or towards a corner with CSS's magic corners: the line halfway runs through
    /// the two other corners, whatever the box.
    case to(SideOrCorner)
    /// A CSS angle in degrees: 0 points up, 90 to the right, measured in points, so that colour
    /// bands are perpendicular to it on any box and the corners get exactly the end colours.
    case angle(Double)
    /// Two points of the unit square, as `CAGradientLayer` reads them: the square is shaded, then
    /// stretched over the box together with its bands.
    case axis(start: UnitPosition, end: UnitPosition)
  }

  /// A side or a corner of a box, in physical words or in words that turn with the layout direction.
  public enum SideOrCorner: UInt8, Hashable, Sendable, CaseIterable {
    /// The top side.
    case top
    /// The top right corner.
    case topRight
    /// The right side.
    case right
    /// The bottom right corner.
    case bottomRight
    /// The bottom side.
    case bottom
    /// The bottom left corner.
    case bottomLeft
    /// The left side.
    case left
    /// The top left corner.
    case topLeft
    /// The side where lines of text begin.
    case leading
    /// The side where lines of text end.
    case trailing
    /// The top corner where lines of text begin.
    case topLeading
    /// The top corner where lines of text end.
    case topTrailing
    /// The bottom corner where lines of text begin.
    case bottomLeading
    /// The bottom corner where lines of text end.
    case bottomTrailing
  }

  /// A position in the unit square: (0, 0) is the top left corner and (1, 1) the bottom right.
  public struct UnitPosition: Hashable, Sendable {
    /// 0 at the left edge, 1 at the right.
    public var x: Double
    /// 0 at the top edge, 1 at the bottom.
    public var y: Double

    /// Makes a position.
    ///
    /// - Parameters:
    ///   - x: 0 at the left edge, 1 at the right.
    ///   - y: 0 at the top edge, 1 at the bottom.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A length that may be a part of the box, a number of points, or both (CSS's
  /// `<length-percentage>`).
  public struct RelativeLength: Hashable, Sendable {
    /// The part of the box: 1 is all of it.
    public var fraction: Double
    /// Points added to that.
    public var points: Double

    /// Makes a length.
    ///
    /// - Parameters:
    ///   - fraction: The part of the box.
    ///   - points: Points added to that.
    public init(fraction: Double = 0, points: Double = 0) {
      self.fraction = fraction
      self.points = points
    }

    package func length(in whole: Double) -> Double { fraction * whole + points }
  }

  /// The centre of a radial or conic gradient.
  public struct Center: Hashable, Sendable {
    /// From the left edge.
    public var x: RelativeLength
    /// From the top edge.
    public var y: RelativeLength

    /// Makes a centre.
    ///
    /// - Parameters:
    ///   - x: From the left edge.
    ///   - y: From the top edge.
    public init(x: RelativeLength, y: RelativeLength) {
      self.x = x
      self.y = y
    }

    /// Makes a centre from a position in the unit square.
    ///
    /// - Parameters:
    ///   - x: 0 at the left edge, 1 at the right.
    ///   - y: 0 at the top edge, 1 at the bottom.
    public init(x: Double, y: Double) {
      self.init(x: RelativeLength(fraction: x), y: RelativeLength(fraction: y))
    }

    /// The middle of the box.
    public static let middle = Center(x: 0.5, y: 0.5)
  }

  /// Centre and extent of a radial gradient.
  public enum Radial: Hashable, Sendable {
    /// A circle or an ellipse that reaches as far as a keyword of CSS says.
    case extent(Shape, Extent, center: Center = .middle)
    /// A circle of a radius in points.
    case circle(radius: Double, center: Center = .middle)
    /// An ellipse of two radii.
    case ellipse(x: RelativeLength, y: RelativeLength, center: Center = .middle)
    /// Two points of the unit square, as `CAGradientLayer` reads them: the centre, and a point whose
    /// distances from it across and down are the radii.
    case axis(start: UnitPosition, end: UnitPosition)

    /// CSS's default: an ellipse to the farthest corner, in the middle.
    public static let farthestCorner = Radial.extent(.ellipse, .farthestCorner)
  }

  /// The shape of a radial gradient.
  public enum Shape: UInt8, Hashable, Sendable, CaseIterable {
    /// Equal radii.
    case circle
    /// A radius for each axis.
    case ellipse
  }

  /// How far a radial gradient reaches, in CSS's keywords.
  public enum Extent: UInt8, Hashable, Sendable, CaseIterable {
    /// To the side nearest to the centre (an ellipse: in each axis).
    case closestSide
    /// To the side farthest from the centre (an ellipse: in each axis).
    case farthestSide
    /// To the corner nearest to the centre.
    case closestCorner
    /// To the corner farthest from the centre.
    case farthestCorner
  }

  /// Centre and start of a conic gradient.
  public struct Conic: Hashable, Sendable {
    /// The centre.
    public var center: Center
    /// Where place 0 lies, in degrees: 0 is twelve o'clock, clockwise.
    public var angle: Double

    /// Makes the geometry of a conic gradient.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - angle: Where place 0 lies, in degrees clockwise from twelve o'clock.
    public init(center: Center = .middle, angle: Double = 0) {
      self.center = center
      self.angle = angle
    }
  }
}
