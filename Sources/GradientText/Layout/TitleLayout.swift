import CPango
import GradientModel

/// A title broken into lines of positioned glyphs.
///
/// Lengths are in Pango's units, of which the font's size holds ``TitleContext/unitsPerEm``.
final class TitleLayout {
  /// One line of a title.
  struct Line {
    /// From the first glyph's origin to the end of the last glyph's advance.
    var width: Int
    fileprivate var runs: UnsafeMutablePointer<GSList>?
  }

  /// A glyph of a line.
  struct Glyph {
    let font: UnsafeMutablePointer<PangoFont>
    let shape: Shape
    /// From the start of the line to the glyph's origin.
    let x: Int
    /// From the baseline down to the glyph's origin.
    let y: Int

    enum Shape {
      /// A glyph of the font, by its number there.
      case number(UInt32)
      /// A box of a width, for a character that no font can draw.
      case box(width: Int)
    }
  }

  let lines: [Line]
  let isEllipsized: Bool
  /// The characters that no font can draw.
  let missing: [Unicode.Scalar]
  private let layout: OpaquePointer

  /// Lays a title out.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - font: The font.
  ///   - letterSpacing: Extra room between characters, in units.
  ///   - width: The room that each line has, in units; a longer line ends in an ellipsis.
  ///   - isRightToLeft: The direction of lines without letters.
  ///   - context: Pango's objects.
  /// - Throws: ``TitleError/noFont`` if Pango could not begin.
  init(
    _ text: TitleText, font: TitleFont, letterSpacing: Int, width: Int?, isRightToLeft: Bool,
    in context: TitleContext
  ) throws(TitleError) {
    guard
      let layout = context.makeLayout(isRightToLeft: isRightToLeft)
    else { throw .noFont }
    self.layout = layout
    pango_layout_set_font_description(layout, font.description)
    if let attributes = pango_attr_list_new() {
      Self.add(text.languages, to: attributes)
      if letterSpacing != 0 {
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(letterSpacing)))
      }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    var utf8 = text.text
    utf8.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    var lines = Self.lines(of: layout)
    // Pango would weigh in the letter spacing at a line's end, which it then takes away.
    if let width, lines.contains(where: { $0.width > width }) {
      pango_layout_set_width(layout, Int32(max(0, width + letterSpacing)))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      lines = Self.lines(of: layout)
    }
    self.lines = lines
    isEllipsized = pango_layout_is_ellipsized(layout) != 0
    var missing: [Unicode.Scalar] = []
    for line in lines {
      Self.forEachGlyph(in: line.runs) { _, glyph in
        if let scalar = glyph.missingScalar, !missing.contains(scalar) { missing.append(scalar) }
      }
    }
    self.missing = missing
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The visible glyphs of a line, from left to right.
  func glyphs(of line: Line) -> [Glyph] {
    var x = 0
    var glyphs: [Glyph] = []
    Self.forEachGlyph(in: line.runs) { font, glyph in
      if glyph.glyph != PangoGlyph.empty {
        glyphs.append(
          Glyph(
            font: font,
            shape: glyph.missingScalar == nil
              ? .number(glyph.glyph) : .box(width: Int(glyph.geometry.width)),
            x: x + Int(glyph.geometry.x_offset), y: Int(glyph.geometry.y_offset)))
      }
      x += Int(glyph.geometry.width)
    }
    return glyphs
  }

  private static func add(_ languages: [LanguageSpan], to attributes: OpaquePointer) {
    for (index, span) in languages.enumerated() {
      guard let attribute = pango_attr_language_new(pango_language_from_string(span.language))
      else { continue }
      attribute.pointee.start_index = UInt32(span.start)
      let end = index + 1 < languages.count ? UInt32(languages[index + 1].start) : .max
      attribute.pointee.end_index = end
      pango_attr_list_insert(attributes, attribute)
    }
  }

  private static func lines(of layout: OpaquePointer) -> [Line] {
    (0..<pango_layout_get_line_count(layout)).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
      var width = 0
      forEachGlyph(in: line.pointee.runs) { _, glyph in width += Int(glyph.geometry.width) }
      return Line(width: width, runs: line.pointee.runs)
    }
  }

  /// The room for a character that no font can draw, in units.
  ///
  /// Pango's own comes from metrics that differ from run to run while several threads measure.
  private static let boxWidth = PangoGlyphUnit(TitleContext.unitsPerEm * 3 / 5)

  private static func forEachGlyph(
    in runs: UnsafeMutablePointer<GSList>?,
    _ body: (UnsafeMutablePointer<PangoFont>, PangoGlyphInfo) -> Void
  ) {
    var next = runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let font = run.item.pointee.analysis.font, let glyphs = run.glyphs
      else { continue }
      let isEllipsis =
        Int(run.item.pointee.analysis.flags) & Int(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        var glyph = glyphs.pointee.glyphs[index]
        if isEllipsis { glyph.removePadding(in: font) }
        if glyph.missingScalar != nil { glyph.geometry.width = boxWidth }
        body(font, glyph)
      }
    }
  }
}

extension PangoGlyph {
  /// Pango's number for a character that shows nothing.
  fileprivate static let empty: PangoGlyph = 0x0FFF_FFFF
}

extension PangoGlyphInfo {
  /// Takes away the room that Pango gives to the ellipsis beyond its own width.
  ///
  /// Pango fills the line up with it, on the side where the line ends; centred, such a line would
  /// stand to one side.
  fileprivate mutating func removePadding(in font: UnsafeMutablePointer<PangoFont>) {
    guard let advance = font.advance(of: glyph), advance < Int(geometry.width) else { return }
    if geometry.x_offset > 0 { geometry.x_offset = 0 }
    geometry.width = PangoGlyphUnit(advance)
  }

  /// The character that no font can draw, if the glyph stands for one.
  fileprivate var missingScalar: Unicode.Scalar? {
    glyph & 0x1000_0000 == 0 ? nil : Unicode.Scalar(glyph & ~0x1000_0000)
  }
}
