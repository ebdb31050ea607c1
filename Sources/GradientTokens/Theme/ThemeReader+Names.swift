import GradientModel

extension ThemeReader {
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
