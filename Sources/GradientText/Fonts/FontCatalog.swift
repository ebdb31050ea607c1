import CPango

/// The installed fonts, and the rules by which one stands in for another.
///
/// Fontconfig's configuration says where fonts lie and which scripts they serve. Its rules for
/// hinting and antialiasing have no effect here, since glyphs are drawn from their outlines.
///
/// The rules are read once in a process and made fontconfig's own, which all renderers only read;
/// fontconfig allows that on any number of threads.
struct FontCatalog {
  /// Fontconfig's configuration, which lives as long as the process.
  let config: OpaquePointer

  /// What comes before the machine's rules.
  ///
  /// Fontconfig adds the languages of the user's settings to the one that a text is in; only the
  /// text's own stays.
  private static let rulesBefore = """
    <?xml version="1.0"?>
    <fontconfig>
      <match target="pattern">
        <edit name="lang" mode="assign_replace"><name>lang</name></edit>
      </match>
    </fontconfig>
    """

  /// What comes after the machine's rules.
  ///
  /// Titles have one colour, so fonts of coloured or fixed pixels are left out, and characters that
  /// have their own colours elsewhere are looked for in fonts that draw them in outline.
  private static let rulesAfter = """
    <?xml version="1.0"?>
    <fontconfig>
      <selectfont>
        <rejectfont><pattern><patelt name="color"><bool>true</bool></patelt></pattern></rejectfont>
        <rejectfont><pattern><patelt name="scalable"><bool>false</bool></patelt></pattern></rejectfont>
      </selectfont>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong">
          <string>Noto Emoji</string>
          <string>Symbola</string>
        </edit>
      </match>
    </fontconfig>
    """

  /// Whether fontconfig has read the machine's rules and ours, and found a font.
  private static let isReady: Bool = {
    guard let config = FcConfigCreate(),
      FcConfigParseAndLoadFromMemory(config, rulesBefore, FcBool(1)) != 0,
      FcConfigParseAndLoad(config, nil, FcBool(1)) != 0,
      FcConfigParseAndLoadFromMemory(config, rulesAfter, FcBool(1)) != 0,
      FcConfigBuildFonts(config) != 0,
      let fonts = FcConfigGetFonts(config, FcSetSystem), fonts.pointee.nfont > 0
    else { return false }
    return FcConfigSetCurrent(config) != 0
  }()

  /// The fonts of this machine.
  ///
  /// - Throws: ``TitleError/noFont`` if there is nothing that could be drawn with.
  init() throws(TitleError) {
    guard Self.isReady, let config = FcConfigGetCurrent() else { throw .noFont }
    self.config = config
  }

  /// Whether a family is installed, whatever the case of its letters.
  func has(_ family: String) -> Bool {
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return false }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcObjectSetAdd(objects, FC_FAMILY)
    guard let found = FcFontList(config, pattern, objects) else { return false }
    defer { FcFontSetDestroy(found) }
    return found.pointee.nfont > 0
  }
}
