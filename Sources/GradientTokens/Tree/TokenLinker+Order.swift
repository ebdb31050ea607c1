extension TokenLinker {
  /// Orders the tokens by what they refer to.
  ///
  /// Robert Tarjan, Depth-first search and linear graph algorithms (1972, doi:10.1137/0201010),
  /// with the recursion on a stack of our own: tokens that refer to each other come out together.
  mutating func sort() {
    let count = tree.nodes.count
    var visited = [Int](repeating: -1, count: count)
    var low = [Int](repeating: 0, count: count)
    var isOpen = [Bool](repeating: false, count: count)
    var open: [Int] = []
    var frames: [(token: Int, link: Int)] = []
    var clock = 0
    order.reserveCapacity(count)
    for start in 0..<count where tree.nodes[start].isToken && isLive(start) && visited[start] < 0 {
      frames.append((start, firstLinks[start]))
      while let frame = frames.last {
        let token = frame.token
        if visited[token] < 0 {
          visited[token] = clock
          low[token] = clock
          clock += 1
          isOpen[token] = true
          open.append(token)
        }
        if frame.link >= 0 {
          frames[frames.count - 1].link = links[frame.link].next
          let next = links[frame.link].token
          if visited[next] < 0 {
            frames.append((next, firstLinks[next]))
          } else if isOpen[next] {
            low[token] = min(low[token], visited[next])
          }
          continue
        }
        frames.removeLast()
        if let parent = frames.last { low[parent.token] = min(low[parent.token], low[token]) }
        guard low[token] == visited[token] else { continue }
        var members: [Int] = []
        while let last = open.popLast() {
          isOpen[last] = false
          members.append(last)
          if last == token { break }
        }
        if members.count > 1 || refersToItself(token) {
          reportCycle(members.reversed())
        }
        for member in members.reversed() {
          order.append(member)
          resolve(member)
        }
      }
    }
  }

  private func refersToItself(_ token: Int) -> Bool {
    var link = firstLinks[token]
    while link >= 0 {
      if links[link].token == token { return true }
      link = links[link].next
    }
    return false
  }

  private mutating func reportCycle(_ members: [Int]) {
    var chain = ""
    for member in members {
      tree.nodes[member].isBroken = true
      chain += tree.name(member) + " → "
    }
    guard let value = tree.nodes[members[0]].value else { return }
    report(
      .error, .cycle, value, members[0],
      "references run in a circle: \(chain)\(tree.name(members[0])); give one of them a value")
  }

  /// Gives a token its type and its value; everything it refers to has them.
  private mutating func resolve(_ token: Int) {
    let node = tree.nodes[token]
    guard !node.isBroken, let value = node.value else { return }
    if node.target >= 0 {
      let target = tree.nodes[node.target]
      tree.nodes[token].isBroken = target.isBroken
      tree.nodes[token].resolved = target.resolved
      if let own = node.declaredType, let type = target.type, own != type, own != .other,
        !target.isBroken
      {
        tree.nodes[token].isBroken = true
        report(
          .error, .typeMismatch, value, token,
          "is a \(own.name), but \(tree.name(node.target)) is a \(type.name); "
            + "change $type or refer to another token")
      }
      tree.nodes[token].type = node.declaredType ?? target.type ?? node.type
    } else {
      tree.nodes[token].resolved = tree.followed(value)
      if tree.nodes[token].resolved == nil {
        tree.nodes[token].isBroken = true
        if let circle = tree.circle(from: value) {
          return report(.error, .cycle, value, token, circle)
        }
        report(
          .error, .unresolvedReference, value, token,
          "a $ref leads to a part that the value does not have; check the names after $value")
      }
    }
    if tree.nodes[token].type == nil, !node.isInComponent, !tree.nodes[token].isBroken {
      tree.nodes[token].isBroken = true
      reportUntyped(token, node)
    }
  }

  /// Says that a token has no type.
  ///
  /// Of one with the name of a control's member it says that its group may have been meant to be a
  /// control, once for each group.
  private mutating func reportUntyped(_ token: Int, _ node: TokenTree.Node) {
    let isMember = MemberNames.contains(MemberNames.tokens, tree.key(token))
    if isMember,
      tree.children(of: node.parent).contains(where: { other in
        other < token && tree.nodes[other].isToken && tree.nodes[other].type == nil
          && MemberNames.contains(MemberNames.tokens, tree.key(other))
      })
    {
      return
    }
    findings.add(
      .error, .missingType, at: tree.place(node.object, isKey: true), name: tree.name(token),
      isMember
        ? "has no type, and its group is no control: to make the group one, add \"$extensions\": "
          + "{ \"dev.gradientcontrols\": { \"component\": \"button\" } } to it; else add a $type, one of "
          + TokenType.list
        : "has no type: neither the token nor a group around it says $type; add one of "
          + TokenType.list)
  }
}
