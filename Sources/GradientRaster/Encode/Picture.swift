public import GradientModel

/// A drawn control: pixels, and where the control's bounds lie among them.
public struct Picture: Hashable, Sendable {
  /// The pixels, with room around the control for what its shadows reach.
  public var pixmap: Pixmap
  /// The column of the control's left edge.
  public var originX: Int
  /// The row of the control's top edge.
  public var originY: Int
  /// Pixels across the control: its width times the scale, rounded up.
  public var controlWidth: Int
  /// Pixels down the control: its height times the scale, rounded up.
  public var controlHeight: Int

  /// The control's own pixels, without what its shadows reach.
  ///
  /// - Returns: A bitmap of `controlWidth` × `controlHeight` pixels.
  public func withoutMargins() -> Pixmap {
    pixmap.cropped(x: originX, y: originY, width: controlWidth, height: controlHeight)
  }
}

/// A title's shape in pixels and where it stands.
public struct PlacedMask: Hashable, Sendable {
  /// How much of each pixel the letters cover.
  public var mask: CoverageMask
  /// Pixels from the control's left edge to the mask's first column.
  public var x: Int
  /// Pixels from the control's top edge to the mask's first row.
  public var y: Int

  /// Places a mask.
  ///
  /// - Parameters:
  ///   - mask: How much of each pixel the letters cover.
  ///   - x: Pixels from the control's left edge.
  ///   - y: Pixels from the control's top edge.
  public init(_ mask: CoverageMask, x: Int, y: Int) {
    self.mask = mask
    self.x = x
    self.y = y
  }
}
