import Testing

/// Small bad sources, each of which the scan must refuse, and good ones that it must let through.
@Suite("The scan for names can fail")
struct FenceCanFailTests {
  private let fence: NameFence

  init() throws {
    let table = try AppleNameTable(
      """
      CGFloat\t2.0\t-\tmemory\ttest
      Task\t13.0\t-\tmemory\ttest
      Task.sleep\t13.0\t-\tmemory\ttest
      Task.sleep(for:)\t16.0\t-\tmemory\ttest
      UIBarButtonItem\t2.0\t-\tmemory\ttest
      UIBarButtonItem.hidesSharedBackground\t26.0\t-\tseen\ttest
      UIButton\t2.0\t-\tmemory\ttest
      UIButton.contentEdgeInsets\t2.0\t15.0\tseen\ttest
      UIEdgeInsets\t2.0\t-\tmemory\ttest
      UIEdgeInsets.zero\t2.0\t-\tmemory\ttest
      UITraitCollection\t8.0\t-\tseen\ttest
      UITraitCollection.init(mutations:)\t17.0\t-\tseen\ttest
      UITraitCollection.init(traitsFrom:)\t8.0\t17.0\tseen\ttest
      UIView\t2.0\t-\tmemory\ttest
      UIView.setNeedsLayout\t2.0\t-\tmemory\ttest
      UIView.traitCollectionDidChange\t8.0\t17.0\tseen\ttest
      """)
    fence = NameFence(
      table: table, ours: ["item", "view", "ours", "update"],
      ownInitializers: ["UIView.init(ours:)"],
      doubled: ["setNeedsLayout", "updateProperties", "hidesSharedBackground"],
      swift: ["if", "guard", "else", "return", "func", "let", "var", "class", "override", "true"])
  }

  private func findings(_ source: String) -> [String] {
    fence.findings(in: source, path: "Bad.swift")
  }

  @Test func `a name newer than iOS 15 without a guard`() {
    let found = findings(
      "func ours(item: UIBarButtonItem) {\n  item.hidesSharedBackground = true\n}")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("Bad.swift:2: UIBarButtonItem.hidesSharedBackground needs") == true)
  }

  @Test(arguments: [
    "if #available(iOS 26, *) { item.hidesSharedBackground = true }",
    "if #available(iOS 26.0, *), ours { item.hidesSharedBackground = true }",
    "if #available(iOS 26, *), item.hidesSharedBackground { ours() }",
    "func update() {\n  guard #available(iOS 26, *) else { return }\n  item.hidesSharedBackground = true\n}",
    "@available(iOS 26, *)\nfunc update() { item.hidesSharedBackground = true }",
    "@available(iOS 26, *)\nfunc update()\n{ item.hidesSharedBackground = true }",
    "if #available(iOS 26, *), ours(where: { item.hidesSharedBackground }) { ours() }",
    "#if os(Linux)\nitem.hidesSharedBackground = true\n#endif",
    "#if os(iOS)\nours()\n#else\nitem.hidesSharedBackground = true\n#endif",
    "#if os(macOS) || os(watchOS)\nitem.hidesSharedBackground = true\n#endif",
    "#if !(os(iOS) && canImport(UIKit))\nitem.hidesSharedBackground = true\n#endif",
    "// item.hidesSharedBackground = true",
    "let ours = \"item.hidesSharedBackground\"",
  ])
  func `the same name with a guard, off Apple's systems or in words is let through`(source: String)
  {
    #expect(findings(source) == [])
  }

  @Test(arguments: [
    "if #available(iOS 17, *) { item.hidesSharedBackground = true }",
    "if #available(iOS 26, *) { ours() }\nitem.hidesSharedBackground = true",
    "if #available(iOS 26, *) { ours() } else { item.hidesSharedBackground = true }",
    "func update() {\n  guard #available(iOS 26, *) else { item.hidesSharedBackground = true }\n}",
    "@available(iOS 26, *)\nvar ours: UIView\nfunc update() { item.hidesSharedBackground = true }",
    "#if os(iOS) || os(Linux)\nitem.hidesSharedBackground = true\n#endif",
    "#if os(Linux)\nours()\n#else\nitem.hidesSharedBackground = true\n#endif",
    "#if os(Linux)\nours()\n#elseif os(iOS)\nitem.hidesSharedBackground = true\n#endif",
    "#if compiler(>=6.2)\nitem.hidesSharedBackground = true\n#endif",
    "#if !os(Linux)\nitem.hidesSharedBackground = true\n#endif",
    "let ours = \"\\(item.hidesSharedBackground)\"",
  ])
  func `a guard that asks for less, or that has ended, does not help`(source: String) {
    #expect(findings(source).count == 1)
  }

  @Test func `a name that iOS 15 deprecates`() {
    let found = findings("func ours(view: UIButton) { view.contentEdgeInsets = UIEdgeInsets.zero }")
    #expect(found.count == 1)
    #expect(found.first?.contains("is deprecated since iOS 15.0") == true)
  }

  @Test func `one that iOS 17 deprecates is let through: its successor is too new`() {
    #expect(findings("override func traitCollectionDidChange(_ ours: UITraitCollection) {}") == [])
  }

  @Test(arguments: [
    ("let ours: UIGlassEffect", "UIGlassEffect"), ("view.updateProperties()", "updateProperties"),
    ("updateProperties()", "updateProperties"), ("view.newMember()", "newMember"),
    ("let ours = UIView.init(glass: true)", "init"),
    ("let ours = UIView(glass: true)", "init(glass:)"),
  ])
  func `a name that the table lacks, with the row to add`(source: String, name: String) {
    let found = findings(source)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("\(name) is not in Tests/AppleNamesTests/apple-names.tsv") == true)
    #expect(found.first?.contains("\t13.0\t-\tseen\t") == true)
  }

  @Test func `a label that is newer than the name it goes with`() {
    #expect(findings("ours(Task.sleep(for: ours))").count == 1)
    #expect(findings("ours(Task.sleep(nanoseconds: ours))") == [])
  }

  @Test func `an initialiser that is newer than its type`() {
    #expect(findings("let ours = UITraitCollection(mutations: ours)").count == 1)
    #expect(
      findings("if #available(iOS 17, *) { ours(UITraitCollection(mutations: ours)) }") == [])
  }

  @Test(arguments: [
    ("@IBInspectable var ours: UIEdgeInsets = .zero", "UIEdgeInsets"),
    ("@IBInspectable public var ours: CGFloat?", "CGFloat?"),
    ("@IBInspectable var ours = 3", "type written out"),
  ])
  func `an inspectable that Interface Builder does not take (U13, U23)`(
    source: String, word: String
  ) {
    #expect(findings(source).count == 1)
    #expect(findings(source).first?.contains(word) == true)
  }

  @Test func `an inspectable that it takes`() {
    #expect(findings("@IBInspectable public var ours: CGFloat = 3") == [])
  }

  @Test func `a call of #unavailable, which the scan does not follow`() {
    #expect(findings("if #unavailable(iOS 26) { ours() }").count == 1)
  }

  @Test(arguments: ["UIView\t2.0\t-\tseen", "UIView\ttwo\t-\tseen\tx", "UIView\t2.0\t-\tguess\tx"])
  func `a row that is not whole`(row: String) {
    #expect(throws: AppleNameTable.Mistake.self) { try AppleNameTable(row) }
  }
}
