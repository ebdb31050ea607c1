import GradientModel
import GradientRaster

/// How two looks of one control differ where they are painted most unlike: letters, edge and shadows
/// included.
struct LookDifference {
  /// The largest distance in OKLab (ΔE-OK).
  var distance = 0.0
  /// The largest distance in OKLab's lightness alone.
  var lightness = 0.0

  /// Compares two looks pixel by pixel, at one pixel a point; nil where one cannot be drawn.
  ///
  /// - Parameters:
  ///   - a: A look.
  ///   - b: Another.
  ///   - isEnough: Whether no more has to be known, asked with each larger difference.
  init?(_ a: PlacedLook, _ b: PlacedLook, until isEnough: (LookDifference) -> Bool) {
    let (near, far) = (a.reach, b.reach)
    let margins = Edges(
      top: max(near.top, far.top), left: max(near.left, far.left),
      bottom: max(near.bottom, far.bottom), right: max(near.right, far.right))
    guard let first = LookPicture(a, scale: 1, margins: margins),
      let second = LookPicture(b, scale: 1, margins: margins)
    else { return nil }
    if add(first.plain, second.plain, until: isEnough) { return }
    // Letters are drawn only where the rest does not tell the looks apart.
    guard let one = first.lettered(), let other = second.lettered() else { return nil }
    _ = add(one, other, until: isEnough)
  }

  private mutating func add(
    _ one: Pixmap, _ other: Pixmap, until isEnough: (LookDifference) -> Bool
  ) -> Bool {
    var last: (SIMD4<UInt8>, SIMD4<UInt8>)?
    for y in 0..<min(one.height, other.height) {
      for x in 0..<min(one.width, other.width) {
        let pair = (one[x, y], other[x, y])
        if pair.0 == pair.1 { continue }
        if let last, last == pair { continue }
        last = pair
        let left = StyleColor(pair.0).converted(to: .oklab).components
        let right = StyleColor(pair.1).converted(to: .oklab).components
        let square = (left - right) * (left - right)
        distance = max(distance, (square.x + square.y + square.z).squareRoot())
        lightness = max(lightness, abs(left.x - right.x))
        if isEnough(self) { return true }
      }
    }
    return false
  }
}
