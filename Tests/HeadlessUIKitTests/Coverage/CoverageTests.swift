import Foundation
import Testing

/// The double's sources as text, one declaration a line however it was broken.
private nonisolated struct SourceText {
  let files: [String]

  init() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/HeadlessUIKit")
    let paths = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var files: [String] = []
    for case let url as URL in paths ?? .init() where url.pathExtension == "swift" {
      files.append(Self.normal(try String(contentsOf: url, encoding: .utf8)))
    }
    self.files = files
  }

  /// Comments dropped, white space single, none inside brackets.
  private static func normal(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") }
      .joined(separator: " ")
      .replacingOccurrences(of: "( ", with: "(")
      .replacingOccurrences(of: " )", with: ")")
  }

  /// All files that declare or extend a type.
  func about(_ type: String) -> String {
    files.filter { file in
      ["class", "struct", "protocol", "extension", "typealias \(type)Handler ="].contains { word in
        word.hasPrefix("typealias")
          ? file.contains(word)
          : ["\(word) \(type):", "\(word) \(type) "].contains { file.contains($0) }
      }
    }.joined(separator: "\n")
  }
}

@Suite("The double has Apple's names with Apple's signatures")
struct CoverageTests {
  @Test(arguments: AppleSignatures.all)
  func `Each declaration is there, letter for letter`(group: AppleSignatures.Group) throws {
    let text = try SourceText().about(group.type)
    #expect(!text.isEmpty)
    for declaration in group.declarations {
      #expect(text.contains(declaration), "\(group.type) lacks \(declaration)")
    }
  }

  @Test(arguments: AppleSignatures.all)
  func `Isolation is Apple's: layers and values are not on the main actor`(
    group: AppleSignatures.Group
  ) throws {
    let text = try SourceText().about(group.type)
    let isNonisolated = ["class", "struct", "protocol"].contains {
      text.contains("nonisolated \($0) \(group.type):")
        || text.contains("nonisolated \($0) \(group.type) ")
    }
    // A configuration is a value; Apple's page shows no mark for it.
    #expect(isNonisolated != (group.isOnMainActor && group.type != "Configuration"))
  }

  @Test func `Unchecked Sendable is for colours, images, fonts and traits only`() throws {
    let text = try SourceText().files.joined(separator: "\n")
    let marked = text.components(separatedBy: "@unchecked" + " Sendable").dropLast()
      .compactMap { $0.components(separatedBy: "class ").last }
      .compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(Set(marked) == ["UIColor", "UIImage", "UIFont", "UITraitCollection"])
    #expect(marked.count == 4)
  }

  @Test func `A layer's plain initialiser is not required`() throws {
    let text = try SourceText().about("CALayer")
    #expect(!text.contains("required init()"))
    #expect(!text.contains("required override init()"))
  }
}
