#if os(iOS) || os(Linux)
import GradientModel

extension UIColor {
  /// A colour as the renderer would paint it: brought into a screen's gamut in the same way.
  ///
  /// - Parameters:
  ///   - color: The colour of a style.
  ///   - gamut: The screen's gamut.
  /// - Returns: A colour that is the same in every environment.
  nonisolated static func make(_ color: StyleColor, in gamut: OutputGamut) -> UIColor {
    let inside = color.shown(in: gamut)
    let (red, green, blue) = (CGFloat(inside.x), CGFloat(inside.y), CGFloat(inside.z))
    let alpha = CGFloat(color.alpha)
    return gamut == .displayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
#endif
