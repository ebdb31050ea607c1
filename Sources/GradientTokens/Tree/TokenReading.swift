package import GradientModel

/// A style file with its tokens resolved, for each appearance that it tells apart.
package struct TokenReading: Sendable {
  /// The tokens of one appearance.
  package struct Resolved: Sendable {
    package var appearance: Appearance
    package var tree: TokenTree
    /// The tokens, each after all that it refers to.
    package var order: [Int]
  }

  package var documents: [JSONDocument]
  /// Light first; the others where their tokens differ.
  package var appearances: [Resolved]
  /// Objects that may hold our extension for the whole file, the last first.
  package var roots: [NodeReference]
  package var findings: Findings
  /// Whether the file is a resolver document.
  package var isResolver: Bool

  /// The diagnostics in the order of their places.
  package var diagnostics: [Diagnostic] { findings.located(in: documents) }
}

extension TokenReading {
  /// Reads a token file or a resolver document.
  package static func read(
    _ bytes: [UInt8], path: String, settings: ReadingSettings, loader: some FileLoader
  ) -> TokenReading {
    read(bytes, path: path, settings: settings) { path throws(LoadingError) in
      try loader.load(path)
    }
  }

  private static func read(
    _ bytes: [UInt8], path: String, settings: ReadingSettings, load: @escaping DocumentSet.Load
  ) -> TokenReading {
    var set = DocumentSet(main: path, limits: settings.limits, load: load)
    let isNamedResolver = hasSuffix(path, ".resolver.json") || hasSuffix(path, ".jsonc")
    _ = set.add(bytes, path: path, dialect: isNamedResolver ? .jsonWithComments : .json)
    guard let root = set.documents[0].nodes.first else { return empty(set) }
    guard root.kind == .object else {
      if root.kind != .invalid {
        set.findings.add(
          .error, .syntax,
          at: Findings.Place(document: 0, offset: set.documents[0].offset(0)),
          StyleFile.noObject(set.documents[0]))
      }
      return empty(set)
    }
    let isResolver = LayerPlanner.isResolver(set.documents[0])
    if isResolver, !isNamedResolver, set.findings.hasErrors {
      set.rereadMain(dialect: .jsonWithComments)
    }
    var planner = LayerPlanner(set, settings: settings)
    let plan = isResolver ? planner.planResolver() : planner.planTokens()
    var reading = TokenReading(
      documents: planner.set.documents, appearances: [], roots: plan.roots,
      findings: planner.set.findings, isResolver: isResolver)
    for appearance in plan.appearances {
      reading.resolve(plan.layers[Int(appearance.rawValue)], appearance, settings.limits)
    }
    return reading
  }

  private mutating func resolve(
    _ layers: [TreeBuilder.Layer], _ appearance: Appearance, _ limits: ReadingLimits
  ) {
    var builder = TreeBuilder(
      documents: documents, appearance: appearance, limits: limits, findings: findings)
    for layer in layers { builder.lay(layer) }
    guard !builder.tree.nodes.isEmpty else {
      findings = builder.findings
      return
    }
    GroupExpander.expand(&builder)
    var linker = TokenLinker(builder)
    linker.run()
    findings = linker.findings
    appearances.append(
      Resolved(appearance: appearance, tree: linker.tree, order: linker.order))
  }

  private static func empty(_ set: DocumentSet) -> TokenReading {
    TokenReading(
      documents: set.documents, appearances: [], roots: [], findings: set.findings,
      isResolver: false)
  }

  private static func hasSuffix(_ text: String, _ suffix: StaticString) -> Bool {
    suffix.equals(Array(text.utf8).suffix(suffix.utf8CodeUnitCount))
  }
}
