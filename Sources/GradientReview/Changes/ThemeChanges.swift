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
    var gone = old.controls.filter { control in new[control.name] == nil }
    var changes: [ControlChange] = []
    for control in new.controls {
      if let before = old.control(named: control.name) {
        let change = ControlChange(from: before, to: control)
        if !change.isEmpty { changes.append(change) }
      } else if let index = gone.firstIndex(where: { $0.isSame(as: control) }) {
        changes.append(ControlChange(kind: .renamed, old: gone.remove(at: index), new: control))
      } else {
        changes.append(ControlChange(kind: .added, old: nil, new: control))
      }
    }
    for control in gone {
      changes.append(ControlChange(kind: .removed, old: control, new: nil))
    }
    controls = changes
  }
}

extension ControlTheme {
  fileprivate func control(named name: String) -> Control? {
    controls.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

extension ControlTheme.Control {
  /// Whether another control is this one under another name.
  fileprivate func isSame(as other: ControlTheme.Control) -> Bool {
    component == other.component && style == other.style && style != ControlStyle()
  }
}
