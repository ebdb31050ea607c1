public import GradientModel

/// A control's look as an SVG picture.
public enum SVGExport {
  /// Writes a picture of a display list.
  ///
  /// It covers the control's bounds and its shadows' reach; coordinates are points with the origin at
  /// the control's top left. Gradients get the stops that SVG's blend (sRGB, straight alpha) needs to
  /// come within half a level of 255. A conic gradient, which SVG does not have, becomes sectors
  /// of a degree or less.
  ///
  /// - Parameters:
  ///   - drawing: The display list.
  ///   - name: What losses call the control.
  /// - Returns: The picture in UTF-8, and what it does not say.
  public static func picture(
    of drawing: Drawing, named name: String
  ) -> (text: [UInt8], losses: [Loss]) {
    var picture = SVGPicture(name: name)
    let text = picture.text(of: drawing)
    return (text, picture.losses.losses)
  }
}
