import GradientModel
import GradientTokens
import Testing

/// Small files that would come to a great deal: each ends at a limit that is named, and what is just
/// within it is read.
@Suite struct AmplificationTests {
  private static func messages(_ text: String) -> [String] {
    StyleFile.read(Array(text.utf8), path: "f").diagnostics.filter { $0.severity == .error }
      .map(\.text)
  }

  /// Each list holds the one before twice: two to the power of `steps` shadows.
  private static func doubled(_ steps: Int) -> String {
    var text = ##"{"s0":{"$type":"shadow","$value":"0 1px #000"}"##
    for step in 1...steps {
      text += ##","s\##(step)":{"$type":"shadow","$value":"{s\##(step - 1)}, {s\##(step - 1)}"}"##
    }
    return text + "}"
  }

  @Test func `lists of shadows that double end at 1,024 shadows`() {
    #expect(Self.messages(Self.doubled(10)) == [])
    // Two lists of 1,024; what refers to a list that was refused is silent.
    let messages = Self.messages(Self.doubled(40))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("[limit] s11: ") == true, "\(messages)")
    #expect(messages.first?.contains("more than 1024 shadows, which is the limit") == true)
  }

  @Test(arguments: [(1_024, true), (1_025, false)])
  func `a list of shadows may be as long as the limit`(_ count: Int, _ isRead: Bool) {
    let list = Array(repeating: "0 1px #000", count: count).joined(separator: ",")
    let messages = Self.messages(##"{"s":{"$type":"shadow","$value":"\##(list)"}}"##)
    #expect(messages.isEmpty == isRead, "\(messages)")
    #expect(isRead || messages.first?.contains("at most 1024 shadows") == true)
  }

  @Test func `lists of families that double end at 256 families`() {
    var text = ##"{"f0":{"$type":"fontFamily","$value":["A"]}"##
    for step in 1...40 {
      text +=
        ##","f\##(step)":{"$type":"fontFamily","$value":["{f\##(step - 1)}","{f\##(step - 1)}"]}"##
    }
    let messages = Self.messages(text + "}")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("[limit] f9: ") == true, "\(messages)")
  }

  @Test(arguments: [(4_096, true), (4_097, false)])
  func `an array of stops may be as long as the limit`(_ count: Int, _ isRead: Bool) {
    let stop = ##"{"color":"#fff","position":0}"##
    let stops = Array(repeating: stop, count: count).joined(separator: ",")
    let messages = Self.messages(##"{"g":{"$type":"gradient","$value":[\##(stops)]}}"##)
    #expect(messages.isEmpty == isRead)
    #expect(isRead || messages.first?.contains("more than 4096 stops, which is the limit") == true)
  }

  // A hint as steep as can be stands for hundreds of stops, so 100 KB of text for millions.
  /// Whether this is a build without optimisation, in which four million powers take too long.
  private static var isDebug: Bool {
    var isDebug = false
    assert({ isDebug = true }() == ())
    return isDebug
  }

  @Test(.enabled(if: !isDebug))
  func `hints end at four million stops in all`() {
    let hints = Array(repeating: "red, 1e-300%", count: 1_500).joined(separator: ",") + ", red"
    let gradients = (0..<8).map {
      ##""g\##($0)":{"$type":"gradient","$value":"linear-gradient(\##(hints) 100%)"}"##
    }
    let one = Self.messages("{\(gradients[0])}")
    #expect(one == [])
    let all = Self.messages("{\(gradients.joined(separator: ","))}")
    #expect(all.allSatisfy { $0.contains("more than 4000000 stops in all, which is the limit") })
  }
}
