nonisolated extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Transparent black, not transparent white.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  public class var label: UIColor { adaptive(0x000000, dark: 0xFFFFFF) }
  public class var secondaryLabel: UIColor {
    adaptive(0x3C3C43, dark: 0xEBEBF5).withAlphaComponent(0.6)
  }
  public class var systemBackground: UIColor { adaptive(0xFFFFFF, dark: 0x000000) }
  public class var secondarySystemBackground: UIColor { adaptive(0xF2F2F7, dark: 0x1C1C1E) }
  public class var separator: UIColor {
    adaptive(0x3C3C43, dark: 0x545458).withAlphaComponent(0.29)
  }
  public class var systemBlue: UIColor { adaptive(0x007AFF, dark: 0x0A84FF) }
  public class var systemRed: UIColor { adaptive(0xFF3B30, dark: 0xFF453A) }
  public class var systemGreen: UIColor { adaptive(0x34C759, dark: 0x30D158) }
  public class var systemOrange: UIColor { adaptive(0xFF9500, dark: 0xFF9F0A) }
  public class var systemGray: UIColor { adaptive(0x8E8E93, dark: 0x8E8E93) }
  public class var tintColor: UIColor { systemBlue }

  private static func adaptive(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let value = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
        blue: CGFloat(value & 255) / 255, alpha: 1)
    }
  }
}
