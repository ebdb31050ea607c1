package import GradientRaster

/// A picture in a box: the rectangle of it that stretches lies between parts that keep their size.
package nonisolated struct NinePartPicture {
  package var pixmap: Pixmap
  /// Pixels a point.
  package var scale: Double
  /// Where it is painted, in points.
  package var box: CGRect
  /// The pixels that are shown.
  package var source: CGRect
  /// The pixels that stretch.
  package var center: CGRect
  /// Whether the middle repeats instead of stretching.
  package var tiles = false
  package var tint: PremultipliedColor?

  package init(_ pixmap: Pixmap, scale: Double, box: CGRect, source: CGRect? = nil) {
    self.pixmap = pixmap
    self.scale = scale
    self.box = box
    self.source = source ?? CGRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
    center = self.source
  }

  /// One axis of the map from points in the box to pixels of the picture.
  private struct Axis {
    let start: Double
    let first: Double
    let last: Double
    let length: Double
    let source: (start: Double, center: Double, centerEnd: Double, end: Double)
    let tile: Double?

    init(
      box: (Double, Double), source: (Double, Double), center: (Double, Double), scale: Double,
      tiles: Bool
    ) {
      start = box.0
      length = box.1 - box.0
      self.source = (source.0, center.0, center.1, source.1)
      let before = (center.0 - source.0) / scale
      let after = (source.1 - center.1) / scale
      // Smaller than both ends together: they share what there is [OPEN; no test depends on it].
      let squeeze = before + after > length ? length / (before + after) : 1
      // A middle of one pixel is stretched: it looks the same [read: AD].
      let middle = center.1 - center.0
      tile = tiles && middle > 1 ? middle / scale : nil
      first = before * squeeze
      last = after * squeeze
    }

    /// Each part is filtered within itself: a stretched column takes nothing from its neighbours.
    func pixel(at point: Double) -> Double {
      let at = point - start
      // By rounding a point may lie outside of the box, where no end is that could be divided by.
      if at < first, first > 0 {
        let place = source.start + at / first * (source.center - source.start)
        return Self.within(place, source.start, source.center)
      }
      if at > length - last, last > 0 {
        let place = source.end - (length - at) / last * (source.end - source.centerEnd)
        return Self.within(place, source.centerEnd, source.end)
      }
      let middle = length - first - last
      guard middle > 0 else { return source.center }
      let share =
        tile.map { ((at - first) / $0).truncatingRemainder(dividingBy: 1) }
        ?? (at - first) / middle
      let place = source.center + share * (source.centerEnd - source.center)
      return Self.within(place, source.center, source.centerEnd)
    }

    private static func within(_ place: Double, _ low: Double, _ high: Double) -> Double {
      min(max(place, low + 0.5), max(high - 0.5, low))
    }
  }

  /// Paints the picture.
  ///
  /// - Parameters:
  ///   - canvas: What is painted on.
  ///   - transform: From points to the canvas' pixels.
  ///   - opacity: 0...1.
  package func paint(on canvas: inout Canvas, transform: CGAffineTransform, opacity: Double = 1) {
    guard box.width > 0, box.height > 0, pixmap.width > 0, pixmap.height > 0 else { return }
    let coverage = PathCoverage(RoundedRect(box).elements, transform: transform, within: canvas.box)
    let back = transform.inverted()
    let x = Axis(
      box: (Double(box.minX), Double(box.maxX)), source: (Double(source.minX), Double(source.maxX)),
      center: (Double(center.minX), Double(center.maxX)), scale: scale, tiles: tiles)
    let y = Axis(
      box: (Double(box.minY), Double(box.maxY)), source: (Double(source.minY), Double(source.maxY)),
      center: (Double(center.minY), Double(center.maxY)), scale: scale, tiles: tiles)
    canvas.paint(coverage) { px, py in
      let point = CGPoint(x: px, y: py).applying(back)
      var color = sample(x: x.pixel(at: Double(point.x)), y: y.pixel(at: Double(point.y)))
      if let tint { color = tint.scaled(by: color.alpha) }
      return opacity == 1 ? color : color.scaled(by: opacity)
    }
  }

  /// Linear filtering between pixel centres; at a centre, exactly that pixel.
  private func sample(x: Double, y: Double) -> PremultipliedColor {
    let (x0, fx) = Self.split(x - 0.5)
    let (y0, fy) = Self.split(y - 0.5)
    if fx == 0, fy == 0 { return pixel(x0, y0) }
    let top = pixel(x0, y0).mixed(with: pixel(x0 + 1, y0), share: fx)
    let bottom = pixel(x0, y0 + 1).mixed(with: pixel(x0 + 1, y0 + 1), share: fx)
    return top.mixed(with: bottom, share: fy)
  }

  /// The pixel before a place and how far it lies beyond it; what is a whole pixel but for rounding
  /// counts as one.
  private static func split(_ value: Double) -> (Int, Double) {
    let nearest = value.rounded()
    if abs(value - nearest) < 1e-7 { return (Int(nearest), 0) }
    let low = value.rounded(.down)
    return (Int(low), value - low)
  }

  private func pixel(_ x: Int, _ y: Int) -> PremultipliedColor {
    let limits = (Int(source.minX), Int(source.maxX) - 1, Int(source.minY), Int(source.maxY) - 1)
    let column = min(max(x, max(limits.0, 0)), min(max(limits.1, 0), pixmap.width - 1))
    let row = min(max(y, max(limits.2, 0)), min(max(limits.3, 0), pixmap.height - 1))
    return pixmap.color(at: row * pixmap.width + column)
  }
}
