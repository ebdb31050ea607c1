import Testing

/// Texts with what RFC 8259 says of each, in the manner of JSONTestSuite.
enum JSONBattery {
  enum Verdict: Equatable {
    /// A JSON text.
    case valid
    /// None.
    case invalid
    /// The standard leaves it to the reader; ours takes it or refuses it.
    case open(taken: Bool)

    var isTaken: Bool { self == .valid || self == .open(taken: true) }
  }

  struct Case: CustomTestStringConvertible {
    let verdict: Verdict
    let bytes: [UInt8]
    let reason: String

    init(_ verdict: Verdict, _ text: String, _ reason: String) {
      self.init(verdict, bytes: Array(text.utf8), reason)
    }

    init(_ verdict: Verdict, bytes: [UInt8], _ reason: String) {
      self.verdict = verdict
      self.bytes = bytes
      self.reason = reason
    }

    var testDescription: String { reason }
  }

  static let all = structure + numbers + strings + encodings + keys
}
