@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
}

/// A view that SwiftUI draws itself, so it has no body.
package protocol PrimitiveView {
  @MainActor func walk(_ walker: inout Walker)
}

extension View where Body == Never {
  /// Never asked for: a walk takes a primitive view as it is.
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public nonisolated struct EmptyView: View, PrimitiveView {
  public init() {}
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) {}
}

public nonisolated struct AnyView: View, PrimitiveView {
  private let content: any View
  public init<V: View>(_ view: V) { content = view }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) { walker.visit(content) }
}

public nonisolated struct TupleView<T>: View, PrimitiveView {
  public var value: T
  public init(_ value: T) { self.value = value }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) {
    for child in Mirror(reflecting: value).children {
      if let view = child.value as? any View { walker.visit(view) }
    }
  }
}

public nonisolated struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  package enum Branch {
    case first(First), second(Second)
  }
  package let branch: Branch
  package init(branch: Branch) { self.branch = branch }
  public typealias Body = Never
  @MainActor package func walk(_ walker: inout Walker) {
    switch branch {
    case .first(let view): walker.visit(view)
    case .second(let view): walker.visit(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package func walk(_ walker: inout Walker) {
    if let self { walker.visit(self) }
  }
}
