import GradientModel

extension PictureSelection {
  /// Checks that every pattern lets some control through.
  ///
  /// - Throws: ``Failure`` that names a pattern without any, and the controls there are.
  func checkMatches(in files: [LoadedStyle]) throws(Failure) {
    let names = files.flatMap { $0.theme.controls.map(\.name) }
    for pattern in patterns where !names.contains(where: pattern.matches) {
      let near = NearMiss.of(pattern.text, in: names).map { "; did you mean '\($0)'?" } ?? ""
      let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
      let more = names.count > 12 ? " and \(names.count - 12) more" : ""
      throw Failure("no control is named like '\(pattern.text)'; there are \(shown)\(more)\(near)")
    }
  }
}
