public protocol _PreviewProvider {}

@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
