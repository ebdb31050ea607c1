/// Compares the names in sources with the table.
struct NameFence {
  let table: AppleNameTable
  /// What the package's own sources declare.
  let ours: Set<String>
  /// The initialisers among them.
  let ownInitializers: Set<String>
  /// What the test doubles declare publicly: Apple's names that code can reach on Linux.
  let doubled: Set<String>
  /// Names of Swift and its standard library as of iOS 15.
  let swift: Set<String>

  /// What is wrong with a file, each with its line.
  func findings(in source: String, path: String) -> [String] {
    let scan = SourceScan(source)
    let local = DeclaredNames(SwiftTokenizer.tokens(of: source)).all
    var said: Set<String> = []
    var result = scan.problems.map { "\(path):\($0.line): \($0.text)" }
    for use in scan.uses {
      guard let finding = finding(use, local), said.insert(use.name + finding).inserted else {
        continue
      }
      result.append("\(path):\(use.line): \(finding)")
    }
    return result + inspectableFindings(in: source, path: path)
  }

  private func finding(_ use: NameUse, _ local: Set<String>) -> String? {
    // What the file declares itself is a parameter or a property of ours.
    if use.position == .plain, local.contains(use.name) { return nil }
    let rows = table[use.name]
    guard !rows.isEmpty else { return isApples(use) ? missing(use) : nil }
    // Names alone do not tell owners apart, so the newest counts.
    if let row = rows.max(by: { $0.introduced < $1.introduced }), row.introduced > use.guarded {
      return "\(row.name) needs iOS \(row.introduced): put it within #available(iOS "
        + "\(row.introduced), *)"
    }
    for row in rows {
      if let deprecated = row.deprecated, deprecated <= SourceScan.minimum {
        return "\(row.name) is deprecated since iOS \(deprecated): use its successor"
      }
    }
    return nil
  }

  private func isApples(_ use: NameUse) -> Bool {
    if use.name.first?.isNumber == true || use.name.first == "$" || use.name == "_" { return false }
    switch use.position {
    // Listed only where a label is newer than the name.
    case .call: return false
    case .initializer:
      let type = use.name.prefix { $0 != "." }
      return !table[String(type)].isEmpty && !ownInitializers.contains(use.name)
    case .member, .plain:
      if swift.contains(use.name) { return false }
      if doubled.contains(use.name) { return true }
      if ours.contains(use.name) { return false }
      return use.position == .member || use.name.first?.isUppercase == true
    }
  }

  private func missing(_ use: NameUse) -> String {
    """
    \(use.name) is not in Tests/AppleNamesTests/apple-names.tsv. If it is Apple's, or one of \
    ours that Apple has too, look up which iOS brought it and add a row, tabs between its columns:
    TYPE.\(use.name)\t13.0\t-\tseen\tdeveloper.apple.com
    If it is Swift's own, and no newer than Swift 5.5, add it to swift-names.txt.
    """
  }

  // MARK: Inspectables

  /// What Interface Builder's inspector can set.
  static let inspectableTypes: Set<String> = [
    "Bool", "Int", "Double", "Float", "CGFloat", "String", "String?", "CGPoint", "CGSize", "CGRect",
    "UIColor", "UIColor?", "UIImage", "UIImage?", "NSRange",
  ]

  private func inspectableFindings(in source: String, path: String) -> [String] {
    let code = SwiftTokenizer.tokens(of: source).filter { $0.kind != .newline }
    return code.indices.compactMap { index in
      guard code[index].isWord("IBInspectable"), index > 0, code[index - 1].isMark("@") else {
        return nil
      }
      guard let keyword = code[index...].firstIndex(where: { $0.isWord("var") }),
        keyword + 3 < code.count, code[keyword + 2].isMark(":")
      else {
        return
          "\(path):\(code[index].line): an inspectable needs a variable with its type written out"
      }
      let isOptional = keyword + 4 < code.count && "?!".contains(code[keyword + 4].text)
      let type = code[keyword + 3].text + (isOptional ? code[keyword + 4].text : "")
      guard !Self.inspectableTypes.contains(type) else { return nil }
      return "\(path):\(code[index].line): \(code[keyword + 1].text) is a \(type), which Interface "
        + "Builder does not take: use one of \(Self.inspectableTypes.sorted().joined(separator: ", "))"
    }
  }
}
