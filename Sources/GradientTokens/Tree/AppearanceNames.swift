import GradientModel

/// Which appearance a context of a resolver document stands for, by its name.
enum AppearanceNames {
  private static let usual: [(StaticString, Appearance)] = [
    ("light", .light), ("day", .light), ("normal", .light), ("standard", .light),
    ("default", .light), ("regular", .light), ("no-preference", .light), ("light-mode", .light),
    ("dark", .dark), ("night", .dark), ("dark-mode", .dark),
    ("high", .highContrast), ("high-contrast", .highContrast), ("highcontrast", .highContrast),
    ("hc", .highContrast), ("more", .highContrast), ("increased", .highContrast),
    ("light-hc", .highContrast), ("light-high-contrast", .highContrast),
    ("dark-hc", [.dark, .highContrast]), ("dark-high-contrast", [.dark, .highContrast]),
    ("dark-highcontrast", [.dark, .highContrast]),
  ]

  /// The appearance of a context's name; nil where the name says nothing.
  static func appearance(of name: [UInt8], settings: ReadingSettings) -> Appearance? {
    let wanted = normalized(name)
    for (context, appearance) in settings.appearanceNames
    where normalized(Array(context.utf8)) == wanted {
      return appearance
    }
    for (context, appearance) in usual
    where context.equals(wanted) {
      return appearance
    }
    return nil
  }

  /// Lower case, with hyphens for spaces, underscores and plus signs.
  static func normalized(_ name: [UInt8]) -> [UInt8] {
    name.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "+"): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// The appearance of a name in our own extension, such as `dark+high-contrast`.
  static func ownAppearance(_ name: [UInt8]) -> Appearance? {
    if name.elementsEqual("high-contrast+dark".utf8) { return [.dark, .highContrast] }
    for appearance in Appearance.all.dropFirst() where appearance.name.utf8.elementsEqual(name) {
      return appearance
    }
    return nil
  }
}
