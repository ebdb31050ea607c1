/// A view with one modifier around it.
public nonisolated struct ModifiedView<Content: View>: View, PrimitiveView {
  /// What the modifier does.
  package enum Change {
    /// Something that a test can ask for.
    case effect(Effect)
    /// A value for the views inside.
    case environment((inout EnvironmentValues) -> Void)
  }

  private let content: Content
  private let change: Change

  package init(_ content: Content, _ change: Change) {
    self.content = content
    self.change = change
  }

  public typealias Body = Never

  @MainActor package func walk(_ walker: inout Walker) {
    switch change {
    case .effect(let effect):
      walker.effects.append(effect)
      walker.visit(content)
      walker.effects.removeLast()
    case .environment(let set):
      walker.with(set) { $0.visit(content) }
    }
  }
}

/// A view with another before or behind it.
public nonisolated struct LayeredView<Content: View, Layer: View>: View, PrimitiveView {
  private let content: Content
  private let layer: Layer
  private let isBehind: Bool

  package init(_ content: Content, layer: Layer, isBehind: Bool) {
    self.content = content
    self.layer = layer
    self.isBehind = isBehind
  }

  public typealias Body = Never

  @MainActor package func walk(_ walker: inout Walker) {
    if !isBehind { walker.visit(content) }
    walker.effects.append(isBehind ? .background : .overlay)
    walker.visit(layer)
    walker.effects.removeLast()
    if isBehind { walker.visit(content) }
  }
}
