internal import GradientModel

/// Outlines as path data.
enum SVGPath {
  /// The closed path of an outline; empty where it has no area.
  static func data(_ outline: Outline) -> [UInt8] {
    var writer = TextWriter()
    append(outline, to: &writer)
    return writer.bytes
  }

  /// Two closed paths, the second a hole in the first under the rule `evenodd`.
  static func data(_ outer: Outline, without inner: Outline) -> [UInt8] {
    var writer = TextWriter()
    append(outer, to: &writer)
    append(inner, to: &writer)
    return writer.bytes
  }

  /// A rectangle with a hole.
  static func data(_ outer: Rect2D, without inner: Outline) -> [UInt8] {
    data(Outline(outer, radii: CornerRadii(0)), without: inner)
  }

  private static func append(_ outline: Outline, to writer: inout TextWriter) {
    let path = outline.path
    guard !path.segments.isEmpty else { return }
    point("M", path.start, &writer)
    for segment in path.segments {
      switch segment {
      case .line(let to):
        point("L", to, &writer)
      case .cubic(let first, let second, let to):
        point("C", first, &writer)
        point(" ", second, &writer)
        point(" ", to, &writer)
      case .arc(_, let radius, let to):
        writer.add("A")
        writer.number(radius)
        writer.add(" ")
        writer.number(radius)
        point(" 0 0 1 ", to, &writer)
      }
    }
    writer.add("Z")
  }

  private static func point(_ command: String, _ point: Point2D, _ writer: inout TextWriter) {
    writer.add(command)
    writer.number(point.x)
    writer.add(" ")
    writer.number(point.y)
  }
}
