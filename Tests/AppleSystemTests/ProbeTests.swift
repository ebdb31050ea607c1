import Testing

/// The questions that only an Apple system can settle, asked of the UIKit at hand.
///
/// On Linux the test double answers, which shows that the questions can be asked. What the two answer
/// is compared by the workflow for Apple's systems, not here.
@Suite("Open questions about UIKit and Core Animation", .serialized)
struct ProbeTests {
  @Test("Each question about gradients gets its answers")
  func gradients() { ask(Probe.gradients, count: 6) }

  @Test("Each question about layers gets its answers")
  func layers() { ask(Probe.layers, count: 4) }

  @Test("Each question about controls gets its answers")
  func controls() { ask(Probe.controls, count: 5) }

  @Test("Each question about bars gets its answers")
  func bars() { ask(Probe.bars, count: 2) }

  /// An answer is empty, or only dashes, where the question was not asked as it should.
  private func ask(_ probes: [Probe], count: Int) {
    #expect(probes.count == count)
    for probe in probes {
      let lines = probe.run()
      #expect(!lines.isEmpty, "\(probe.name)")
      for line in lines {
        let value = line.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
        #expect(value.contains { $0 != " " && $0 != "-" }, "\(line)")
      }
    }
  }
}
