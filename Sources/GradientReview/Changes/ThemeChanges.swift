package import GradientModel

/// What is different between two themes, such as a style file before and after a change.
///
/// Themes hold values, not their spelling: where a colour has become an alias of the same colour,
/// nothing is different.
package struct ThemeChanges: Sendable {
  /// The controls that are different: those of the new theme in its order, then those that are gone.
  package let controls: [ControlChange]

  package var isEmpty: Bool { controls.isEmpty }

  /// Compares two themes.
  package init(from old: ControlTheme, to new: ControlTheme) {
    let before = old.indices
    let after = new.indices
    // Of controls with one look the first that is gone is the first that is found again.
    var gone: [LookKey: [Int]] = [:]
    var isGone = old.controls.map { after[Array($0.name.utf8)] == nil }
    for index in old.controls.indices.reversed() where isGone[index] {
      gone[LookKey(old.controls[index]), default: []].append(index)
    }
    var changes: [ControlChange] = []
    for control in new.controls {
      if let index = before[Array(control.name.utf8)] {
        let change = ControlChange(from: old.controls[index], to: control)
        if !change.isEmpty { changes.append(change) }
      } else if control.style != ControlStyle(), let index = gone[LookKey(control)]?.popLast() {
        isGone[index] = false
        changes.append(ControlChange(kind: .renamed, old: old.controls[index], new: control))
      } else {
        changes.append(ControlChange(kind: .added, old: nil, new: control))
      }
    }
    for index in old.controls.indices where isGone[index] {
      changes.append(ControlChange(kind: .removed, old: old.controls[index], new: nil))
    }
    controls = changes
  }
}

/// What a control that has another name is known again by.
private struct LookKey: Hashable {
  let component: ControlTheme.Component
  let style: ControlStyle

  init(_ control: ControlTheme.Control) {
    component = control.component
    style = control.style
  }
}

extension ControlTheme {
  /// Where the first control of each name stands, names compared as bytes.
  fileprivate var indices: [[UInt8]: Int] {
    var result: [[UInt8]: Int] = [:]
    for index in controls.indices.reversed() { result[Array(controls[index].name.utf8)] = index }
    return result
  }
}
