import GradientTokens

/// The pictures of what differed that an earlier comparison drew where this one draws its own.
struct EarlierDifferences {
  /// Each by the name that the new comparison would give it.
  private let files: [(name: String, path: FilePath)]

  /// Finds them: for two files the one picture, for folders those that the report there names.
  ///
  /// Only pictures that say this program made them count, and none outside the folder.
  init(at target: FilePath, areFolders: Bool) {
    guard areFolders else {
      files = OutputMark.picture.isIn(target) ? [(target.name, target)] : []
      return
    }
    let report = target.appending(CompareCommand.reportName)
    var findings = Findings()
    guard OutputMark.manifest.isIn(report), let bytes = try? report.contents(),
      let root = target.resolved
    else {
      files = []
      return
    }
    let document = JSONParser.parse(
      bytes, path: report.text, limits: ReadingLimits(), findings: &findings)
    guard !document.nodes.isEmpty, let list = document.member("pictures", of: 0) else {
      files = []
      return
    }
    files = document.children(of: list).compactMap { entry in
      guard let verdict = document.member("verdict", of: entry),
        document.string(verdict, is: "differs"),
        let text = document.member("file", of: entry).flatMap({ document.string($0) })
      else { return nil }
      let name = String(decoding: text, as: UTF8.self)
      let path = target.appending(name)
      guard let real = path.resolved, root.contains(real), OutputMark.picture.isIn(path) else {
        return nil
      }
      return (name, path)
    }
  }

  /// Removes them, but for some names.
  ///
  /// - Throws: ``Failure`` for one that cannot be removed.
  func remove(but kept: Set<String>) throws(Failure) {
    for file in files where !kept.contains(file.name) {
      do throws(SystemError) {
        try file.path.removeFile()
      } catch {
        throw Failure("remove", file.path, error)
      }
    }
  }
}
