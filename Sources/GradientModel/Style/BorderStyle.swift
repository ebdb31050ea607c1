/// A border: a solid ring inside the outline, painted over the fill.
public struct BorderStyle: Hashable, Sendable {
  /// Points, measured inwards from the outline.
  ///
  /// Below 0 counts as 0.
  public var width: Double
  /// A colour, or a gradient whose box is the control's bounds.
  public var paint: Paint

  /// Makes a border.
  ///
  /// - Parameters:
  ///   - width: Points.
  ///   - paint: A colour or a gradient.
  public init(width: Double, paint: Paint) {
    self.width = width
    self.paint = paint
  }

  /// No border.
  public static let none = BorderStyle(width: 0, paint: .clear)
}
