import CPango

/// A font chosen for a title: what Pango is asked for, and the measures of what it found.
///
/// All figures are for a font of one point; a title is laid out at one fixed size and scaled, so
/// that it has the same shape at every size and scale.
final class TitleFont {
  /// Pango's words for the font.
  let description: OpaquePointer
  /// From the baseline to the top, as the font says in its `hhea` or `OS/2` table.
  let ascent: Double
  /// From the baseline to the bottom, below it above zero.
  let descent: Double
  let warnings: [TitleWarning]

  /// Looks a font up.
  ///
  /// - Parameters:
  ///   - families: Families to ask for.
  ///   - weight: 1 to 1000.
  ///   - context: Where to look.
  /// - Throws: ``TitleError/noFont`` if nothing was found.
  init(
    _ families: FontFamilies, weight: Int, in context: TitleContext
  ) throws(TitleError) {
    guard let description = pango_font_description_new() else { throw .noFont }
    pango_font_description_set_family(description, families.asked.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
    pango_font_description_set_absolute_size(description, Double(TitleContext.unitsPerEm))
    self.description = description
    var used = families.asked[0]
    (ascent, descent, used) = try context.withFont(description) { face, family in
      let unit = Double(max(face.pointee.units_per_EM, 1))
      return (
        Double(face.pointee.ascender) / unit, -Double(face.pointee.descender) / unit, family
      )
    }
    warnings = families.missing.map { .missingFamily($0, used: used) }
  }

  deinit {
    pango_font_description_free(description)
  }
}
