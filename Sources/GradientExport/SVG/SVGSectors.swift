internal import GradientModel

/// A conic gradient as sectors of one colour each.
struct SVGSectors {
  private struct Sector {
    /// Degrees clockwise from the gradient's start.
    var start: Double
    var color: SIMD4<Double>
  }

  private var sectors: [Sector] = []
  private let center: Point2D
  private let angle: Double
  private let radius: Double

  init(_ gradient: GradientFill, around center: Point2D, from angle: Double, in box: Rect2D) {
    self.center = center
    self.angle = angle
    let across = max(abs(box.x - center.x), abs(box.x + box.width - center.x))
    let down = max(abs(box.y - center.y), abs(box.y + box.height - center.y))
    // The chord of a degree stays outside the box.
    radius = (across * across + down * down).squareRoot() * 1.01 + 1
    let ramp = GradientRamp(gradient)
    var edges: [Double] = []
    for degree in 0..<360 {
      let start = Double(degree)
      let change = ramp.color(at: (start + 1) / 360) - ramp.color(at: start / 360)
      let largest = max(change.max(), -change.min()) * 255
      // As many parts as show every level of 255, if four are enough.
      let count = largest > 3 ? 4 : largest > 1 ? 2 : 1
      for part in 0..<count { edges.append(start + Double(part) / Double(count)) }
    }
    edges.append(360)
    for place in ramp.places where place > 0 && place < 1 { edges.append(place * 360) }
    edges = edges.ranked { $0 }
    for (start, end) in zip(edges, edges.dropFirst()) where end - start > 1e-9 {
      let color = ramp.color(at: (start + end) / 720)
      if let last = sectors.last, last.color == color { continue }
      sectors.append(Sector(start: start, color: color))
    }
  }

  var isOpaque: Bool { sectors.allSatisfy { $0.color.w == 1 } }

  /// Writes the sectors in order, their edges not smoothed.
  ///
  /// For viewers that smooth them all the same each reaches a little into the next, which is painted
  /// over it, and the first one back into the last: so no gap shows between them.
  ///
  /// - Parameters:
  ///   - alphaOnly: Whether each sector is a grey that stands for its alpha, for a mask; else its
  ///     colour without alpha.
  ///   - writer: What they are added to.
  func write(alphaOnly: Bool, to writer: inout TextWriter) {
    writer.add("<g shape-rendering=\"crispEdges\">\n")
    for (index, sector) in sectors.enumerated() {
      let isLast = index + 1 == sectors.count
      let start = index == 0 && !isLast ? sector.start - Self.overlap : sector.start
      let end = isLast ? 360 : min(sectors[index + 1].start + Self.overlap, 360)
      writer.add("<path d=\"M")
      point(center, &writer)
      var degree = start
      writer.add("L")
      point(rim(at: degree), &writer)
      while degree < end {
        degree = min(degree + 90, end)
        writer.add("A")
        writer.number(radius)
        writer.add(" ")
        writer.number(radius)
        writer.add(" 0 0 1 ")
        point(rim(at: degree), &writer)
      }
      writer.add("Z\"")
      let color = sector.color
      SVGPicture.fill(
        alphaOnly
          ? SIMD4(color.w, color.w, color.w, 1) : SIMD4(color.x, color.y, color.z, 1), &writer)
      writer.add("/>\n")
    }
    writer.add("</g>\n")
  }

  /// Degrees by which sectors reach into each other.
  private static let overlap = 2.0

  private func rim(at degree: Double) -> Point2D {
    Point2D(
      x: center.x + radius * Elementary.sin(degrees: angle + degree),
      y: center.y - radius * Elementary.cos(degrees: angle + degree))
  }

  private func point(_ point: Point2D, _ writer: inout TextWriter) {
    writer.number(point.x)
    writer.add(" ")
    writer.number(point.y)
  }
}
