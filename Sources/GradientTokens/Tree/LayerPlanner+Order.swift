import GradientModel

extension LayerPlanner {
  mutating func readOrder(_ document: JSONDocument) -> [ResolutionStep] {
    guard let order = document.member("resolutionOrder", of: 0), document.kind(order) == .array
    else {
      report(
        .resolverOrder, 0,
        "resolutionOrder is missing; it lists the sets and modifiers, lowest first")
      return []
    }
    var steps: [ResolutionStep] = []
    var names: [[UInt8]] = []
    for entry in document.children(of: order) {
      guard document.kind(entry) == .object else {
        report(
          .resolverOrder, entry,
          "an entry of resolutionOrder is \(document.excerpt(entry)); it is {\"$ref\": \"#/sets/…\"}, "
            + "{\"$ref\": \"#/modifiers/…\"} or an inline set or modifier")
        continue
      }
      if let member = document.member("$ref", of: entry) {
        if let step = referredStep(member, document) { steps.append(step) }
        continue
      }
      guard let name = document.member("name", of: entry).flatMap({ document.string($0) }) else {
        report(.resolverOrder, entry, "an inline entry of resolutionOrder needs a name and a type")
        continue
      }
      if names.contains(name) {
        report(
          .duplicateName, entry,
          "the inline name “\(String(utf8: name))” is already taken; names are unique"
        )
      }
      names.append(name)
      let type = document.member("type", of: entry)
      if let type, document.string(type, is: "set") {
        steps.append(.set(sources(of: entry, "sources", document)))
      } else if let type, document.string(type, is: "modifier") {
        if let modifier = readModifier(entry, name: name, document) {
          steps.append(.modifier(modifier))
        }
      } else {
        report(
          .resolverOrder, entry, "the type of an inline entry is \"set\" or \"modifier\"")
      }
    }
    return steps
  }

  private mutating func referredStep(_ member: Int, _ document: JSONDocument) -> ResolutionStep? {
    let text = document.string(member) ?? []
    if case .pointer(let segments)? = Reference(pointer: text), segments.count == 2,
      let list = document.member(named: segments[0], of: 0),
      let target = document.member(named: segments[1], of: list),
      document.kind(target) == .object
    {
      if segments[0].elementsEqual("sets".utf8) {
        return .set(sources(of: target, "sources", document))
      }
      if segments[0].elementsEqual("modifiers".utf8) {
        return readModifier(target, name: segments[1], document).map { .modifier($0) }
      }
    }
    report(
      .unknownSource, member,
      "resolutionOrder names \(document.excerpt(member)), which is no set or modifier of this "
        + "document: \"#/sets/NAME\" or \"#/modifiers/NAME\"")
    return nil
  }

  mutating func sources(
    of node: Int, _ key: StaticString, _ document: JSONDocument
  ) -> [NodeReference] {
    guard let list = document.member(key, of: node), document.kind(list) == .array else {
      report(
        .unknownSource, node,
        "a set has \"sources\", an array of token trees and of {\"$ref\": \"file.json\"}")
      return []
    }
    return document.children(of: list).map { NodeReference(0, $0) }
  }

  private mutating func readModifier(
    _ node: Int, name: [UInt8], _ document: JSONDocument
  ) -> ResolverModifier? {
    guard let contexts = document.member("contexts", of: node), document.kind(contexts) == .object,
      document.count(contexts) > 0
    else {
      report(.noContexts, node, "a modifier needs \"contexts\", each with its list of sources")
      return nil
    }
    if document.count(contexts) == 1 {
      report(
        .noContexts, contexts, isKey: true,
        "a modifier has two contexts or more; with one, make it a set", severity: .warning)
    }
    var modifier = ResolverModifier(name: name, place: NodeReference(0, node), contexts: [])
    for context in document.children(of: contexts) {
      var sources: [NodeReference] = []
      if document.kind(context) == .array {
        sources = document.children(of: context).map { NodeReference(0, $0) }
      } else {
        report(
          .unknownSource, context,
          "a context is \(document.excerpt(context)); it is an array of sources")
      }
      modifier.contexts.append(
        ResolverModifier.Context(
          name: document.key(context), sources: sources,
          appearance: AppearanceNames.appearance(of: document.key(context), settings: settings)))
    }
    if let fallback = document.member("default", of: node) {
      modifier.fallback = index(ofContext: document.string(fallback) ?? [], in: modifier)
      if modifier.fallback == nil {
        report(
          .missingDefault, fallback,
          "the default is \(document.excerpt(fallback)), which is none of the contexts")
      }
    }
    for (wanted, context) in settings.inputs
    where AppearanceNames.normalized(Array(wanted.utf8)) == AppearanceNames.normalized(name) {
      modifier.chosen = index(ofContext: Array(context.utf8), in: modifier)
      if modifier.chosen == nil {
        report(
          .badInput, node, isKey: true,
          "the context “\(context)” asked for is not one of this modifier's: \(list(modifier))")
      }
    }
    if modifier.chosen == nil, modifier.fallback == nil, modifier.controlled.isEmpty {
      report(
        .missingDefault, node, isKey: true,
        "the modifier has no default and none of its contexts was chosen; the first is taken. "
          + "Add \"default\", or choose one of \(list(modifier))")
      modifier.fallback = 0
    }
    checkContexts(modifier, contexts, document)
    return modifier
  }

  /// Names contexts that nothing leads to.
  private mutating func checkContexts(
    _ modifier: ResolverModifier, _ contexts: Int, _ document: JSONDocument
  ) {
    guard modifier.chosen == nil else { return }
    // DTCG's Resolver module: what is not given and has no default is an error.
    if modifier.context(for: .light) == nil {
      report(
        .missingDefault, Int(modifier.place.node), isKey: true,
        "the modifier has no default, and none of its contexts is for the light appearance; add "
          + "\"default\", or choose one of \(list(modifier))")
    }
    var isReached = [Bool](repeating: false, count: modifier.contexts.count)
    for appearance in Appearance.all {
      if let context = modifier.context(for: appearance) { isReached[context] = true }
    }
    for (index, context) in document.children(of: contexts).enumerated() where !isReached[index] {
      let name = String(utf8: modifier.contexts[index].name)
      if modifier.controlled.isEmpty {
        report(
          .unknownAppearance, context, isKey: true,
          "the context “\(name)” is read only where it is chosen", severity: .note)
      } else {
        let isSecond = modifier.contexts[index].appearance != nil
        report(
          .unknownAppearance, context, isKey: true,
          isSecond
            ? "the context “\(name)” is never drawn: another stands for the same appearance"
            : "the context “\(name)” is never drawn: its name is that of no appearance. There are "
              + "light, dark, high-contrast and dark-high-contrast", severity: .warning)
      }
    }
  }

  private func index(ofContext name: [UInt8], in modifier: ResolverModifier) -> Int? {
    let wanted = AppearanceNames.normalized(name)
    return modifier.contexts.firstIndex { AppearanceNames.normalized($0.name) == wanted }
  }

  private func list(_ modifier: ResolverModifier) -> String {
    var text = ""
    for context in modifier.contexts {
      if !text.utf8.isEmpty { text += ", " }
      text += String(utf8: context.name)
    }
    return text
  }
}
