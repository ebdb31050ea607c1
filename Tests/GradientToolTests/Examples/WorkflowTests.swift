import Foundation
import GradientTool
import Testing

/// The workflows for people's own checks call this command line, not one of an earlier day.
@Suite struct WorkflowTests {
  @Test(arguments: ["Examples/CI/pictures.yml", "Examples/CI/review.yml", "action.yml"])
  func `every call in a workflow is one that the command line knows`(_ name: String) async throws {
    let text = try String(
      contentsOf: CodeBlock.root.appendingPathComponent(name), encoding: .utf8)
    var calls = 0
    for call in text.matches(of: /\bgradient ([a-z]+)( [^|>\n]*)/) {
      let help = await Run("\(call.1)", "--help")
      guard help.code == .success else { continue }
      calls += 1
      let words = call.2.split(separator: " ")
      for word in words where word.hasPrefix("-") {
        let option = word == "-o" ? "-o, --output" : "\(word) "
        #expect(help.output.contains(option), "\(call.0)")
      }
    }
    #expect(calls >= 2)
  }

  @Test func `the action uses every input that it declares, and no other`() throws {
    let text = try String(
      contentsOf: CodeBlock.root.appendingPathComponent("action.yml"), encoding: .utf8)
    let inputs = try #require(text.range(of: "\ninputs:\n"))
    let end = try #require(text.range(of: "\noutputs:\n"))
    let declared = Set(
      text[inputs.upperBound...end.lowerBound].matches(of: /(?:^|\n)  ([a-z0-9-]+):/).map(\.1))
    let used = Set(text[end.upperBound...].matches(of: /\binputs\.([a-z0-9-]+)/).map(\.1))
    #expect(declared == used)
    #expect(declared.count == 9)
  }
}
