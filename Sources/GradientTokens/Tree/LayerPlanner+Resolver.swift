import GradientModel

/// What a resolver document lays over each other, in order.
private enum ResolutionStep {
  case set([NodeReference])
  case modifier(ResolverModifier)
}

/// A modifier and the sources of each of its contexts.
private struct ResolverModifier {
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

extension LayerPlanner {
  /// The plan of a resolver document (DTCG 2025.10, Resolver module).
  mutating func planResolver() -> LayerPlan {
    let document = set.documents[0]
    checkVersion(document)
    let steps = readOrder(document)
    checkInputs(steps, document)
    checkPermutations(steps, document)
    var chosen: [[Int?]] = []
    var plan = LayerPlan(layers: [], appearances: [], roots: [])
    for appearance in Appearance.all {
      var layers: [TreeBuilder.Layer] = []
      var choice: [Int?] = []
      for step in steps {
        switch step {
        case .set(let sources):
          for source in sources { append(source, to: &layers, depth: []) }
        case .modifier(let modifier):
          let context = modifier.context(for: appearance)
          choice.append(context)
          guard let context else { continue }
          for source in modifier.contexts[context].sources {
            append(source, to: &layers, depth: [])
          }
        }
      }
      plan.layers.append(layers)
      let isNew = !chosen.contains { $0.elementsEqual(choice) { $0 == $1 } }
      if appearance == .light || isNew { plan.appearances.append(appearance) }
      chosen.append(choice)
      if appearance == .light {
        plan.roots = layers.map { $0.object }.reversed() + [NodeReference(0, 0)]
      }
    }
    return plan
  }

  private mutating func report(
    _ code: DiagnosticCode, _ node: Int, isKey: Bool = false, _ message: String,
    severity: Diagnostic.Severity = .error
  ) {
    let document = set.documents[0]
    set.findings.add(
      severity, code,
      at: Findings.Place(
        document: 0, offset: isKey ? document.keyOffset(node) : document.offset(node)), message)
  }

  private mutating func checkVersion(_ document: JSONDocument) {
    guard let version = document.member("version", of: 0) else {
      return report(
        .resolverVersion, 0, "a resolver document says \"version\": \"2025.10\"; add it")
    }
    if !document.string(version, is: "2025.10") {
      report(
        .resolverVersion, version,
        "the version is \(document.excerpt(version)); this reader knows \"2025.10\"")
    }
  }

  // MARK: Order

  private mutating func readOrder(_ document: JSONDocument) -> [ResolutionStep] {
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
          "the inline name “\(String(decoding: name, as: UTF8.self))” is already taken; names are unique"
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

  private mutating func sources(
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
    return modifier
  }

  private func index(ofContext name: [UInt8], in modifier: ResolverModifier) -> Int? {
    let wanted = AppearanceNames.normalized(name)
    return modifier.contexts.firstIndex { AppearanceNames.normalized($0.name) == wanted }
  }

  private func list(_ modifier: ResolverModifier) -> String {
    var text = ""
    for context in modifier.contexts {
      if !text.utf8.isEmpty { text += ", " }
      text += String(decoding: context.name, as: UTF8.self)
    }
    return text
  }

  private mutating func checkInputs(_ steps: [ResolutionStep], _ document: JSONDocument) {
    for (wanted, _) in settings.inputs {
      let name = AppearanceNames.normalized(Array(wanted.utf8))
      let isKnown = steps.contains { step in
        if case .modifier(let modifier) = step {
          return AppearanceNames.normalized(modifier.name) == name
        }
        return false
      }
      if !isKnown {
        report(.badInput, 0, "there is no modifier “\(wanted)” to choose a context of")
      }
    }
  }

  private mutating func checkPermutations(_ steps: [ResolutionStep], _ document: JSONDocument) {
    var count = 1
    for case .modifier(let modifier) in steps {
      count *= modifier.contexts.count
      if count > settings.limits.permutations {
        return report(
          .limit, Int(modifier.place.node), isKey: true,
          "the modifiers allow more than \(settings.limits.permutations) combinations, which is the "
            + "limit")
      }
    }
  }

  // MARK: Sources

  private mutating func append(
    _ source: NodeReference, to layers: inout [TreeBuilder.Layer], depth: [NodeReference]
  ) {
    let document = set.documents[Int(source.document)]
    let node = Int(source.node)
    // Sets that name each other twice would double with every step.
    guard layers.count < 1_000, depth.count < 64 else {
      return report(
        .limit, node, "the sources come to more than 1000 layers or 64 sets in each other")
    }
    guard document.kind(node) == .object else {
      return report(
        .unknownSource, node,
        "a source is \(document.excerpt(node)); it is a token tree or {\"$ref\": \"file.json\"}")
    }
    guard let member = document.member("$ref", of: node) else {
      layers.append(
        TreeBuilder.Layer(object: source, isPlain: isPlain(Int(source.document))))
      return
    }
    let text = document.string(member) ?? []
    let hash = text.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    if hash == 0 {
      appendSet(source.with(node: member), text, to: &layers, depth: depth)
    } else {
      appendFile(source.with(node: member), text, fragment: hash, to: &layers)
    }
    // Other keys beside $ref override what it brings.
    if document.count(node) > 1 {
      layers.append(
        TreeBuilder.Layer(object: source, isPlain: isPlain(Int(source.document)), isOverride: true))
    }
  }

  private mutating func appendSet(
    _ reference: NodeReference, _ text: [UInt8], to layers: inout [TreeBuilder.Layer],
    depth: [NodeReference]
  ) {
    let document = set.documents[Int(reference.document)]
    guard case .pointer(let segments)? = Reference(pointer: text),
      let target = target(of: segments, document)
    else {
      return report(
        .unknownSource, Int(reference.node),
        "a source names \(document.excerpt(Int(reference.node))), which is no set or token tree of this "
          + "document; write \"#/sets/NAME\" or a file")
    }
    guard segments.first.map({ $0.elementsEqual("sets".utf8) }) == true, segments.count == 2 else {
      layers.append(
        TreeBuilder.Layer(object: NodeReference(0, target), isPlain: isPlain(0)))
      return
    }
    let set = reference.with(node: target)
    if depth.contains(where: { $0 == set }) {
      return report(
        .cycle, Int(reference.node), "the sets refer to each other in a circle; break it here")
    }
    for source in sources(of: target, "sources", document) {
      append(source, to: &layers, depth: depth + [set])
    }
  }

  /// The object that a pointer names; nothing may point at modifiers or into the order.
  private func target(of segments: [[UInt8]], _ document: JSONDocument) -> Int? {
    var node = 0
    for segment in segments {
      guard let next = document.part(named: segment, of: node) else { return nil }
      node = next
    }
    let first = segments.first ?? []
    let isAllowed =
      !segments.isEmpty && !first.elementsEqual("modifiers".utf8)
      && !first.elementsEqual("resolutionOrder".utf8)
    return isAllowed && document.kind(node) == .object ? node : nil
  }

  private mutating func appendFile(
    _ reference: NodeReference, _ text: [UInt8], fragment: Int,
    to layers: inout [TreeBuilder.Layer]
  ) {
    let path = Reference.decodedPath(text[..<fragment])
    guard let loaded = set.load(path, for: reference, name: "") else { return }
    let document = set.documents[loaded]
    guard !document.nodes.isEmpty else { return }
    var node = 0
    if fragment < text.count,
      case .pointer(let segments)? = Reference(pointer: Array(text[fragment...]))
    {
      for segment in segments {
        guard let next = document.part(named: segment, of: node) else {
          return report(
            .unknownSource, Int(reference.node),
            "the file has nothing at “\(String(decoding: text[fragment...], as: UTF8.self))”")
        }
        node = next
      }
    }
    layers.append(
      TreeBuilder.Layer(object: NodeReference(loaded, node), isPlain: isPlain(loaded)))
  }
}
