package import GradientModel

/// What is different about a control.
package struct ControlChange: Sendable {
  package enum Kind: Sendable {
    case added, removed
    /// The same look has another name.
    case renamed
    case changed
  }

  package let kind: Kind
  /// The control before; nil for one that was added.
  package let old: ControlTheme.Control?
  /// The control now; nil for one that was removed.
  package let new: ControlTheme.Control?
  /// What the style gives otherwise, layer by layer.
  package let written: [WrittenChange]
  /// What looks are otherwise.
  package let looks: [LookChange]
  /// The looks that were compared.
  package let space: LookRange

  init(kind: Kind, old: ControlTheme.Control?, new: ControlTheme.Control?) {
    self.kind = kind
    self.old = old
    self.new = new
    written = []
    looks = []
    space = LookRange([old, new].compactMap { $0?.style })
  }

  /// Compares two controls of one name.
  init(from old: ControlTheme.Control, to new: ControlTheme.Control) {
    kind = .changed
    self.old = old
    self.new = new
    space = LookRange([old.style, new.style])
    if old.style == new.style {
      (written, looks) = ([], [])
    } else {
      written = WrittenChange.all(from: old.style, to: new.style)
      looks = LookChange.all(from: old.style, to: new.style, in: space)
    }
  }

  /// The name now, or the last one that it had.
  package var name: String { new?.name ?? old?.name ?? "" }

  /// Whether it is another component now, such as a bar button.
  package var changesComponent: Bool {
    kind == .changed && old?.component != new?.component
  }

  /// Whether there is anything that a user of the control can see.
  package var isSeen: Bool {
    switch kind {
    case .added, .removed: true
    case .renamed: false
    case .changed: looks.contains { $0.effect == .seen }
    }
  }

  var isEmpty: Bool { written.isEmpty && looks.isEmpty && !changesComponent }
}

/// A member that a style gives otherwise in one of its layers.
package struct WrittenChange: Hashable, Sendable {
  package let member: StyleMember
  package let state: ControlState
  package let layer: StyleLayer
  /// The value before in words; nil if the style did not give it there.
  package let old: String?
  /// The value now in words; nil if the style no longer gives it there.
  package let new: String?
}
