/// A look's picture that is drawn when it is asked for, and once.
final class LazyPicture {
  /// Pixels a point: every pixel of a phone's 2x screen is looked at.
  static let scale = 2.0

  private let look: PlacedLook
  private var isDrawn = false
  private var drawn: LookPicture?

  init(_ look: PlacedLook) { self.look = look }

  /// The picture; nil where nothing can be drawn.
  var picture: LookPicture? {
    if !isDrawn {
      isDrawn = true
      drawn = LookPicture(look, scale: Self.scale)
    }
    return drawn
  }
}
