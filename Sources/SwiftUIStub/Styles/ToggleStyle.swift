@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

public nonisolated struct ToggleStyleConfiguration {
  public nonisolated struct Label: View, PrimitiveView {
    private let content: AnyView
    package init<V: View>(_ view: V) { content = AnyView(view) }
    public typealias Body = Never
    @MainActor package func walk(_ walker: inout Walker) { content.walk(&walker) }
  }
  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool

  package init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
