package import GradientModel

/// Measures and draws titles.
///
/// A renderer keeps the fonts it has found, and is for one thread at a time: make one for each
/// worker. Renderers share nothing, so any number may work at once.
///
/// - A title is one line, unless it has line breaks of its own.
/// - A line's height is the style's line height, or the ascent and descent of the title's own font:
///   the first of its families that is installed. Fonts that stand in for characters it lacks never
///   change it. Lines are centred in their height by that font's ascent and descent, half of what is
///   left above and half below, as in CSS.
/// - Letter spacing stands between characters, not after the last one.
/// - A line runs in the direction of its first letter that has one, as on Apple's systems; the layout
///   direction decides for lines without letters, and on which side leading is.
/// - Characters that have colours of their own elsewhere (emoji) are drawn in outline.
package final class TitleRenderer {
  /// The largest font, in points and in pixels.
  package static let largestFont = 8192.0

  private let context: TitleContext
  private var fonts: [FontKey: TitleFont] = [:]

  private struct FontKey: Hashable {
    var families: [String]
    var weight: Int
  }

  /// Makes a renderer that has looked up no font yet.
  ///
  /// - Throws: ``TitleError/noFont`` if no font is installed.
  package init() throws(TitleError) {
    context = try TitleContext()
  }

  /// How much room a title takes.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - font: The typography.
  ///   - width: The room for each line in points; nil for as much as it takes.
  ///   - direction: The direction that lines without letters run in.
  /// - Returns: Measures in points, zero for an empty title or a font without size.
  /// - Throws: ``TitleError`` for figures that nothing can be drawn with.
  package func measure(
    _ text: String, font: FontStyle, width: Double? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws(TitleError) -> TitleMetrics {
    try shape(text, font: font, width: width, direction: direction).metrics
  }

  /// The shape of a title in its frame.
  ///
  /// Lines are aligned in the frame and together centred down; a line that is too long ends in an
  /// ellipsis. Glyphs stand at fractions of a pixel across, baselines at whole pixels. What lies
  /// further outside the frame than the font's size is left out.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - font: The typography.
  ///   - frame: The title's box in points, from the top left of the control.
  ///   - direction: The direction that says where leading is, and that lines without letters run in.
  ///   - scale: Pixels in a point.
  /// - Returns: A mask that covers all ink, without pixels if there is none.
  /// - Throws: ``TitleError`` for figures that nothing can be drawn with.
  package func mask(
    _ text: String, font: FontStyle, frame: Rect2D, direction: LayoutDirection, scale: Double
  ) throws(TitleError) -> TitleMask {
    let drawer = try GlyphDrawer(frame: frame, scale: scale, fontSize: font.size)
    let shape = try shape(text, font: font, width: frame.width, direction: direction)
    guard let layout = shape.layout, frame.size.isDrawable else {
      return TitleMask(
        x: 0, y: 0, mask: CoverageMask(width: 0, height: 0), warnings: shape.metrics.warnings)
    }
    let isLeft = (font.alignment == .leading) == (direction == .leftToRight)
    let placed = layout.lines.enumerated().map { index, line in
      let free = frame.width - shape.points(line.width)
      let x =
        switch font.alignment {
        case .center: free / 2
        case .leading, .trailing: isLeft ? 0 : free
        }
      let top = (frame.height - shape.metrics.size.height) / 2
      return GlyphDrawer.Line(
        glyphs: layout.glyphs(of: line), x: frame.x + x,
        baseline: frame.y + top + shape.metrics.baseline + Double(index) * shape.lineHeight)
    }
    var result = try drawer.draw(placed)
    result.warnings = shape.metrics.warnings
    return result
  }

  /// The shape of a drawing's title.
  ///
  /// - Parameters:
  ///   - title: The words, their style and frame.
  ///   - scale: Pixels in a point.
  /// - Returns: A mask that covers all ink, without pixels if there is none.
  /// - Throws: ``TitleError`` for figures that nothing can be drawn with.
  package func mask(_ title: Drawing.Title, scale: Double) throws(TitleError) -> TitleMask {
    try mask(
      title.text, font: title.style.font, frame: title.frame, direction: title.direction,
      scale: scale)
  }

  /// A title that has been laid out, with what it takes to turn its units into points.
  private struct Shape {
    var layout: TitleLayout?
    var metrics: TitleMetrics
    var lineHeight: Double
    var fontSize: Double

    func points(_ units: Int) -> Double {
      Double(units) * fontSize / Double(TitleContext.unitsPerEm)
    }
  }

  private func shape(
    _ title: String, font style: FontStyle, width: Double?, direction: LayoutDirection
  ) throws(TitleError) -> Shape {
    try Self.check(style, width: width)
    var metrics = TitleMetrics(
      size: .zero, ascent: 0, descent: 0, baseline: 0, lineCount: 0, isTruncated: false,
      warnings: [])
    let text = TitleText(title)
    guard style.size > 0, !text.text.isEmpty else {
      return Shape(layout: nil, metrics: metrics, lineHeight: 0, fontSize: style.size)
    }
    let font = try font(for: style)
    let layout = try TitleLayout(
      text, font: font, letterSpacing: Self.units(style.letterSpacing, of: style.size, limit: 8),
      width: width.map { Self.units(max(0, $0), of: style.size, limit: 65_000) },
      isRightToLeft: direction == .rightToLeft, in: context)

    metrics.ascent = font.ascent * style.size
    metrics.descent = font.descent * style.size
    let natural = metrics.ascent + metrics.descent
    let lineHeight = style.lineHeight.map { $0 * style.size } ?? natural
    metrics.baseline = (lineHeight - natural) / 2 + metrics.ascent
    metrics.lineCount = layout.lines.count
    metrics.isTruncated = text.isCut || layout.isEllipsized
    metrics.warnings = font.warnings
    if !layout.missing.isEmpty { metrics.warnings.append(.missingGlyphs(layout.missing)) }
    if text.isCut { metrics.warnings.append(.tooLong(limit: TitleText.limit)) }
    var shape = Shape(
      layout: layout, metrics: metrics, lineHeight: lineHeight, fontSize: style.size)
    shape.metrics.size = Size2D(
      width: max(0, layout.lines.map { shape.points($0.width) }.max() ?? 0),
      height: lineHeight * Double(layout.lines.count))
    return shape
  }

  private func font(for style: FontStyle) throws(TitleError) -> TitleFont {
    let weight = style.weight.isNaN ? 400 : Int(min(max(style.weight, 1), 1000).rounded())
    let key = FontKey(families: style.families, weight: weight)
    if let font = fonts[key] { return font }
    let font = try TitleFont(
      FontFamilies(style.families, isInstalled: context.catalog.has), weight: weight, in: context)
    fonts[key] = font
    return font
  }

  private static func check(_ style: FontStyle, width: Double?) throws(TitleError) {
    guard style.size >= 0, style.size <= largestFont else {
      throw .fontSize(style.size, limit: largestFont)
    }
    guard style.letterSpacing.isFinite else {
      throw .unusableFigure("letter spacing", style.letterSpacing)
    }
    if let lineHeight = style.lineHeight, !(0...1000).contains(lineHeight) {
      throw .unusableFigure("line height", lineHeight)
    }
    if let width, width.isNaN { throw .unusableFigure("width", width) }
  }

  /// A length in points in Pango's units, at most a number of ems either way.
  private static func units(_ points: Double, of size: Double, limit: Double) -> Int {
    let ems = min(max(points / size, -limit), limit)
    return Int((ems * Double(TitleContext.unitsPerEm)).rounded())
  }
}
