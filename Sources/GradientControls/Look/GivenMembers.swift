#if os(iOS) || os(Linux)
import GradientModel

/// Members of a look that a style gives somewhere, whatever the state: where it is silent, the
/// control leaves UIKit's and the app's own values alone.
nonisolated struct GivenMembers: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let outline = GivenMembers(rawValue: 1 << 0)
  static let border = GivenMembers(rawValue: 1 << 1)
  static let font = GivenMembers(rawValue: 1 << 2)
  static let titleColor = GivenMembers(rawValue: 1 << 3)
  static let titleShadow = GivenMembers(rawValue: 1 << 4)
  static let imageColor = GivenMembers(rawValue: 1 << 5)
  static let insets = GivenMembers(rawValue: 1 << 6)
}

extension GivenMembers {
  /// The members that a style gives in an environment.
  nonisolated init(of style: ControlStyle, in environment: StyleEnvironment) {
    self = []
    for layer in style.layers(in: environment) {
      add(layer.members)
      for override in layer.states { add(override.members) }
    }
  }

  private nonisolated mutating func add(_ members: StyleMembers) {
    if members.corners != nil { insert(.outline) }
    if members.borderPaint != nil || members.borderWidth != nil { insert(.border) }
    if members.font != nil { insert(.font) }
    if members.titleColor != nil { insert(.titleColor) }
    if members.titleShadow != nil { insert(.titleShadow) }
    if members.imageColor != nil { insert(.imageColor) }
    if members.insets != nil { insert(.insets) }
  }
}
#endif
