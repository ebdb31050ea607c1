@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

public nonisolated struct LabelStyleConfiguration {
  public nonisolated struct Title: View, PrimitiveView {
    private let content: AnyView
    package init<V: View>(_ view: V) { content = AnyView(view) }
    public typealias Body = Never
    @MainActor package func walk(_ walker: inout Walker) { content.walk(&walker) }
  }
  public nonisolated struct Icon: View, PrimitiveView {
    private let content: AnyView
    package init<V: View>(_ view: V) { content = AnyView(view) }
    public typealias Body = Never
    @MainActor package func walk(_ walker: inout Walker) { content.walk(&walker) }
  }
  public let title: LabelStyleConfiguration.Title
  public let icon: LabelStyleConfiguration.Icon
}
