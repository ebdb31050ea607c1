package import GradientModel

/// A style file that was read together with where everything in it was written.
package struct TracedStyleFile: Sendable {
  /// What the file gives, as ``StyleFile`` reads it.
  package let reading: StyleFile.Reading
  private let tokens: TokenReading
  private let origins: StyleOrigins

  /// Reads a file and the files that it refers to; see ``StyleFile``.
  package static func read<Loader: FileLoader>(
    _ bytes: [UInt8], path: String, settings: ReadingSettings = ReadingSettings(), loader: Loader
  ) -> TracedStyleFile {
    let tokens = TokenReading.read(bytes, path: path, settings: settings, loader: loader)
    var reader = ThemeReader(tokens, recordsOrigins: true)
    let theme = reader.read()
    return TracedStyleFile(
      reading: StyleFile.Reading(
        theme: theme, diagnostics: reader.findings.located(in: tokens.documents)),
      tokens: tokens, origins: reader.origins ?? StyleOrigins())
  }

  /// How the member was written that a control's style has at a place.
  ///
  /// - Returns: Nil if the style does not give it there.
  package func source(of place: MemberPlace, in control: String) -> WrittenMember? {
    // Of compact metrics' entries the last one counts.
    entries(of: control)?.entries.last { $0.given == place }.map(written)
  }

  /// Where the member stands that a control's style has at a place: its value, or a stop of it.
  ///
  /// - Parameters:
  ///   - place: Where the style has the member; nil for the control itself.
  ///   - stop: The number of a gradient's stop, from 0.
  ///   - control: The control's name, its groups joined by `/`.
  /// - Returns: The place, that of the control where the style does not give the member there; nil
  ///   where the file has no such control.
  package func place(
    of place: MemberPlace?, stop: Int? = nil, in control: String
  ) -> FilePlace? {
    guard let (group, entries) = entries(of: control), let light = tokens.appearances.first?.tree
    else { return nil }
    let found: Findings.Place
    if let place, let entry = entries.last(where: { $0.given == place }) {
      let tree = tokens.appearances[entry.reading].tree
      let node = tree.nodes[entry.place.node]
      if let value = entry.place.word ?? node.value {
        found = tree.place(ofStop: stop, in: value)
      } else {
        found = tree.place(node.object, isKey: true)
      }
    } else {
      found = light.place(light.nodes[group].object, isKey: true)
    }
    return FilePlace(found, in: tokens.documents)
  }

  /// The start of the file.
  package var start: FilePlace? {
    tokens.documents.first.map { FilePlace(path: $0.path, line: 1, column: 1) }
  }

  /// The rules of `gradient check` that the file switches off.
  package var ignoredRules: IgnoredRules { IgnoredRules(tokens) }

  private func entries(of control: String) -> (group: Int, entries: [StyleOrigins.Entry])? {
    guard let light = tokens.appearances.first?.tree else { return nil }
    return origins.controls.first { group, _ in
      light.name(group, separator: UInt8(ascii: "/")).utf8.elementsEqual(control.utf8)
    }
  }

  private func written(_ entry: StyleOrigins.Entry) -> WrittenMember {
    let tree = tokens.appearances[entry.reading].tree
    let node = tree.nodes[entry.place.node]
    let value = entry.place.word ?? node.value
    let place = entry.place.word ?? node.object
    var aliases: [WrittenMember.Alias] = []
    if let value {
      collect(&aliases, from: value, in: tree, depth: 0)
    } else {
      for child in tree.children(of: entry.place.node) {
        if let value = tree.nodes[child].value {
          collect(&aliases, from: value, in: tree, depth: 0)
        }
      }
    }
    let name = tree.name(entry.place.node)
    return WrittenMember(
      name: name.utf8.isEmpty ? "the file's extension" : name,
      place: FilePlace(tree.place(place, isKey: true), in: tokens.documents),
      text: value.map { tree.document($0).excerpt(Int($0.node)) } ?? "a group",
      appearance: entry.written, extended: extended(entry.place, in: tree), aliases: aliases)
  }

  // MARK: $extends

  private func extended(
    _ place: MemberOccurrence.Place, in tree: TokenTree
  ) -> WrittenMember.Extended? {
    var from = tree.nodes[place.node].origin
    if let word = place.word {
      if place.node == 0 { return nil }
      let owner = tree.owner(ofWord: word)
      guard owner >= 0, owner != place.node else { return nil }
      from = owner
    }
    guard from >= 0 else { return nil }
    // The nearest group that says `$extends`: those in between came with it.
    var group = place.node
    while true {
      let object = tree.nodes[group].object
      if tree.nodes[group].origin < 0,
        let extends = tree.document(object).member("$extends", of: Int(object.node))
      {
        return WrittenMember.Extended(
          name: tree.name(from), by: tree.name(group),
          place: FilePlace(
            tree.place(object.with(node: extends), isKey: true), in: tokens.documents))
      }
      guard group != 0 else { return nil }
      group = tree.nodes[group].parent
    }
  }

  // MARK: Aliases

  private static let depthLimit = 32
  private static let aliasLimit = 100

  /// Adds the tokens that a value refers to, and what those refer to, each after what led to it.
  private func collect(
    _ aliases: inout [WrittenMember.Alias], from value: NodeReference, in tree: TokenTree,
    depth: Int
  ) {
    guard depth < Self.depthLimit else { return }
    for token in tree.tokens(referredToBy: value) {
      guard aliases.count < Self.aliasLimit else { return }
      let node = tree.nodes[token]
      let text = node.value.map { tree.document($0).excerpt(Int($0.node)) } ?? ""
      aliases.append(
        WrittenMember.Alias(
          name: tree.name(token), depth: depth, text: text,
          place: FilePlace(tree.place(node.object, isKey: true), in: tokens.documents)))
      if let value = node.value { collect(&aliases, from: value, in: tree, depth: depth + 1) }
    }
  }
}

extension TokenTree {
  /// Where a stop of a gradient stands, or the value where it is said to have no such stop.
  fileprivate func place(ofStop stop: Int?, in value: NodeReference) -> Findings.Place {
    var place = self.place(value)
    guard let stop else { return place }
    let document = document(value)
    if let element = document.element(stop, of: Int(value.node)) {
      return self.place(value.with(node: document.member("color", of: element) ?? element))
    }
    var notes: [ValueNote] = []
    // Hints become stops that no text says.
    guard let text = document.string(Int(value.node)),
      let syntax = try? ValueText.gradient(text, notes: &notes), !syntax.hasHints,
      syntax.stops.indices.contains(stop)
    else { return place }
    place.offset = document.offset(
      ofTextByte: syntax.stops[stop].source.lowerBound, in: Int(value.node))
    return place
  }

  /// The group whose own extension holds a value; -1 where it is the whole file's.
  fileprivate func owner(ofWord word: NodeReference) -> Int {
    let parent = document(word).nodes[Int(word.node)].parent
    for index in nodes.indices where nodes[index].origin < 0 {
      guard let vendor = nodes[index].vendor else { continue }
      if vendor.document == word.document, UInt32(truncatingIfNeeded: vendor.node) == parent {
        return index
      }
    }
    return -1
  }

  /// The tokens that a value names, in the order of the text, each once.
  fileprivate func tokens(referredToBy value: NodeReference) -> [Int] {
    let document = document(value)
    let first = Int(value.node)
    var result: [Int] = []
    func add(_ target: Target) {
      switch target {
      case .token(let token), .legacy(let token), .part(let token, _):
        if !result.contains(token) { result.append(token) }
      case .group, .missing: break
      }
    }
    for node in first..<Int(document.nodes[first].subtreeEnd)
    where document.kind(node) == .string {
      let text = document.string(node) ?? []
      if document.key(node, is: "$ref") {
        if let pointer = Reference(pointer: text) { add(target(of: pointer)) }
      } else if let whole = Reference(alias: ArraySlice(text)) {
        add(target(of: whole))
      } else {
        for alias in ValueText.aliases(in: text) { add(target(ofAlias: ArraySlice(alias.path))) }
      }
    }
    return result
  }
}
