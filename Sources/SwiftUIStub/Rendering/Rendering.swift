/// What a tree of views comes to in an environment.
@MainActor package struct Rendering {
  package let findings: [Walker.Finding]
  private let actions: [@MainActor () -> Void]

  /// Walks through a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: What the system and the views around it would give.
  ///   - size: What every geometry reader is told.
  ///   - isPressed: Whether buttons are pressed.
  ///   - memory: The state that earlier walks through the same tree left.
  package init<V: View>(
    _ view: V, in environment: EnvironmentValues = EnvironmentValues(),
    size: CGSize = CGSize(width: 120, height: 44), isPressed: Bool = false,
    memory: StateMemory = StateMemory()
  ) {
    memory.rewind()
    var walker = Walker(
      environment: environment, size: size, isPressed: isPressed, memory: memory)
    walker.visit(view)
    findings = walker.findings
    actions = walker.actions
  }

  /// The bitmaps, in the order in which they are painted.
  package var bitmaps: [(image: CGImage, scale: CGFloat, effects: [Effect])] {
    findings.compactMap { finding in
      guard case .image(let image) = finding.content,
        case .bitmap(let bitmap, let scale) = image.source
      else { return nil }
      return (bitmap, scale, finding.effects)
    }
  }

  /// The first text with these words.
  package func text(_ words: String) -> Walker.Finding? {
    findings.first { finding in
      if case .text(words) = finding.content { true } else { false }
    }
  }

  /// Whether there is a spinner.
  package var spinner: Walker.Finding? {
    findings.first { finding in
      if case .spinner = finding.content { true } else { false }
    }
  }

  /// Does what the first button does.
  package func tap() { actions.first?() }
}
