/// A word or mark of Swift source, as much of the language as a search for names needs.
struct SwiftToken: Hashable {
  enum Kind {
    /// A name or a keyword, without backticks.
    case word
    /// `#if`, `#available` and the like.
    case directive
    /// A single mark, or `@`.
    case mark
    /// The end of a line.
    case newline
  }

  let kind: Kind
  let text: String
  let line: Int

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// Cuts source into tokens: comments and the text of strings are left out, code within strings is not.
struct SwiftTokenizer {
  private let characters: [Character]
  private var index = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  static func tokens(of source: String) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(characters: Array(source))
    tokenizer.readCode(until: nil)
    return tokenizer.tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private func at(_ offset: Int) -> Character? {
    index + offset < characters.count ? characters[index + offset] : nil
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count {
      if at(0)?.isNewline == true { line += 1 }
      index += 1
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ text: String) {
    tokens.append(SwiftToken(kind: kind, text: text, line: line))
  }

  /// Reads code to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(until end: Character?) {
    var depth = 0
    while let next = at(0) {
      if next == end, depth == 0 { return skip() }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      readOne(next)
    }
  }

  private mutating func readOne(_ next: Character) {
    switch next {
    case "/" where at(1) == "/":
      while let character = at(0), !character.isNewline { _ = character; skip() }
    case "/" where at(1) == "*": skipBlockComment()
    case "\"": readString(hashes: 0)
    case "#" where at(1) == "\"" || (at(1) == "#" && at(2) == "\""):
      var hashes = 0
      while at(0) == "#" { (hashes, index) = (hashes + 1, index + 1) }
      readString(hashes: hashes)
    case "#":
      skip()
      add(.directive, "#" + word())
    case _ where next.isNewline:
      add(.newline, "\n")
      skip()
    case _ where next.isWhitespace || next == "`": skip()
    case _ where next.isLetter || next == "_" || next == "$": add(.word, word())
    case _ where next.isNumber: readNumber()
    default:
      add(.mark, String(next))
      skip()
    }
  }

  private mutating func word() -> String {
    var text = ""
    while let next = at(0), next.isLetter || next.isNumber || next == "_" || next == "$" {
      text.append(next)
      index += 1
    }
    return text
  }

  private mutating func readNumber() {
    var text = word()
    if at(0) == ".", at(1)?.isNumber == true {
      skip()
      text += "." + word()
    }
    add(.word, text)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if at(0) == "/", at(1) == "*" {
        depth += 1
        skip(2)
      } else if at(0) == "*", at(1) == "/" {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && at(0) != nil
  }

  private mutating func readString(hashes: Int) {
    let isLong = at(1) == "\"" && at(2) == "\""
    let close = Array(repeating: Character("\""), count: isLong ? 3 : 1)
    let tail = close + Array(repeating: Character("#"), count: hashes)
    let escape = [Character("\\")] + Array(repeating: Character("#"), count: hashes)
    skip(close.count)
    while at(0) != nil {
      if matches(tail) { return skip(tail.count) }
      if matches(escape + ["("]) {
        skip(escape.count + 1)
        readCode(until: ")")
      } else {
        skip(matches(escape) ? escape.count + 1 : 1)
      }
    }
  }

  private func matches(_ text: [Character]) -> Bool {
    for (offset, character) in text.enumerated() where at(offset) != character { return false }
    return true
  }
}
