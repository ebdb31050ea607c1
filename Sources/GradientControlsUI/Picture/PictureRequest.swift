package import Foundation
package import GradientModel
package import GradientRaster

/// All that a look's pixels depend on.
package struct PictureRequest: Hashable, Sendable {
  package let style: ResolvedStyle
  package let size: Size2D
  package let scale: Double
  package let gamut: OutputGamut

  package init(style: ResolvedStyle, size: CGSize, scale: CGFloat, gamut: OutputGamut) {
    self.style = style
    self.size = Size2D(width: size.width, height: size.height)
    self.scale = scale
    self.gamut = gamut
  }

  /// Draws the look without its title; nil where there is nothing to show or it is too large.
  package func drawn() -> Picture? {
    let rasterizer = Rasterizer(scale: scale, gamut: gamut)
    guard let picture = try? rasterizer.draw(style.drawing(size: size)),
      picture.pixmap.width > 0, picture.pixmap.height > 0
    else { return nil }
    return picture
  }
}
