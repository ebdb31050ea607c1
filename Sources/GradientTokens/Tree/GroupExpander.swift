/// Copies into every group what its `$extends` brings.
///
/// A group takes the members of the group it extends, and of the groups that its own parents'
/// `$extends` put beside it; what it has itself wins. Groups are expanded one level at a time, with
/// the groups that have to come first on an explicit stack, so a state may extend its sibling.
struct GroupExpander {
  private enum State: UInt8 {
    case fresh, active, done
  }

  private var builder: TreeBuilder
  private var states: [State]
  /// The groups whose members each group takes, nearest first.
  private var sources: [[Int]]
  private var suggestionCount = 0

  static func expand(_ builder: inout TreeBuilder) {
    var isNeeded = false
    for node in builder.tree.nodes.indices {
      if builder.tree.nodes[node].isReference { convertGroupReference(node, &builder.tree) }
      if builder.tree.nodes[node].extends != nil { isNeeded = true }
    }
    guard isNeeded else { return }
    var expander = GroupExpander(builder)
    var node = 0
    while node < expander.builder.tree.nodes.count {
      if !expander.builder.tree.nodes[node].isToken { expander.expand(node) }
      node += 1
    }
    builder = expander.builder
  }

  private init(_ builder: TreeBuilder) {
    self.builder = builder
    states = [State](repeating: .fresh, count: builder.tree.nodes.count)
    sources = [[Int]](repeating: [], count: builder.tree.nodes.count)
  }

  /// A `$ref` that stands alone in an object makes a token of a token and a group of a group.
  private static func convertGroupReference(_ node: Int, _ tree: inout TokenTree) {
    guard let value = tree.nodes[node].value,
      let text = tree.document(value).string(Int(value.node)),
      let reference = Reference(pointer: text),
      case .group = tree.target(of: reference)
    else { return }
    tree.nodes[node].isToken = false
    tree.nodes[node].isReference = false
    tree.nodes[node].value = nil
    tree.nodes[node].extends = value
  }

  private mutating func expand(_ start: Int) {
    var work = [start]
    while let group = work.last {
      guard states[group] != .done else {
        work.removeLast()
        continue
      }
      states[group] = .active
      if let reference = builder.tree.nodes[group].extends {
        if let needed = resolve(reference, of: group) {
          if states[needed] == .active {
            reportCycle(needed, work)
            builder.tree.nodes[group].extends = nil
          } else {
            work.append(needed)
          }
          continue
        }
        builder.tree.nodes[group].extends = nil
      }
      if let needed = sources[group].first(where: { states[$0] != .done }) {
        if states[needed] == .active {
          reportCycle(needed, work)
          sources[group].removeAll { $0 == needed }
        } else {
          work.append(needed)
        }
        continue
      }
      for source in sources[group] { merge(source, into: group) }
      states[group] = .done
      work.removeLast()
    }
  }

  /// Finds the group that `$extends` names and notes it as a source; returns the group that has to
  /// be expanded before that can be said.
  private mutating func resolve(_ reference: NodeReference, of group: Int) -> Int? {
    let document = builder.tree.document(reference)
    let text = document.string(Int(reference.node)) ?? []
    guard let names = (Reference(alias: ArraySlice(text)) ?? Reference(pointer: text))?.names else {
      builder.report(
        .error, .badExtends, reference, group: group,
        "$extends is \(document.excerpt(Int(reference.node))); it names a group: \"{a.b}\" or \"#/a/b\""
      )
      return nil
    }
    var target = 0
    for name in names {
      if states[target] == .fresh { return target }
      guard !builder.tree.nodes[target].isToken,
        let child = builder.tree.child(of: target, named: ArraySlice(name))
      else {
        if states[target] == .active, target != group { return target }
        builder.report(
          .error, .badExtends, reference, group: group,
          "$extends names \(document.excerpt(Int(reference.node))), which does not exist"
            + suggestion(for: names))
        return nil
      }
      target = child
    }
    if builder.tree.nodes[target].isToken {
      builder.report(
        .error, .badExtends, reference, group: group,
        "$extends names the token \(builder.tree.name(target)); it takes a group. A token takes a "
          + "token's value by an alias")
    } else if isAncestor(target, of: group) {
      builder.report(
        .error, .badExtends, reference, group: group,
        "$extends names \(target == group ? "the group itself" : "a group around it"); "
          + "a group can only extend one that lies elsewhere")
    } else {
      sources[group].insert(target, at: 0)
    }
    return nil
  }

  /// A search through all names for each of thousands would take longer than the reading.
  private mutating func suggestion(for names: [[UInt8]]) -> String {
    suggestionCount += 1
    return suggestionCount <= 10 ? builder.tree.suggestion(for: names, wantsGroup: true) : ""
  }

  private func isAncestor(_ other: Int, of group: Int) -> Bool {
    var current = group
    while current != other {
      if current == 0 { return false }
      current = builder.tree.nodes[current].parent
    }
    return true
  }

  private mutating func reportCycle(_ first: Int, _ work: [Int]) {
    var start = work.count - 1
    while start > 0, work[start] != first { start -= 1 }
    var chain = ""
    for group in work[start...] { chain += builder.tree.name(group) + " → " }
    let place = builder.tree.nodes[first].extends ?? builder.tree.nodes[first].object
    builder.report(
      .error, .cycle, place, group: first,
      "$extends runs in a circle: \(chain)\(builder.tree.name(first)); break it at one of them")
  }

  private mutating func merge(_ source: Int, into group: Int) {
    let from = builder.tree.nodes[source]
    builder.tree.inherit(from, into: group)
    var child = from.firstChild
    while child >= 0 {
      let next = builder.tree.nodes[child].nextSibling
      if let own = builder.tree.child(of: group, namedLike: child) {
        if !builder.tree.nodes[own].isToken, !builder.tree.nodes[child].isToken {
          sources[own].append(child)
          if states[own] == .done { states[own] = .fresh }
        } else if builder.tree.key(own, is: "radius") {
          // The curve is a member of its own, although it is written beside the radius.
          builder.tree.inheritVendors(of: builder.tree.nodes[child], into: own)
        }
      } else {
        copy(child, into: group)
      }
      child = next
    }
  }

  private mutating func copy(_ child: Int, into group: Int) {
    let source = builder.tree.nodes[child]
    let place = builder.tree.nodes[group].object
    guard builder.hasRoom(at: place) else { return }
    var node = TokenTree.Node(isToken: source.isToken, object: source.object, parent: group)
    node.nameHash = source.nameHash
    node.origin = source.origin >= 0 ? source.origin : child
    if source.isToken {
      node.isPlain = source.isPlain
      node.value = source.value
      node.isReference = source.isReference
      node.declaredType = source.declaredType
      node.deprecated = source.deprecated
      node.vendor = source.vendor
      node.inheritedVendors = source.inheritedVendors
    } else if repeats(node.origin, above: group) {
      builder.report(
        .error, .cycle, place, isKey: true, group: group,
        "$extends would put the group \(builder.tree.name(node.origin)) into itself without end")
      return
    }
    _ = builder.tree.append(node)
    states.append(.fresh)
    sources.append(source.isToken ? [] : [child])
  }

  /// Whether a group or one around it is, or is a copy of, `origin`.
  private func repeats(_ origin: Int, above group: Int) -> Bool {
    var current = group
    while current != 0 {
      if current == origin || builder.tree.nodes[current].origin == origin { return true }
      current = builder.tree.nodes[current].parent
    }
    return false
  }
}

extension TokenTree {
  /// Gives a group the properties of one that it extends: `$extensions` merge vendor by vendor and,
  /// ours, member by member.
  fileprivate mutating func inherit(_ source: Node, into group: Int) {
    nodes[group].declaredType = nodes[group].declaredType ?? source.declaredType
    nodes[group].deprecated = nodes[group].deprecated ?? source.deprecated
    nodes[group].component = nodes[group].component ?? source.component
    inheritVendors(of: source, into: group)
  }

  /// Gives a group our extensions of one that it extends, behind its own.
  fileprivate mutating func inheritVendors(of source: Node, into group: Int) {
    var chain = source.inheritedVendors
    if let vendor = source.vendor {
      chain = linkVendor(vendor, before: chain)
    }
    guard chain >= 0 else { return }
    var own: [NodeReference] = []
    var entry = nodes[group].inheritedVendors
    while entry >= 0 {
      own.append(inherited[entry].object)
      entry = inherited[entry].next
    }
    for object in own.reversed() {
      chain = linkVendor(object, before: chain)
    }
    nodes[group].inheritedVendors = chain
  }

  /// Puts an extension in front of a chain of inherited ones and returns the new chain.
  mutating func linkVendor(_ object: NodeReference, before next: Int) -> Int {
    var nearest: [NodeReference?] = []
    for (index, key) in TokenTree.inheritedKeys.enumerated() {
      if let member = document(object).member(key, of: Int(object.node)) {
        nearest.append(object.with(node: member))
      } else {
        nearest.append(next >= 0 ? inherited[next].nearest[index] : nil)
      }
    }
    inherited.append(InheritedVendor(object: object, next: next, nearest: nearest))
    return inherited.count - 1
  }

  /// A member of our extension on a group: its own, or the nearest that it inherits.
  ///
  /// The key is one of `inheritedKeys`.
  package func vendorMember(_ key: StaticString, of group: Int) -> NodeReference? {
    if let own = nodes[group].vendor,
      let member = document(own).member(key, of: Int(own.node))
    {
      return own.with(node: member)
    }
    let chain = nodes[group].inheritedVendors
    guard chain >= 0 else { return nil }
    for (index, other) in TokenTree.inheritedKeys.enumerated()
    where other.equals(key.bytes) {
      return inherited[chain].nearest[index]
    }
    return nil
  }
}
