import GradientModel
import GradientRaster

/// The contrast of a control's edge with what it stands on, where the edge is what tells it apart.
///
/// WCAG 2.2, 1.4.11 asks 3:1 of what is needed to identify a control. Words that can be read identify
/// a button, so a button without a border is not asked, nor one whose border is fainter than its
/// fill, as an edge of light on it is. What is asked is a border that is drawn to mark the control,
/// and the edge of a control without words: at half of it the border, or else the fill beside it, has
/// to have 3:1 against the backdrop. What stands on an unknown ground is not judged.
struct EdgeContrast: Sendable {
  private static let scale = LazyPicture.scale
  private let table = LuminanceTable()

  /// The contrast that half of a control's edge does not reach.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - component: What kind of control it is.
  ///   - drawn: Its picture, which others look at too.
  /// - Returns: Nil where nothing is asked.
  func median(
    of look: PlacedLook, _ component: ControlTheme.Component, in drawn: LazyPicture
  ) -> ContrastMeasurement? {
    let style = look.style
    guard style.backdrop != nil else { return nil }
    let hasBorder = style.border.width > 0 && !style.border.paint.isClear
    let isFilled = !style.fill.isClear || !style.overlay.isClear
    guard hasBorder || component == .control && isFilled,
      let picture = drawn.picture
    else { return nil }
    let ground = look.groundPixels(width: picture.plain.width, height: picture.plain.height)
    func measured(_ point: EdgePoint, _ depth: Double) -> ContrastMeasurement {
      let x = Int((point.x + point.inwardX * depth) * Self.scale)
      let y = Int((point.y + point.inwardY * depth) * Self.scale)
      let pair = (picture.plain[x, y], ground[x, y])
      return ContrastMeasurement(
        ratio: table.ratio(pair.0, pair.1), required: ContrastRatio.large,
        point: Point2D(x: (Double(x) + 0.5) / Self.scale, y: (Double(y) + 0.5) / Self.scale),
        foreground: StyleColor(pair.0), background: StyleColor(pair.1))
    }
    var found: [ContrastMeasurement] = []
    var marked = 0
    for point in points(of: look) {
      let width = hasBorder ? style.border.width : 0
      let fill = measured(point, width + 1)
      let border = hasBorder ? measured(point, width / 2) : fill
      if border.ratio > fill.ratio { marked += 1 }
      found.append(border.ratio > fill.ratio ? border : fill)
    }
    guard component == .control || 2 * marked >= found.count else { return nil }
    let order = found.ranked { $0.ratio }
    return order.isEmpty ? nil : order[order.count / 2]
  }

  private struct EdgePoint {
    var x: Double
    var y: Double
    var inwardX = 0.0
    var inwardY = 0.0
  }

  /// Points along the straight part of each side, in its middle where it has none.
  private func points(of look: PlacedLook) -> [EdgePoint] {
    let size = look.size
    let radii = Outline(Rect2D(size), corners: look.style.corners, curve: .circular).radii
    var points: [EdgePoint] = []
    for place in Self.places(from: radii.topLeft, to: size.width - radii.topRight) {
      points.append(EdgePoint(x: place, y: 0, inwardY: 1))
    }
    for place in Self.places(from: radii.bottomLeft, to: size.width - radii.bottomRight) {
      points.append(EdgePoint(x: place, y: size.height, inwardY: -1))
    }
    for place in Self.places(from: radii.topLeft, to: size.height - radii.bottomLeft) {
      points.append(EdgePoint(x: 0, y: place, inwardX: 1))
    }
    for place in Self.places(from: radii.topRight, to: size.height - radii.bottomRight) {
      points.append(EdgePoint(x: size.width, y: place, inwardX: -1))
    }
    return points
  }

  /// The middles of stretches of about four points; one at least.
  private static func places(from start: Double, to end: Double) -> [Double] {
    let length = max(0, end - start)
    let count = Int(min(max(Elementary.floor(length / 4), 1), 256))
    return (0..<count).map { start + length * (Double($0) + 0.5) / Double(count) }
  }
}
