/// A set of states that are on together.
///
/// The empty set is the normal state.
///
/// The raw values are those of `UIControl.State`; hovered and loading lie in the range that UIKit
/// leaves to applications.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits of `UIControl.State`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// No state on.
  public static let normal: ControlState = []
  /// Pressed.
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// Does not react.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// Chosen, as a toggle that is on.
  public static let selected = ControlState(rawValue: 1 << 2)
  /// Holds the keyboard's or the remote's focus.
  public static let focused = ControlState(rawValue: 1 << 3)
  /// Under the pointer.
  public static let hovered = ControlState(rawValue: 1 << 16)
  /// Busy: shows a spinner and takes no touches.
  public static let loading = ControlState(rawValue: 1 << 17)

  /// The single states in the order in which their overrides apply, with their names in style files.
  public static let named: [(name: StaticString, state: ControlState)] = [
    ("selected", .selected), ("focused", .focused), ("hovered", .hovered),
    ("highlighted", .highlighted), ("loading", .loading), ("disabled", .disabled),
  ]

  /// The names of the states that are on, joined by `+` in the order of ``named``; `normal` for none.
  public var name: String {
    var text = ""
    for (name, state) in Self.named where contains(state) {
      if !text.isEmpty { text += "+" }
      text += String(name)
    }
    return text.isEmpty ? "normal" : text
  }

  /// The order of overrides: fewest states first, ties by the order of ``named``.
  package var precedence: Int {
    var bits = 0
    var count = 0
    for (index, entry) in Self.named.enumerated() where contains(entry.state) {
      bits |= 1 << index
      count += 1
    }
    return count << Self.named.count | bits
  }
}
