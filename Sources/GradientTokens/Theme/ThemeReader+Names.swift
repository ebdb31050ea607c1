import GradientModel

extension ThemeReader {
  /// Names what an appearance lays over controls that the file does not have: nobody would see it.
  mutating func checkOverlays(_ light: TokenTree) {
    for overlaid in reading.appearances.dropFirst() {
      let tree = overlaid.tree
      // Groups whose own group is there, but they are not: what is below them says no more.
      for node in tree.nodes.indices.dropFirst() {
        let group = tree.nodes[node]
        guard !group.isToken, !group.isDetached, group.origin < 0,
          let parent = ThemeReader.counterpart(of: group.parent, in: tree, within: light),
          light.child(of: parent, named: ArraySlice(tree.key(node))) == nil,
          group.component != nil || isLikeControl(node, tree)
        else { continue }
        let path = tree.path(node)
        findings.add(
          .warning, .unknownControl, at: tree.place(group.object, isKey: true),
          name: tree.name(node),
          "is overridden for \(overlaid.appearance.name), but the file has no such control"
            + light.suggestion(for: path, wantsGroup: true))
      }
    }
  }

  /// Whether a group holds what only a control or one of its overrides does.
  private func isLikeControl(_ node: Int, _ tree: TokenTree) -> Bool {
    for child in tree.children(of: node) {
      let key = tree.key(child)
      if MemberNames.contains(MemberNames.tokens + MemberNames.groups, key) { return true }
    }
    return false
  }

  /// Controls of one name hide each other, and two names may give one file name.
  mutating func checkNames(
    _ controls: [ControlTheme.Control], _ groups: [Int], _ tree: TokenTree
  ) {
    var known: [FileNameKey: Int] = [:]
    for (index, control) in controls.enumerated() {
      let key = FileNameKey(control.name)
      guard let first = known[key] else {
        known[key] = index
        continue
      }
      let place = tree.place(tree.nodes[groups[index]].object, isKey: true)
      let name = tree.name(groups[index])
      let other = tree.name(groups[first])
      if controls[first].name.utf8.elementsEqual(control.name.utf8) {
        findings.add(
          .error, .duplicateName, at: place, name: name,
          "is the control \(control.name), and so is \(other): groups and control are joined by “/”; "
            + "rename one of them")
      } else {
        findings.add(
          .warning, .nameCollision, at: place, name: name,
          "gives the same file name as \(other); rename one of them")
      }
    }
  }
}
