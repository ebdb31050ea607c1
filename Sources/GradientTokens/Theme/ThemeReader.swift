import GradientModel

/// Turns the groups that declare themselves controls into styles.
///
/// What the file says is read once for each appearance that it tells apart. A style then keeps, for
/// each, what the file gives for that appearance and whatever else differs from what lies beneath.
struct ThemeReader {
  let reading: TokenReading
  var findings: Findings
  /// The values of each appearance's tokens, in the order of `reading.appearances`.
  private var values: [TokenValues] = []
  /// What the whole file stands on, for each appearance.
  private var backdrops: [Paint?] = []
  /// Where members were written; nil where that is not recorded.
  private(set) var origins: StyleOrigins?

  init(_ reading: TokenReading, recordsOrigins: Bool = false) {
    self.reading = reading
    origins = recordsOrigins ? StyleOrigins() : nil
    findings = reading.findings
    for appearance in reading.appearances {
      var values = TokenValues(appearance, findings: findings)
      backdrops.append(ThemeReader.backdrop(reading.roots, &values))
      findings = values.findings
      self.values.append(values)
    }
  }

  mutating func read() -> ControlTheme {
    var controls: [ControlTheme.Control] = []
    var groups: [Int] = []
    guard let light = reading.appearances.first else { return ControlTheme() }
    for group in componentsInOrder(of: light.tree) {
      guard let component = component(of: group, in: light.tree) else { continue }
      if light.tree.nodes[group].isAbstract { continue }
      groups.append(group)
      controls.append(
        ControlTheme.Control(
          name: light.tree.name(group, separator: UInt8(ascii: "/")), component: component,
          style: style(of: group, in: light.tree)))
    }
    checkNames(controls, groups, light.tree)
    checkOverlays(light.tree)
    return ControlTheme(controls)
  }

  /// The groups that are controls, in the order of the file.
  private func componentsInOrder(of tree: TokenTree) -> [Int] {
    var result: [Int] = []
    var pending = [0]
    while let node = pending.popLast() {
      if node != 0, tree.nodes[node].component != nil { result.append(node) }
      let first = pending.count
      for child in tree.children(of: node) where !tree.nodes[child].isToken {
        pending.append(child)
      }
      pending[first...].reverse()
    }
    return result
  }

  private mutating func component(
    of group: Int, in tree: TokenTree
  ) -> ControlTheme.Component? {
    guard let value = tree.nodes[group].component else { return nil }
    let document = tree.document(value)
    let text = document.string(Int(value.node)) ?? []
    for component in ControlTheme.Component.allCases where component.word.utf8.elementsEqual(text) {
      return component
    }
    findings.add(
      .error, .unknownComponent, at: tree.place(value), name: tree.name(group),
      "the component is \(document.excerpt(Int(value.node))); there are button, control and bar-button"
    )
    return nil
  }

  // MARK: Styles

  /// What a control's group gives in the tokens of one appearance: members for each appearance that
  /// it names itself, the base first, and for compact metrics.
  private struct Given {
    /// One list of members and states for each of `Appearance.all`.
    var layers = [[StateMembers]](repeating: [], count: Appearance.all.count)
    var compact: [StateMembers] = []

    var namesAppearances: Bool {
      for layer in layers.dropFirst() where !layer.isEmpty { return true }
      return false
    }

    /// The members for some states of the layers beneath an appearance, or of that one alone.
    func members(_ state: ControlState, of appearance: Appearance) -> StyleMembers {
      var result = StyleMembers()
      for entry in layers[Int(appearance.rawValue)] where entry.state == state {
        result.merge(entry.members)
      }
      return result
    }
  }

  private mutating func style(of group: Int, in light: TokenTree) -> ControlStyle {
    var style = ControlStyle()
    var given: [Given?] = []
    for index in reading.appearances.indices {
      given.append(self.given(by: group, in: light, appearance: index))
    }
    for appearance in Appearance.all {
      guard let index = source(of: appearance), let tokens = given[index] else { continue }
      // Without tokens of its own and members that name it, an appearance is what lies beneath.
      let isTold = reading.appearances[index].appearance == appearance
      if !isTold, !tokens.namesAppearances { continue }
      for state in states(tokens) {
        // What the file says beneath, read with this appearance's tokens …
        var wanted = StyleMembers()
        // … and what the style already gives there.
        var known = StyleMembers()
        for lower in Appearance.all where lower != appearance && appearance.isSuperset(of: lower) {
          wanted.merge(tokens.members(state, of: lower))
          known.merge(style[state, in: lower])
        }
        var members = wanted.differing(from: known)
        members.merge(tokens.members(state, of: appearance))
        style[state, in: appearance] = members
        origins?.note(members, state, appearance, reading: index, tokens.layers)
      }
    }
    for entry in given[0]?.compact ?? [] {
      style[compact: entry.state].merge(entry.members)
      origins?.note(entry)
    }
    origins?.close(group)
    return style
  }

  /// The reading that an appearance's tokens are in; one that is not told apart is that of the
  /// nearest one beneath.
  private func source(of appearance: Appearance) -> Int? {
    for candidate in [appearance, appearance.intersection(.dark), .light] {
      for index in reading.appearances.indices
      where reading.appearances[index].appearance == candidate {
        return index
      }
    }
    return nil
  }

  private func states(_ given: Given) -> [ControlState] {
    var states: [ControlState] = [.normal]
    for layer in given.layers {
      for entry in layer where !states.contains(entry.state) { states.append(entry.state) }
    }
    return states
  }

  private mutating func given(
    by group: Int, in light: TokenTree, appearance index: Int
  ) -> Given? {
    // The first reading is the light one.
    let own =
      index == 0
      ? group : ThemeReader.counterpart(of: group, in: light, within: values[index].tree)
    guard let own else { return nil }
    var given = Given()
    var reader = MemberReader(values[index], recordsSources: origins != nil)
    // Handed over and back: a list in two places is copied with every finding, and thousands of
    // controls may have one each.
    reader.values.findings = findings
    findings = Findings()
    defer { findings = reader.values.findings }
    given.layers[0] = reader.layer(own, isComponent: true)
    if let backdrop = backdrops[index], given.layers[0][0].members.backdrop == nil {
      given.layers[0][0].members.backdrop = backdrop
      let place = ThemeReader.backdropPlace(reading.roots, values[index].tree)
      given.layers[0][0].sources.append(
        MemberOccurrence(member: .backdrop, place: MemberOccurrence.Place(node: 0, word: place)))
    }
    if let appearances = reader.values.tree.child(of: own, named: "appearances") {
      for child in reader.values.tree.children(of: appearances) {
        let key = reader.values.tree.key(child)
        guard let appearance = AppearanceNames.ownAppearance(key) else {
          reader.report(
            .error, .unknownAppearance, child,
            "“\(String(utf8: key))” is not an appearance; there are dark, "
              + "high-contrast and dark+high-contrast")
          continue
        }
        if !given.layers[Int(appearance.rawValue)].isEmpty {
          reader.report(
            .error, .duplicateName, child,
            "is an appearance that is there already; make one override of the two")
        }
        given.layers[Int(appearance.rawValue)] = reader.layer(child)
      }
    }
    if let metrics = reader.values.tree.child(of: own, named: "metrics") {
      for child in reader.values.tree.children(of: metrics) {
        if reader.values.tree.key(child, is: "compact") {
          given.compact = reader.layer(child)
        } else {
          reader.report(
            .error, .unknownMember, child,
            "“\(String(utf8: reader.values.tree.key(child)))” are no metrics; there is "
              + "compact")
        }
      }
    }
    return given
  }

  /// The group of the same path in another appearance's tree.
  static func counterpart(
    of group: Int, in light: TokenTree, within tree: TokenTree
  ) -> Int? {
    var node = 0
    for name in light.path(group) {
      guard let child = tree.child(of: node, named: ArraySlice(name)) else { return nil }
      node = child
    }
    return node
  }

  // MARK: The whole file

  /// The backdrop that the root's extension gives, of several documents the last.
  private static func backdrop(_ roots: [NodeReference], _ values: inout TokenValues) -> Paint? {
    for root in roots {
      let document = values.tree.document(root)
      guard let extensions = document.member("$extensions", of: Int(root.node)),
        let vendor = document.member(TreeBuilder.vendorKey, of: extensions)
      else { continue }
      values.token = 0
      if let version = document.member("version", of: vendor), document.number(version) != 1 {
        values.report(
          .error, .unsupportedVersion, root.with(node: version),
          "the version of our extension is \(document.excerpt(version)); this reader knows 1")
      }
      for member in document.children(of: vendor) {
        let isKnown =
          document.key(member, is: "version") || document.key(member, is: "appearances")
          || document.key(member, is: "backdrop") || document.key(member, is: "ignore")
        if !isKnown {
          values.reportUnknownMember(
            root.with(node: member), document, of: "the file's extension",
            ["version", "appearances", "backdrop", "ignore"])
        }
        guard document.key(member, is: "ignore") else { continue }
        for fault in IgnoredRules.faults(in: document, member) {
          values.report(.error, .badValue, root.with(node: fault.node), fault.message)
        }
      }
      guard let backdrop = document.member("backdrop", of: vendor) else { continue }
      values.isUnlinked = true
      defer { values.isUnlinked = false }
      return values.paint(root.with(node: backdrop))?.paint
    }
    return nil
  }

  /// Where the root's extension gives a backdrop.
  private static func backdropPlace(_ roots: [NodeReference], _ tree: TokenTree) -> NodeReference? {
    for root in roots {
      let document = tree.document(root)
      if let extensions = document.member("$extensions", of: Int(root.node)),
        let vendor = document.member(TreeBuilder.vendorKey, of: extensions),
        let backdrop = document.member("backdrop", of: vendor)
      {
        return root.with(node: backdrop)
      }
    }
    return nil
  }
}
