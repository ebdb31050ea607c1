package import GradientModel

/// A group of a style file: a control's own, one of its overrides, or any other.
package struct StylePlace: Sendable {
  /// The way from the root of the file down.
  enum Step: Sendable {
    case name([UInt8])
    case appearance(Appearance)
    case state(ControlState)
  }

  /// The group that the overrides belong to.
  enum Owner: Sendable {
    /// A control's name, its groups joined by `/`.
    case control([UInt8])
    /// The names of the groups around a token.
    case group([[UInt8]])
  }

  let owner: Owner
  /// The groups below the owner: they come and go with what they hold.
  let overrides: [Step]

  /// A control's group, or one of its overrides.
  ///
  /// - Parameters:
  ///   - name: The control's name, its groups joined by `/`.
  ///   - state: The states that are overridden; normal for none.
  ///   - layer: The appearance that is overridden, light for none, or compact metrics.
  /// - Returns: The place, whether or not the file has it.
  package static func control(
    _ name: String, state: ControlState = .normal, in layer: StyleLayer = .appearance(.light)
  ) -> StylePlace {
    var overrides: [Step] = []
    switch layer {
    case .appearance(.light): break
    case .appearance(let appearance):
      overrides = [.name(Array("appearances".utf8)), .appearance(appearance)]
    case .compact: overrides = [.name(Array("metrics".utf8)), .name(Array("compact".utf8))]
    }
    if state != .normal { overrides += [.name(Array("states".utf8)), .state(state)] }
    return StylePlace(owner: .control(Array(name.utf8)), overrides: overrides)
  }

  /// A group of tokens that is no control.
  ///
  /// - Parameters:
  ///   - names: The names of the groups around it and its own; none for the whole file.
  ///   - appearance: The appearance whose tokens are meant; light for the file's own.
  /// - Returns: The place, whether or not the file has it.
  package static func group<Name: Sequence<UInt8>>(
    _ names: [Name], appearance: Appearance = .light
  ) -> StylePlace {
    var outer: [[UInt8]] = []
    if appearance != .light {
      outer = [
        Array("$extensions".utf8), Array("dev.gradientcontrols".utf8), Array("appearances".utf8),
        Array(appearance.name.utf8),
      ]
    }
    return StylePlace(owner: .group(outer + names.map { Array($0) }), overrides: [])
  }
}

extension StylePlace.Step {
  /// The name that a new group gets.
  var name: [UInt8] {
    switch self {
    case .name(let name): name
    case .appearance(let appearance): Array(appearance.name.utf8)
    case .state(let state): Array(state.name.utf8)
    }
  }

  /// Whether a group of this name is meant: of states and appearances the order does not count.
  func matches(_ key: [UInt8]) -> Bool {
    switch self {
    case .name(let name): name == key
    case .appearance(let appearance): AppearanceNames.ownAppearance(key) == appearance
    case .state(let state): ControlState(names: key) == state
    }
  }
}
