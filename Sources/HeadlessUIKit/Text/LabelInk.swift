package import GradientModel
import GradientText

/// The words of a label.
package nonisolated struct LabelInk: LayerInk, Equatable {
  package var text: String
  package var font: FontStyle
  package var color: CGColor
  package var direction: LayoutDirection
  package var shadow: Shadow?

  package struct Shadow: Equatable {
    package var color: CGColor
    package var offset: CGSize
    /// The Gaussian's standard deviation in points.
    package var deviation: CGFloat
  }

  package func paint(
    on canvas: inout Canvas, bounds: CGRect, transform: CGAffineTransform, scale: Double
  ) {
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a == transform.d
    guard isUpright, transform.a > 0 else {
      paintTurned(on: &canvas, bounds: bounds, transform: transform, scale: scale)
      return
    }
    // A press scales the letters: they are set anew at that size, on the same place.
    let pixels = Double(transform.a)
    let frame = Rect2D(
      x: Double(bounds.minX) + Double(transform.tx) / pixels,
      y: Double(bounds.minY) + Double(transform.ty) / pixels, width: Double(bounds.width),
      height: Double(bounds.height))
    guard
      let mask = TitleLine.mask(
        text, font: font, frame: frame, direction: direction, scale: pixels)
    else { return }
    paintShadow(of: mask, on: &canvas, scale: pixels)
    let ink = canvas.ink(canvas.color(color))
    for row in 0..<mask.mask.height {
      for column in 0..<mask.mask.width {
        canvas.paint(
          x: mask.x + column, y: mask.y + row, ink: ink,
          amount: mask.mask.coverage[row * mask.mask.width + column])
      }
    }
  }

  private func paintShadow(of mask: TitleMask, on canvas: inout Canvas, scale: Double) {
    guard let shadow, shadow.color.alpha > 0 else { return }
    let letters = BlurredLetters(
      mask, deviation: Double(shadow.deviation) * scale, dx: Double(shadow.offset.width) * scale,
      dy: Double(shadow.offset.height) * scale)
    let ink = canvas.color(shadow.color)
    for row in 0..<letters.height {
      for column in 0..<letters.width {
        let value = letters.values[row * letters.width + column]
        guard value > 0 else { continue }
        canvas.paint(x: letters.x + column, y: letters.y + row, ink.scaled(by: value))
      }
    }
  }

  /// Words under a rotation: set upright, then sampled as a picture.
  private func paintTurned(
    on canvas: inout Canvas, bounds: CGRect, transform: CGAffineTransform, scale: Double
  ) {
    var upright = Canvas(
      width: Int((bounds.width * scale).rounded(.up)),
      height: Int((bounds.height * scale).rounded(.up)), gamut: canvas.gamut)
    paint(
      on: &upright, bounds: bounds,
      transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale)), scale: scale)
    NinePartPicture(upright.takePixmap(), scale: scale, box: bounds)
      .paint(on: &canvas, transform: transform)
  }
}
