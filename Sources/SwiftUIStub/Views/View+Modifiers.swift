extension View {
  private nonisolated func effect(_ effect: Effect) -> ModifiedView<Self> {
    ModifiedView(self, .effect(effect))
  }

  public nonisolated func padding(_ insets: EdgeInsets) -> some View { effect(.padding(insets)) }

  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    effect(
      .frame(
        minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
        alignment: alignment))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    effect(.offset(x: x, y: y))
  }

  public nonisolated func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some View {
    effect(.scale(s))
  }

  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect(.shadow(color, radius: radius, x: x, y: y))
  }

  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    effect(.animation(animation, value: value))
  }

  public nonisolated func transition(_ t: AnyTransition) -> some View { effect(.transition(t)) }

  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    effect(.identity(AnyHashable(id)))
  }

  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    effect(.blend(blendMode))
  }

  public nonisolated func compositingGroup() -> some View { effect(.group) }

  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    effect(.hitTesting(enabled))
  }

  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    effect(.contentShape(.interaction, shape))
  }

  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    effect(.contentShape(kind, shape))
  }

  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    effect(.hover(action))
  }

  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> some View {
    effect(.traits(traits))
  }

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(self, layer: content(), isBehind: true)
  }

  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(self, layer: content(), isBehind: false)
  }

  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { effect(.clip(shape)) }
}
