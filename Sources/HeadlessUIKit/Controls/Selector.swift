/// The name of a method; Foundation on Linux has none.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

/// An object that says itself what it does at a selector: nothing here can send a message by name.
package protocol SelectorReceiving: AnyObject {
  /// Whether it has such a method.
  func receives(_ action: Selector) -> Bool
  func receive(_ action: Selector, from sender: AnyObject?)
}
