public nonisolated struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public nonisolated struct Button<Label: View>: View, PrimitiveView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
  @preconcurrency public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) {
    walker.actions.append(action)
    guard let style = walker.environment.buttonStyle else { return walker.visit(label) }
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(label), isPressed: walker.isPressed)
    walker.with {
      $0.buttonStyle = nil
    } do: {
      $0.visit(style, configuration)
    }
  }
}

extension Button where Label == Text {
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

public nonisolated struct Toggle<Label: View>: View, PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) {
    guard let style = walker.environment.toggleStyle else { return walker.visit(label) }
    let configuration = ToggleStyleConfiguration(label: .init(label), isOn: isOn)
    walker.with {
      $0.toggleStyle = nil
    } do: {
      $0.visit(style, configuration)
    }
  }
}

extension Toggle where Label == Text {
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
