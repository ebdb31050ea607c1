import CPango

/// Pango's objects, for one thread at a time.
final class TitleContext {
  /// Pango's units in the em of the font that titles are laid out in.
  ///
  /// Positions are whole numbers of units of 32 bits: at this size they are exact to a hundredth
  /// of a pixel for a font of 300 pixels, and the longest title is 65,536 ems wide.
  static let unitsPerEm = 32 * PANGO_SCALE

  let catalog: FontCatalog
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer

  init() throws(TitleError) {
    catalog = try FontCatalog()
    guard let map = pango_ft2_font_map_new() else { throw .noFont }
    self.map = map
    pango_fc_font_map_set_config(OpaquePointer(map), catalog.config)
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, gboolean(0))
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// Makes an empty layout.
  ///
  /// - Parameter isRightToLeft: The direction of lines that have no letter with one of its own.
  /// - Returns: A layout that belongs to the caller; nil if memory is short.
  func makeLayout(isRightToLeft: Bool) -> OpaquePointer? {
    pango_context_set_base_dir(
      context, isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
    return pango_layout_new(context)
  }

  /// Calls a function with the face and the family's name of the font that fits a description.
  func withFont<Result>(
    _ description: OpaquePointer, _ body: (FT_Face, String) -> Result
  ) throws(TitleError) -> Result {
    guard let font = pango_context_load_font(context, description) else { throw .noFont }
    defer { g_object_unref(font) }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    let family = pango_font_description_get_family(found).map { String(cString: $0) } ?? ""
    guard let result = font.withFace({ body($0, family) }) else { throw .noFont }
    return result
  }
}

extension UnsafeMutablePointer<PangoFont> {
  /// The width of a glyph in Pango's units, from the font's own table; nil if it has none.
  func advance(of glyph: UInt32) -> Int? {
    withFace { face in
      guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
        let slot = face.pointee.glyph
      else { return nil }
      return slot.pointee.metrics.horiAdvance * Int(TitleContext.unitsPerEm)
        / Int(max(face.pointee.units_per_EM, 1))
    } ?? nil
  }

  /// Calls a function with the font's FreeType face; nil if it has none.
  func withFace<Result>(_ body: (FT_Face) -> Result) -> Result? {
    withMemoryRebound(to: PangoFcFont.self, capacity: 1) { font in
      guard let face = pango_fc_font_lock_face(font) else { return nil }
      defer { pango_fc_font_unlock_face(font) }
      return body(face)
    }
  }
}
