#if os(iOS) || os(Linux)
import GradientModel

extension UIFont {
  /// The font of a style: the first of its families that is installed, else the system's.
  ///
  /// - Parameter style: The typography, its size adjusted to the reader's text size already.
  /// - Returns: A font of its size and weight.
  nonisolated static func make(_ style: FontStyle) -> UIFont {
    let size = CGFloat(style.size)
    let weight = Weight(css: style.weight)
    for family in style.families {
      if family == "system" { break }
      guard UIFont(name: family, size: size) != nil else { continue }
      let descriptor = UIFontDescriptor(fontAttributes: [
        .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
      ])
      return UIFont(descriptor: descriptor, size: size)
    }
    return .systemFont(ofSize: size, weight: weight)
  }
}

extension UIFont.Weight {
  /// UIKit's weight for one of 1...1000, straight between the weights that have names in both.
  nonisolated init(css weight: Double) {
    let table: [(css: Double, weight: UIFont.Weight)] = [
      (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium),
      (600, .semibold), (700, .bold), (800, .heavy), (900, .black),
    ]
    var lower = table[0]
    for entry in table {
      guard weight > entry.css else {
        let span = entry.css - lower.css
        let share = span > 0 ? CGFloat(max(weight - lower.css, 0) / span) : 0
        let way = entry.weight.rawValue - lower.weight.rawValue
        self.init(
          rawValue: share == 1 ? entry.weight.rawValue : lower.weight.rawValue + way * share)
        return
      }
      lower = entry
    }
    self = .black
  }
}
#endif
