extension View {
  private nonisolated func setting(
    _ set: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(self, .environment(set))
  }

  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    setting { $0[keyPath: keyPath] = value }
  }

  public nonisolated func disabled(_ disabled: Bool) -> some View {
    setting { $0.isEnabled = $0.isEnabled && !disabled }
  }

  public nonisolated func font(_ font: Font?) -> some View { setting { $0.font = font } }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    setting { $0.foreground = style as? Color }
  }

  public nonisolated func tint(_ tint: Color?) -> some View { setting { $0.tintColor = tint } }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    setting { $0.multilineTextAlignment = alignment }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    setting { $0.tracking = tracking }
  }

  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    setting { $0.buttonStyle = style }
  }

  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    setting { $0.toggleStyle = style }
  }

  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    setting { $0.labelStyles.append(style) }
  }
}
