/// A display list: everything that a control's look paints, in order, with every question of state,
/// environment and layout answered.
///
/// Coordinates are points with the origin at the control's top left. Any output (pixels, SVG, CSS)
/// draws the elements one after another and applies the opacity to the result.
public struct Drawing: Hashable, Sendable {
  /// The control's size.
  public var size: Size2D
  /// How far shadows reach beyond each edge, in whole points.
  public var margins: Edges
  /// What is painted, from the back to the front.
  public var elements: [Element]
  /// The opacity of all of it together, 0...1.
  public var opacity: Double

  /// Makes a drawing.
  ///
  /// - Parameters:
  ///   - size: The control's size.
  ///   - margins: How far shadows reach beyond each edge, in whole points.
  ///   - elements: What is painted, from the back to the front.
  ///   - opacity: The opacity of all of it together.
  public init(size: Size2D, margins: Edges, elements: [Element], opacity: Double) {
    self.size = size
    self.margins = margins
    self.elements = elements
    self.opacity = opacity
  }

  /// A drawing of nothing, for sizes that have no area.
  public static let empty = Drawing(size: .zero, margins: .zero, elements: [], opacity: 1)

  /// One step of a drawing.
  public enum Element: Hashable, Sendable {
    /// An outer shadow.
    case shadow(Shadow)
    /// The body: fill, overlay, inset shadows and border.
    case surface(Surface)
    /// The title.
    case title(Title)
  }

  /// An outer shadow: a blurred outline.
  ///
  /// A shadow that is kept out of an outline shares that outline's edge pixels with the surface that
  /// follows: with coverage o, the pixel's part outside, 1 - o, has all shadows over each other, and its
  /// part inside, o, has the surface over what is painted there. The two parts are added by area, so no
  /// ground comes between them.
  public struct Shadow: Hashable, Sendable {
    /// The outline that is blurred: spread and offset are in it already.
    public var caster: Outline
    /// The standard deviation of the Gaussian in points; 0 for a sharp edge.
    public var standardDeviation: Double
    /// The colour.
    public var color: StyleColor
    /// What the shadow is kept out of; nil paints it there too.
    public var clippedOutside: Outline?

    /// Makes an outer shadow.
    ///
    /// - Parameters:
    ///   - caster: The outline that is blurred, with spread and offset.
    ///   - standardDeviation: The standard deviation of the Gaussian in points.
    ///   - color: The colour.
    ///   - clippedOutside: What the shadow is kept out of; nil for nothing.
    public init(
      caster: Outline, standardDeviation: Double, color: StyleColor, clippedOutside: Outline?
    ) {
      self.caster = caster
      self.standardDeviation = standardDeviation
      self.color = color
      self.clippedOutside = clippedOutside
    }
  }

  /// A surface: an interior and a border ring that share one outline.
  ///
  /// Let o be the outline's coverage of a pixel, i the inner edge's and r = o - i the ring's; P the
  /// paints composed over each other, F the same with the inset shadows over them, and B the border's
  /// paint, all premultiplied and taken at the pixel's centre; α the border's alpha there. The pixel
  /// gets S = F·i + (B + P·(1 - α))·r over what is there already; beside shadows that are kept out of the
  /// outline, S + G·(o - S's alpha) + H·(1 - o), where G is what lies inside and H what lies outside. So
  /// an opaque border lets no interior out
  /// at its outer edge and no ground in at its inner one, and a translucent one shows the paints
  /// beneath it.
  public struct Surface: Hashable, Sendable {
    /// The outline.
    public var outline: Outline
    /// The border's inner edge: the outline itself where there is no border, and without area where
    /// the border takes it all.
    public var innerEdge: Outline
    /// The paints of the interior, each over the one before; a gradient's box is the outline's
    /// rectangle.
    public var paints: [Paint]
    /// Shadows cast inwards from the inner edge over the paints, from the back to the front.
    public var insetShadows: [InsetShadow]
    /// The border's paint, whose box is the outline's rectangle; nil where nothing is painted.
    public var border: Paint?

    /// Makes a surface.
    ///
    /// - Parameters:
    ///   - outline: The outline.
    ///   - innerEdge: The border's inner edge.
    ///   - paints: The paints of the interior, each over the one before.
    ///   - insetShadows: Shadows cast inwards, from the back to the front.
    ///   - border: The border's paint; nil for none.
    public init(
      outline: Outline, innerEdge: Outline, paints: [Paint], insetShadows: [InsetShadow],
      border: Paint?
    ) {
      self.outline = outline
      self.innerEdge = innerEdge
      self.paints = paints
      self.insetShadows = insetShadows
      self.border = border
    }
  }

  /// A shadow that falls inwards from an edge.
  public struct InsetShadow: Hashable, Sendable {
    /// The hole that light comes through.
    ///
    /// Outside it the shadow is full. Spread and offset are in it already; it may have no area.
    public var hole: Outline
    /// The standard deviation of the Gaussian in points; 0 for a sharp edge.
    public var standardDeviation: Double
    /// The colour.
    public var color: StyleColor

    /// Makes an inset shadow.
    ///
    /// - Parameters:
    ///   - hole: The hole that light comes through, with spread and offset.
    ///   - standardDeviation: The standard deviation of the Gaussian in points.
    ///   - color: The colour.
    public init(hole: Outline, standardDeviation: Double, color: StyleColor) {
      self.hole = hole
      self.standardDeviation = standardDeviation
      self.color = color
    }
  }

  /// A line of words in a box.
  public struct Title: Hashable, Sendable {
    /// The words.
    public var text: String
    /// Typography, colour and shadow.
    public var style: TitleStyle
    /// The box that the words are aligned and truncated in, centred down.
    public var frame: Rect2D
    /// The direction that lines of text run in.
    public var direction: LayoutDirection

    /// Makes a title.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - style: Typography, colour and shadow.
    ///   - frame: The box that the words are aligned and truncated in.
    ///   - direction: The direction that lines of text run in.
    public init(text: String, style: TitleStyle, frame: Rect2D, direction: LayoutDirection) {
      self.text = text
      self.style = style
      self.frame = frame
      self.direction = direction
    }
  }
}
