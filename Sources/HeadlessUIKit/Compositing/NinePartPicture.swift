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
    // Without a turn each column and each row has one place in the picture.
    if back.b == 0, back.c == 0 {
      let columns = (0..<coverage.width).map { column in
        Self.split(
          x.pixel(at: Double(back.a * (Double(coverage.x + column) + 0.5) + back.tx)) - 0.5)
      }
      let rows = (0..<coverage.height).map { row in
        Self.split(y.pixel(at: Double(back.d * (Double(coverage.y + row) + 0.5) + back.ty)) - 0.5)
      }
      paint(coverage, on: &canvas, opacity: opacity, columns, rows)
      return
    }
    canvas.paint(coverage) { px, py in
      let point = CGPoint(x: px, y: py).applying(back)
      return shown(
        sample(
          Self.split(x.pixel(at: Double(point.x)) - 0.5),
          Self.split(y.pixel(at: Double(point.y)) - 0.5)), opacity)
    }
  }

  private func shown(_ color: PremultipliedColor, _ opacity: Double) -> PremultipliedColor {
    let color = tint.map { $0.scaled(by: color.alpha) } ?? color
    return opacity == 1 ? color : color.scaled(by: opacity)
  }

  /// Paints an upright picture: what stands pixel on pixel is copied, the rest is sampled.
  private func paint(
    _ coverage: PathCoverage, on canvas: inout Canvas, opacity: Double, _ columns: [Place],
    _ rows: [Place]
  ) {
    let isCopy =
      coverage.isWhole && tint == nil && opacity == 1 && pixmap.gamut == canvas.gamut
      && columns.indices.allSatisfy {
        columns[$0].share == 0 && columns[$0].pixel == columns[0].pixel + $0
      }
    let limits = pixelLimits
    let isInside =
      columns.first.map { $0.pixel >= limits.left && $0.pixel + columns.count - 1 <= limits.right }
      ?? false
    for (row, place) in rows.enumerated() {
      if isCopy, isInside, place.share == 0 {
        let line = min(max(place.pixel, limits.top), limits.bottom)
        canvas.copy(
          columns.count, of: pixmap, from: line * pixmap.width + columns[0].pixel, x: coverage.x,
          y: coverage.y + row)
        continue
      }
      for (column, other) in columns.enumerated() {
        let amount = coverage.share(column, row)
        guard amount > 0 else { continue }
        let color = shown(sample(other, place), opacity)
        canvas.paint(
          x: coverage.x + column, y: coverage.y + row,
          amount == 1 ? color : color.scaled(by: amount))
      }
    }
  }

  /// Linear filtering between pixel centres; at a centre, exactly that pixel.
  private func sample(_ x: Place, _ y: Place) -> PremultipliedColor {
    if x.share == 0, y.share == 0 { return pixel(x.pixel, y.pixel) }
    let top = pixel(x.pixel, y.pixel).mixed(with: pixel(x.pixel + 1, y.pixel), share: x.share)
    let bottom = pixel(x.pixel, y.pixel + 1)
      .mixed(with: pixel(x.pixel + 1, y.pixel + 1), share: x.share)
    return top.mixed(with: bottom, share: y.share)
  }

  /// A place between the middles of two pixels.
  private struct Place {
    /// The pixel before it.
    var pixel: Int
    /// How far it lies beyond that one's middle, as a share of the way to the next.
    var share: Double
  }

  /// What is a whole pixel but for rounding counts as one.
  private static func split(_ value: Double) -> Place {
    let nearest = value.rounded()
    if abs(value - nearest) < 1e-7 { return Place(pixel: Int(nearest), share: 0) }
    let low = value.rounded(.down)
    return Place(pixel: Int(low), share: value - low)
  }

  /// The pixels that are shown, those at the edges included.
  private var pixelLimits: (left: Int, right: Int, top: Int, bottom: Int) {
    (
      max(Int(source.minX), 0), min(max(Int(source.maxX) - 1, 0), pixmap.width - 1),
      max(Int(source.minY), 0), min(max(Int(source.maxY) - 1, 0), pixmap.height - 1)
    )
  }

  private func pixel(_ x: Int, _ y: Int) -> PremultipliedColor {
    let limits = pixelLimits
    let column = min(max(x, limits.left), limits.right)
    let row = min(max(y, limits.top), limits.bottom)
    return pixmap.color(at: row * pixmap.width + column)
  }
}
