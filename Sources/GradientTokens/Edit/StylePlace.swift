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
  ///   - appearance: The appearance that is overridden; light for none.
  ///   - state: The states that are overridden; normal for none.
  /// - Returns: The place, whether or not the file has it.
  package static func control(
    _ name: String, appearance: Appearance = .light, state: ControlState = .normal
  ) -> StylePlace {
    var overrides: [Step] = []
    if appearance != .light {
      overrides += [.name(Array("appearances".utf8)), .appearance(appearance)]
    }
    if state != .normal { overrides += [.name(Array("states".utf8)), .state(state)] }
    return StylePlace(owner: .control(Array(name.utf8)), overrides: overrides)
  }

  /// A control's override for compact metrics.
  package static func compact(_ name: String) -> StylePlace {
    StylePlace(
      owner: .control(Array(name.utf8)),
      overrides: [.name(Array("metrics".utf8)), .name(Array("compact".utf8))])
  }

  /// A group of tokens that is no control.
  ///
  /// - Parameters:
  ///   - path: Its names joined by dots; empty for the whole file.
  ///   - appearance: The appearance whose tokens are meant; light for the file's own.
  /// - Returns: The place, whether or not the file has it.
  package static func group(_ path: String, appearance: Appearance = .light) -> StylePlace {
    var names: [[UInt8]] = []
    if appearance != .light {
      names = [
        Array("$extensions".utf8), Array("dev.gradientcontrols".utf8), Array("appearances".utf8),
        Array(appearance.name.utf8),
      ]
    }
    for name in Array(path.utf8).split(separator: UInt8(ascii: ".")) { names.append(Array(name)) }
    return StylePlace(owner: .group(names), overrides: [])
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
    case .name(let name): return name == key
    case .appearance(let appearance): return AppearanceNames.ownAppearance(key) == appearance
    case .state(let state):
      var named: ControlState = []
      for part in key.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false) {
        let entry = ControlState.named.first { entry in
          entry.name.withUTF8Buffer { $0.elementsEqual(part) }
        }
        guard let entry else { return false }
        named.insert(entry.state)
      }
      return named == state
    }
  }
}
