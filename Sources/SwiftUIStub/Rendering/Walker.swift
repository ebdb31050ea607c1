/// Goes through a tree of views, as SwiftUI does: each gets its environment, then is asked for its
/// body, until only views without a body are left.
package struct Walker {
  /// Something that a person would see.
  package struct Finding {
    package let content: Content
    /// The modifiers around it, the outermost first.
    package let effects: [Effect]
    /// What it would be drawn in.
    package let environment: EnvironmentValues
  }

  package enum Content {
    case image(Image)
    case text(String)
    case color(Color)
    case spinner
  }

  package var environment: EnvironmentValues
  /// What every geometry reader is told.
  package let size: CGSize
  /// Whether buttons are pressed.
  package let isPressed: Bool
  package var effects: [Effect] = []
  package private(set) var findings: [Finding] = []
  /// The actions of the buttons on the way.
  package var actions: [@MainActor () -> Void] = []

  private let memory: StateMemory

  package init(
    environment: EnvironmentValues, size: CGSize, isPressed: Bool, memory: StateMemory
  ) {
    self.environment = environment
    self.size = size
    self.isPressed = isPressed
    self.memory = memory
  }

  package mutating func find(_ content: Content) {
    findings.append(Finding(content: content, effects: effects, environment: environment))
  }

  /// Walks with other values in the environment, then puts the old ones back.
  @MainActor package mutating func with(
    _ set: (inout EnvironmentValues) -> Void, do walk: @MainActor (inout Walker) -> Void
  ) {
    let outer = environment
    set(&environment)
    walk(&self)
    environment = outer
  }

  @MainActor package mutating func visit<V: View>(_ view: V) {
    if let primitive = view as? any PrimitiveView {
      primitive.walk(&self)
      return
    }
    fill(view)
    visit(view.body)
  }

  @MainActor mutating func visit<S: ButtonStyle>(
    _ style: S, _ configuration: ButtonStyleConfiguration
  ) {
    visit(style.makeBody(configuration: configuration))
  }

  @MainActor mutating func visit<S: ToggleStyle>(
    _ style: S, _ configuration: ToggleStyleConfiguration
  ) {
    visit(style.makeBody(configuration: configuration))
  }

  @MainActor mutating func visit<S: LabelStyle>(
    _ style: S, _ configuration: LabelStyleConfiguration
  ) {
    visit(style.makeBody(configuration: configuration))
  }

  /// Hands a view's properties their values: what the environment holds, and state from before.
  ///
  /// A style is handed none, since on old systems its properties are not reliable.
  private func fill<V: View>(_ view: V) {
    for child in Mirror(reflecting: view).children {
      if let property = child.value as? any EnvironmentReading { property.read(environment) }
      if let property = child.value as? any StateKeeping { property.keep(in: memory) }
    }
  }
}
