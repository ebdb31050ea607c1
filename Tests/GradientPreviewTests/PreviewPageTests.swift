import Foundation
import GradientTool
import Testing

@Suite struct PreviewPageTests {
  @Test("Only the served page may ask its own server, and nothing else is allowed to it")
  func policy() throws {
    let policies = PreviewPage.html.split(separator: "\n").filter {
      $0.contains("http-equiv=\"Content-Security-Policy\"")
    }
    #expect(policies.count == 1)
    let policy = try #require(policies.first)
    let rules = policy.split(separator: "content=\"").last?.dropLast(2).split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(rules?.first == "default-src 'none'")
    #expect(rules?.filter { $0.hasPrefix("connect-src") } == ["connect-src 'self'"])
    #expect(rules?.contains { $0.contains("unsafe-inline") || $0.contains("*") } == false)
    #expect(
      PreviewPage.html.components(separatedBy: "<meta name=\"gradient-preview\"").count == 2)
  }

  @Test("A file's event gives back its text, its name and what it refers to")
  func event() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "odd \u{2028}\"name.json")
    let missing = PreviewContent(of: FilePath(file.path))
    #expect(missing.text == nil)
    #expect(missing.problem?.contains("is not there") == true)
    let text = "{ \"a\": \"\u{1}\u{7f}\r\n\ndata: x\", \"é\": 1 }\n"
    try Data(text.utf8).write(to: file)
    let event = String(decoding: PreviewContent(of: FilePath(file.path)).event, as: UTF8.self)
    #expect(event.hasSuffix("\n\n"))
    let lines = event.dropLast(2).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.hasPrefix("data: ") })
    let json = lines.map { $0.dropFirst(6) }.joined(separator: "\n")
    let members = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(members?["text"] as? String == text)
    #expect(members?["name"] as? String == file.lastPathComponent)
    try Data([0xff, 0xfe, 0x7b]).write(to: file)
    #expect(PreviewContent(of: FilePath(file.path)).problem?.contains("UTF-8") == true)
    try Data(repeating: 0x20, count: PreviewContent.largestFile + 1).write(to: file)
    #expect(PreviewContent(of: FilePath(file.path)).problem?.contains("4194305 bytes") == true)
    try Data(repeating: 0x20, count: PreviewContent.largestFile).write(to: file)
    #expect(PreviewContent(of: FilePath(file.path)).problem == nil)
  }
}
