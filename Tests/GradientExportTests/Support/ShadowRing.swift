import GradientModel
import GradientRaster

/// A dark capsule in a dark ring: ground between them is as light as can be.
enum ShadowRing {
  static func theme(alpha: Double) -> ControlTheme {
    let color = StyleColor.black.withAlpha(alpha)
    var style = ControlStyle()
    style[.normal].fill = .gradient(
      GradientFill(colors: [color, StyleColor("#101020").withAlpha(alpha)]))
    style[.normal].corners = .capsule
    style[.normal].shadows = [DropShadow(color: .black, spread: 6)]
    return ControlTheme([ControlTheme.Control(name: "ring", style: style)])
  }

  /// The least alpha of what others drew, up to half the ring's width beyond the control.
  static func leastAlpha(_ pictures: [(cell: Cell, levels: [Double])]) -> Double {
    var least = Double.infinity
    for (cell, levels) in pictures {
      let picture = cell.picture
      let radius = cell.size.height / 2
      for y in 0..<picture.pixmap.height {
        for x in 0..<picture.pixmap.width {
          let px = (Double(x - picture.originX) + 0.5) / Double(cell.scale)
          let py = (Double(y - picture.originY) + 0.5) / Double(cell.scale)
          let dx = px - min(max(px, radius), cell.size.width - radius)
          guard dx * dx + (py - radius) * (py - radius) < (radius + 3) * (radius + 3) else {
            continue
          }
          least = min(least, levels[(y * picture.pixmap.width + x) * 4 + 3])
        }
      }
    }
    return least
  }
}
