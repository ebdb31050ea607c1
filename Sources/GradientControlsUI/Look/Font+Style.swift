package import GradientModel

#if canImport(SwiftUI)
  package import SwiftUI
#else
  package import SwiftUIStub
#endif

extension Font {
  /// The first family of a typography, in a size that no longer changes: the style's text size is in
  /// it already.
  package init(_ style: FontStyle) {
    let size = CGFloat(style.size)
    let weight = Weight(css: style.weight)
    self =
      switch style.families.first?.lowercased() {
      case nil, "system", "system-ui", "-apple-system", "ui-sans-serif", "sans-serif":
        .system(size: size, weight: weight)
      case "ui-serif", "serif": .system(size: size, weight: weight, design: .serif)
      case "ui-rounded": .system(size: size, weight: weight, design: .rounded)
      case "ui-monospace", "monospace":
        .system(size: size, weight: weight, design: .monospaced)
      default: Font.custom(style.families[0], fixedSize: size).weight(weight)
      }
  }
}

extension Font.Weight {
  /// The nearest of the nine weights that SwiftUI names.
  package init(css weight: Double) {
    self =
      switch weight {
      case ..<150: .ultraLight
      case ..<250: .thin
      case ..<350: .light
      case ..<450: .regular
      case ..<550: .medium
      case ..<650: .semibold
      case ..<750: .bold
      case ..<850: .heavy
      default: .black
      }
  }
}
