#if os(iOS) || os(Linux)
import GradientModel

/// A look in pixels, and where they go.
nonisolated struct LookPicture: Sendable {
  let image: CGImage
  let gamut: OutputGamut
  /// Pixels a point.
  let scale: CGFloat
  /// Where the picture lies, in points from the look's top left corner: its margins reach outside.
  let frame: CGRect
  /// The part that stretches while a resize is animated, in shares of the picture.
  let center: CGRect

  var byteCount: Int { image.width * image.height * 4 }

  /// Whether two pictures lie on the same pixels, so that one can dissolve into the other.
  func matches(_ other: LookPicture) -> Bool {
    frame == other.frame && scale == other.scale && gamut == other.gamut
      && image.width == other.image.width && image.height == other.image.height
  }
}
#endif
