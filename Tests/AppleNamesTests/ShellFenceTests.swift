import Testing

@Suite("The UIKit targets on other systems and for subclasses (U22, U24)")
struct ShellFenceTests {
  @Test(arguments: ShellFence.targets)
  func `all code is for iOS, and what is open can be overridden`(target: String) {
    for file in PackageSources.files(of: target) {
      for finding in ShellFence.findings(in: file.text, path: file.path) {
        Issue.record(Comment(rawValue: finding))
      }
    }
  }

  @Test(arguments: [
    "let ours = 1", "#if os(iOS)\n#endif\nimport UIKit",
    "#if canImport(UIKit)\nlet ours = 1\n#endif",
    "#if os(iOS)\nextension Ours { open func update() {} }\n#endif",
  ])
  func `a file that is not so is refused`(source: String) {
    #expect(ShellFence.findings(in: source, path: "Bad.swift").count == 1)
  }

  @Test(arguments: [
    "// Words.\n#if os(iOS) || os(Linux)\nopen class Ours { open func update() {} }\n#endif",
    "#if os(iOS)\nextension Ours { public func open() {} }\n#endif",
  ])
  func `a file that is so is let through`(source: String) {
    #expect(ShellFence.findings(in: source, path: "Good.swift") == [])
  }

  /// What apps and libraries call such properties in extensions of `UIView`.
  private static let usual = [
    "cornerRadius", "borderColor", "borderWidth", "shadowColor", "shadowOpacity", "shadowOffset",
    "shadowRadius", "startColor", "endColor", "topColor", "bottomColor", "angle", "styleName",
    "gradientColors",
  ]

  @Test func `inspectables have names that neither UIKit nor an app's extension has (U14)`() throws
  {
    let fence = try PackageSources.fence()
    var names: [String] = []
    for target in ShellFence.targets {
      for file in PackageSources.files(of: target) {
        let code = SwiftTokenizer.tokens(of: file.text).filter { $0.kind == .word }
        for index in code.indices where code[index].text == "IBInspectable" {
          let keyword = code[index...].firstIndex { $0.text == "var" }
          if let keyword, keyword + 1 < code.count { names.append(code[keyword + 1].text) }
        }
      }
    }
    #expect(names.count >= 15)
    for name in names {
      #expect(name.hasPrefix("gradient") || name.hasPrefix("layer"))
      #expect(!fence.doubled.contains(name) && fence.table[name].isEmpty)
      #expect(!Self.usual.contains(name))
    }
  }
}
