/// Why a text is not a value: what was found where, what is allowed, what to do.
package struct ValueError: Error, Sendable {
  /// The rule that was broken.
  package enum Code: UInt8, Sendable, CaseIterable {
    /// Something else was expected at this place.
    case unexpected
    /// The text ends too early.
    case missing
    /// A number sign with digits that make no colour.
    case hex
    /// A name that does not exist.
    case unknownName
    /// Something that exists elsewhere and is not read here.
    case unsupported
    /// A unit that does not fit.
    case unit
    /// A number beyond what is allowed.
    case outOfRange
    /// A string, comment or alias without its end.
    case unterminated
    /// More of something than is read.
    case limit
  }

  /// The rule that was broken.
  package var code: Code
  /// The byte offset in the text of what was found.
  package var offset: Int
  /// The offset of the byte after it.
  package var end: Int
  /// What was found, shortened; empty at the end of the text.
  package var found: String
  /// What is allowed there.
  package var allowed: String
  /// What to do, a sentence; empty where `allowed` says it all.
  package var hint: String

  package init(
    code: Code, offset: Int, end: Int, found: String, allowed: String, hint: String = ""
  ) {
    self.code = code
    self.offset = offset
    self.end = end
    self.found = found
    self.allowed = allowed
    self.hint = hint
  }

  /// The error in words, without its place.
  package var message: String {
    var text: String
    switch code {
    case .unexpected: text = "found “\(found)” where \(allowed) is expected"
    case .hex: text = "found “\(found)” where \(allowed) are expected"
    case .missing: text = "the text ends where \(allowed) is expected"
    case .unknownName: text = "“\(found)” is not known; allowed is \(allowed)"
    case .unsupported: text = "“\(found)” is not read; allowed is \(allowed)"
    case .unit: text = "“\(found)” has the wrong unit; allowed is \(allowed)"
    case .outOfRange: text = "“\(found)” is out of range; allowed is \(allowed)"
    case .unterminated: text = "“\(found)” has no end; allowed is \(allowed)"
    case .limit: text = "“\(found)” is too much; allowed is \(allowed)"
    }
    if !hint.utf8.isEmpty { text += ". \(hint)" }
    return text
  }
}

/// Something that was read although it is not written as it should be.
package struct ValueNote: Sendable {
  /// The byte offset in the text.
  package var offset: Int
  /// The offset of the byte after it.
  package var end: Int
  /// What was found and how it was read.
  package var message: String
}
