@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

public nonisolated struct ButtonStyleConfiguration {
  public nonisolated struct Label: View, PrimitiveView {
    private let content: AnyView
    package init<V: View>(_ view: V) { content = AnyView(view) }
    public typealias Body = Never
    @MainActor package func walk(_ walker: inout Walker) { content.walk(&walker) }
  }
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}
