public nonisolated enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

public nonisolated enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

public nonisolated enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

public nonisolated enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

public nonisolated enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

public nonisolated struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String> = []
  public init() {}
  private init(_ name: String) { names = [name] }

  public static let isSelected = AccessibilityTraits("isSelected")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.union(other.names))
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.intersection(other.names))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.symmetricDifference(other.names))
  }
  public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    insert(member).inserted ? nil : member
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
  private func with(_ names: Set<String>) -> AccessibilityTraits {
    var traits = AccessibilityTraits()
    traits.names = names
    return traits
  }
}
