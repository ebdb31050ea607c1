internal import GradientModel

/// The states and appearances that a catalog tells apart.
enum CatalogStates {
  /// Normal, and every single state and declared union that looks otherwise somewhere.
  static func shown(
    of style: ControlStyle, in environments: [StyleEnvironment]
  ) -> [ControlState] {
    var states: [ControlState] = [.normal]
    for state in style.distinctStates.dropFirst() {
      for environment in environments
      where style.resolved(for: state, in: environment).isDrawnOtherwise(
        than: style.resolved(in: environment))
      {
        states.append(state)
        break
      }
    }
    return states
  }

  /// The states' names joined by `-`.
  static func name(_ state: ControlState) -> String {
    var text = ""
    for (name, single) in ControlState.named where state.contains(single) {
      if !text.utf8.isEmpty { text += "-" }
      text += String(name)
    }
    return text
  }

  /// The `appearances` of an entry; none for the one that stands for all others.
  static func appearances(
    _ appearance: Appearance
  ) -> [(key: String, value: CatalogJSON)] {
    var list: [CatalogJSON] = []
    if appearance.contains(.dark) {
      list.append(.object([("appearance", .text("luminosity")), ("value", .text("dark"))]))
    }
    if appearance.contains(.highContrast) {
      list.append(.object([("appearance", .text("contrast")), ("value", .text("high"))]))
    }
    return list.isEmpty ? [] : [("appearances", .list(list))]
  }
}

extension ResolvedStyle {
  /// Whether a picture of the look, or its title's colour, is another than of a second one.
  func isDrawnOtherwise(than other: ResolvedStyle) -> Bool {
    fill != other.fill || overlay != other.overlay || border != other.border
      || corners != other.corners || cornerCurve != other.cornerCurve
      || shadows != other.shadows || opacity != other.opacity
  }
}
