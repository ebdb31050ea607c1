import GradientModel

/// What a resolver document lays over each other, in order.
enum ResolutionStep {
  case set([NodeReference])
  case modifier(ResolverModifier)
}

/// A modifier and the sources of each of its contexts.
struct ResolverModifier {
  struct Context {
    var name: [UInt8]
    var sources: [NodeReference]
    var appearance: Appearance?
  }

  var name: [UInt8]
  var place: NodeReference
  var contexts: [Context]
  var fallback: Int?
  /// The context that the settings choose.
  var chosen: Int?

  /// The bits of the appearance that the contexts' names turn on and off.
  var controlled: Appearance {
    var result: Appearance = []
    for context in contexts { result.formUnion(context.appearance ?? []) }
    return result
  }

  /// The context for an appearance.
  func context(for appearance: Appearance) -> Int? {
    if let chosen { return chosen }
    let wanted = appearance.intersection(controlled)
    if controlled.isEmpty { return fallback }
    // Without a context for both, dark matters more than contrast.
    for candidate in [wanted, wanted.intersection(.dark), .light] {
      if candidate == .light, let fallback, contexts[fallback].appearance == .light {
        return fallback
      }
      if let index = contexts.firstIndex(where: { $0.appearance == candidate }) { return index }
    }
    return fallback
  }
}
