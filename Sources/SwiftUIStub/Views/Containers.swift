public nonisolated struct HStack<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) { walker.visit(content) }
}

public nonisolated struct VStack<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) { walker.visit(content) }
}

public nonisolated struct ZStack<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) { walker.visit(content) }
}

public nonisolated struct GeometryProxy {
  public let size: CGSize
}

/// Every reader is given the size that the walk was started with.
public nonisolated struct GeometryReader<Content: View>: View, PrimitiveView {
  public var content: (GeometryProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) {
    walker.visit(content(GeometryProxy(size: walker.size)))
  }
}
