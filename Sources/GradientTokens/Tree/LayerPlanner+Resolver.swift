import GradientModel

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

  mutating func report(
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
}
