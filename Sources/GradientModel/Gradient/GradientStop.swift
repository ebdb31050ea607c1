/// A colour and its place: one value, so that colours and places cannot differ in number.
public struct GradientStop: Hashable, Sendable {
  /// The colour at that place.
  public var color: StyleColor
  /// The place along the gradient, 0 at its start and 1 at its end.
  ///
  /// Places outside 0...1 lie beyond the ends; a place smaller than one before it is pulled up to
  /// it; two equal places make a hard edge.
  public var position: Double

  /// Makes a stop.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - position: The place, 0 at the start and 1 at the end; 0 for what is not a number.
  public init(_ color: StyleColor, at position: Double) {
    self.color = color
    self.position = position.isFinite ? position : 0
  }
}
