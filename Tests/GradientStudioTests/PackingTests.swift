import Foundation
import Testing

/// The page that the command line writes is the one that the sources make.
@Suite struct PackingTests {
  @Test func `what is checked in holds the module and the page of now, within their limits`() throws
  {
    let script = Process()
    script.executableURL = StudioModule.package.appending(path: "Scripts/studio")
    script.arguments = ["--check"]
    let output = Pipe()
    script.standardOutput = output
    script.standardError = output
    try script.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
  }
}
