import Foundation
import GradientTool
import Testing

@Suite struct StudioCommandTests {
  @Test func `the page that is written is the page that was packed, and may be written again`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "studio.html")
    for _ in 0..<2 {
      let console = RecordingConsole()
      let code = await Tool.run(["studio", "-o", file.path], on: console)
      #expect(code == .success)
      #expect(console.output == "'\(file.path)'\n")
    }
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("default-src 'none'; script-src 'sha256-"))
  }
}
