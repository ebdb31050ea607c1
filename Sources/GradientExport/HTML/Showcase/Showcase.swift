package import GradientModel

/// What a showcase shows: every control of some style files, with its pictures.
///
/// Pictures are named by their place in ``pictures``.
package struct Showcase {
  /// What the page is called.
  package var title: String
  package var files: [File] = []
  package var pictures: [HTMLPictures.Picture] = []

  package init(title: String) { self.title = title }

  /// A style file with its controls.
  package struct File {
    package var name: String
    package var controls: [Control] = []

    package init(name: String) { self.name = name }
  }

  package struct Control {
    package var name: String
    package var component: ControlTheme.Component
    /// What its button is called for those who do not see it.
    package var words: String
    /// Whether a press turns it on and off.
    package var isToggle: Bool
    /// Whether its style shows the keyboard's focus.
    package var showsFocus: Bool
    package var stages: [Stage] = []
    package var panels: [Panel] = []

    package init(
      name: String, component: ControlTheme.Component, words: String, isToggle: Bool,
      showsFocus: Bool
    ) {
      (self.name, self.component, self.words) = (name, component, words)
      (self.isToggle, self.showsFocus) = (isToggle, showsFocus)
    }
  }

  /// The control as something to press, for readers who have their system in one of some
  /// appearances.
  package struct Stage {
    package var readers: [Appearance]
    package var ground: Paint
    /// A picture for every set of the states that a pointer and a keyboard make, in the order of
    /// ``pressStates``.
    package var pressed: [Int]
    /// The pictures of the disabled control, and of the disabled one that is selected.
    package var disabled: [Int]

    package init(readers: [Appearance], ground: Paint, pressed: [Int], disabled: [Int]) {
      (self.readers, self.ground) = (readers, ground)
      (self.pressed, self.disabled) = (pressed, disabled)
    }
  }

  /// Every set of the states that a pointer and a keyboard make.
  package static let pressStates: [ControlState] = {
    var sets: [ControlState] = [.normal]
    for state in [ControlState.selected, .focused, .hovered, .highlighted] {
      sets += sets.map { $0.union(state) }
    }
    return sets
  }()

  /// The control's states in one environment.
  package struct Panel {
    package var appearance: Appearance
    package var direction: LayoutDirection
    package var metrics: Metrics
    package var ground: Paint
    package var cells: [Cell] = []

    package init(
      appearance: Appearance, direction: LayoutDirection, metrics: Metrics, ground: Paint
    ) {
      (self.appearance, self.direction) = (appearance, direction)
      (self.metrics, self.ground) = (metrics, ground)
    }
  }

  /// A state with its look.
  package struct Cell {
    package var state: ControlState
    package var look: ResolvedStyle
    package var picture: Int

    package init(state: ControlState, look: ResolvedStyle, picture: Int) {
      (self.state, self.look, self.picture) = (state, look, picture)
    }
  }
}
