import Foundation
import Testing

/// The guide's first ten minutes, taken as they are written.
@Suite struct TenMinutesTests {
  @Test func `every step does what the page says, in the page's order`() throws {
    let blocks = try CodeBlock.all(in: "Documentation/Guide.docc/TenMinutes.md")
    let folder = try TemporaryFolder()
    let file = try #require(blocks.first { $0.language == "json" })
    _ = try folder.write(file.text, to: "sign-up.tokens.json")
    let programs = URL(fileURLWithPath: ChildProcess.gradient).deletingLastPathComponent().path
    var messages: [String] = []
    for line in blocks.filter({ $0.language == "sh" }).flatMap(\.lines) {
      let run = try ChildProcess.shell("cd '\(folder.path)' && PATH='\(programs)':$PATH && \(line)")
      let fails = line.hasSuffix("# exit code 1")
      #expect(run.code == (fails ? 1 : 0), "\(line): \(run.output)\(run.messages)")
      messages.append(run.output)
    }
    #expect(messages.count == 11)
    // What the page says between the steps.
    #expect(messages[0] == "")
    #expect(try folder.names(in: "pictures").contains("sign-up.highlighted~dark@2x.png"))
    let swift = String(decoding: try folder.bytes("SignUp.swift"), as: UTF8.self)
    #expect(swift.contains("signUp"))
    let css = String(decoding: try folder.bytes("sign-up.css"), as: UTF8.self)
    for part in [".sign-up", ":active", ":disabled", "prefers-color-scheme: dark"] {
      #expect(css.contains(part), "\(part)")
    }
    #expect(messages[6].contains("sign-up.tokens.json:29:"))
    #expect(messages[6].contains("contrast of 2.82:1"))
    #expect(messages[6].contains("in normal, dark"))
    let mended = String(decoding: try folder.bytes("sign-up.tokens.json"), as: UTF8.self)
    let before = file.text.split(separator: "\n")
    let changed = zip(before, mended.split(separator: "\n")).filter { $0 != $1 }
    #expect(changed.allSatisfy { $0.0.contains("\"$value\": \"#") })
    #expect(mended.split(separator: "\n").count == before.count)
  }
}
