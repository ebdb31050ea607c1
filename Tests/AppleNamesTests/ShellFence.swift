/// What else Linux cannot show about the UIKit targets, found in their tokens.
enum ShellFence {
  /// The targets that are for the UIKit of iOS and Mac Catalyst only.
  static let targets = ["GradientControls", "GradientInspectables"]

  /// What is wrong with a file, each with its line.
  static func findings(in source: String, path: String) -> [String] {
    let code = SwiftTokenizer.tokens(of: source).filter { $0.kind != .newline }
    return unguarded(code, path) + openInExtensions(code, path)
  }

  /// `canImport(UIKit)` is true on watchOS, tvOS and visionOS, whose UIKit lacks what the controls need:
  /// so all code stands within a condition.
  private static func unguarded(_ code: [SwiftToken], _ path: String) -> [String] {
    var depth = 0
    for token in code {
      switch token.text {
      case "#if": depth += 1
      case "#endif": depth -= 1
      case _ where depth == 0:
        return ["\(path):\(token.line): put the file's code within #if os(iOS) || os(Linux)"]
      default: break
      }
    }
    let importsByName = code.indices.first { index in
      code[index].isWord("canImport") && code[index...].prefix(3).last?.isWord("UIKit") == true
    }
    return importsByName.map {
      ["\(path):\(code[$0].line): canImport(UIKit) is true on systems without these controls"]
    } ?? []
  }

  /// A member of an extension cannot be overridden in Swift, whatever it is called.
  private static func openInExtensions(_ code: [SwiftToken], _ path: String) -> [String] {
    var scopes: [Bool] = []
    var isExtension = false
    var wasFunc = false
    var findings: [String] = []
    for token in code {
      switch token.text {
      case "extension": isExtension = true
      case "{":
        scopes.append(isExtension)
        isExtension = false
      case "}": _ = scopes.popLast()
      case "open" where scopes.last == true && !wasFunc:
        findings.append(
          "\(path):\(token.line): an open member of an extension cannot be overridden")
      default: break
      }
      // A function may be called so.
      wasFunc = token.isWord("func")
    }
    return findings
  }
}
