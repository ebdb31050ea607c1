import Foundation
import GradientTool
import Testing

/// The workflows for people's own checks call this command line, not one of an earlier day.
@Suite struct WorkflowTests {
  @Test(arguments: ["pictures.yml", "review.yml"])
  func `every call in a workflow is one that the command line knows`(_ name: String) async throws {
    let folder = URL(fileURLWithPath: ExampleStyle.palette.path).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("CI")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
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
}
