package import GradientModel

/// Where the controls of a style file, their members and the stops of their gradients stand in it.
package struct StyleSources: Sendable {
  /// A place of a file.
  package struct Place: Sendable {
    /// The file, as the caller named it.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column in Unicode characters, from 1.
    package var column: Int
  }

  /// A part of a control.
  package struct Part: Sendable {
    /// The names that the member may have in a file, the usual one first; empty for the control.
    package var names: [StaticString]
    package var state: ControlState
    package var appearance: Appearance
    package var isCompact: Bool
    /// The stop of a gradient, from 0.
    package var stop: Int?

    package init(
      names: [StaticString] = [], state: ControlState = .normal, appearance: Appearance = .light,
      isCompact: Bool = false, stop: Int? = nil
    ) {
      self.names = names
      self.state = state
      self.appearance = appearance
      self.isCompact = isCompact
      self.stop = stop
    }
  }

  private let reading: TokenReading

  init(_ reading: TokenReading) { self.reading = reading }

  /// The rules of `gradient check` that the file switches off.
  package var ignoredRules: IgnoredRules { IgnoredRules(reading) }

  /// Where a part of a control stands: the stop, else the value of its member, else the nearest group
  /// around it that the file has.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - control: The control's name, its groups joined by `/`.
  /// - Returns: The place; nil where the file has no such control.
  package func place(of part: Part, in control: String) -> Place? {
    // What an appearance changes may stand in its own tokens, or in its override in the control.
    var best: (depth: Int, place: Findings.Place)?
    for candidate in [part.appearance, part.appearance.intersection(.dark), .light] {
      for resolved in reading.appearances where resolved.appearance == candidate {
        let found = place(of: part, in: control, resolved.tree)
        if let found, found.depth > best?.depth ?? -1 { best = found }
      }
    }
    return best.map { located($0.place) }
  }

  /// The start of the file.
  package var start: Place? {
    reading.documents.first.map { Place(path: $0.path, line: 1, column: 1) }
  }

  private func place(
    of part: Part, in control: String, _ tree: TokenTree
  ) -> (depth: Int, place: Findings.Place)? {
    let name = Array(control.utf8)
    let group = tree.nodes.indices.first { node in
      tree.nodes[node].component != nil && !tree.nodes[node].isDetached
        && tree.path(node).joined(separator: [UInt8(ascii: "/")]).elementsEqual(name)
    }
    guard let group else { return nil }
    var best = (depth: 0, place: tree.place(tree.nodes[group].object, isKey: true))
    for way in ways(to: part, from: group, in: tree) {
      guard let last = way.last else { continue }
      let object = tree.nodes[last].object
      if way.count > best.depth, part.names.isEmpty {
        best = (way.count, tree.place(object, isKey: true))
      }
      for name in part.names {
        guard let member = tree.child(of: last, named: name) else { continue }
        let depth = way.count + 10
        if depth > best.depth { best = (depth, place(ofMember: member, part.stop, in: tree)) }
      }
    }
    return best
  }

  /// The groups of the overrides that a part may stand in, each from the control down.
  private func ways(to part: Part, from group: Int, in tree: TokenTree) -> [[Int]] {
    var layers = [[group]]
    if part.isCompact {
      layers = [way([group], ["metrics", "compact"], tree)]
    } else if part.appearance != .light,
      let appearances = tree.child(of: group, named: "appearances")
    {
      for child in tree.children(of: appearances)
      where AppearanceNames.ownAppearance(tree.key(child)) == part.appearance {
        layers.append([group, appearances, child])
      }
    }
    guard !part.state.isEmpty else { return layers }
    return layers.compactMap { layer in
      guard let last = layer.last, let states = tree.child(of: last, named: "states") else {
        return nil
      }
      let child = tree.children(of: states).first {
        ControlState(names: tree.key($0)) == part.state
      }
      return child.map { layer + [states, $0] }
    }
  }

  private func way(_ start: [Int], _ names: [StaticString], _ tree: TokenTree) -> [Int] {
    var way = start
    for name in names {
      guard let last = way.last, let child = tree.child(of: last, named: name) else { return way }
      way.append(child)
    }
    return way
  }

  private func place(ofMember member: Int, _ stop: Int?, in tree: TokenTree) -> Findings.Place {
    let node = tree.nodes[member]
    guard let value = node.value else { return tree.place(node.object, isKey: true) }
    guard let stop else { return tree.place(value) }
    let document = tree.document(value)
    if let element = document.element(stop, of: Int(value.node)) {
      let color = document.member("color", of: element) ?? element
      return tree.place(value.with(node: color))
    }
    var notes: [ValueNote] = []
    // Hints become stops that no text says.
    guard let text = document.string(Int(value.node)),
      let syntax = try? ValueText.gradient(text, notes: &notes), !syntax.hasHints,
      syntax.stops.indices.contains(stop)
    else { return tree.place(value) }
    var place = tree.place(value)
    place.offset = document.offset(
      ofTextByte: syntax.stops[stop].source.lowerBound, in: Int(value.node))
    return place
  }

  private func located(_ place: Findings.Place) -> Place {
    let document = reading.documents[place.document]
    var cursor = LineCursor()
    cursor.advance(to: place.offset, in: document.bytes)
    return Place(path: document.path, line: cursor.line, column: cursor.column)
  }
}

extension ControlState {
  /// The states of a name such as `selected+highlighted`, in any order; nil where one is unknown.
  init?(names: [UInt8]) {
    self = []
    for part in names.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false) {
      let named = ControlState.named.first { entry in
        entry.name.withUTF8Buffer { $0.elementsEqual(part) }
      }
      guard let named else { return nil }
      insert(named.state)
    }
  }
}
