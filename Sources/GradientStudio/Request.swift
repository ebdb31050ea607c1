internal import GradientModel
internal import GradientTokens

/// A request's object, or one inside of it.
struct Request {
  private let document: JSONDocument
  private let node: Int

  init(_ bytes: [UInt8]) throws(AskError) {
    var findings = Findings()
    document = JSONParser.parse(bytes, path: "request", findings: &findings)
    node = 0
    guard !findings.hasErrors, document.nodes.first?.kind == .object else {
      throw AskError(.badArgument, "the request is no JSON object")
    }
  }

  private init(_ document: JSONDocument, _ node: Int) {
    self.document = document
    self.node = node
  }

  /// A text that has to be there.
  @inline(never)
  func text(_ key: StaticString) throws(AskError) -> String {
    guard let text = optionalText(key) else { throw Self.missing(key, "a text") }
    return text
  }

  /// A text; nil where it is not there.
  @inline(never)
  func optionalText(_ key: StaticString) -> String? {
    document.member(key, of: node).flatMap { document.string($0) }.map {
      String(utf8: $0)
    }
  }

  /// A number; nil where it is not there.
  @inline(never)
  func number(_ key: StaticString) -> Double? {
    document.member(key, of: node).flatMap { document.number($0) }
  }

  /// A set of bits, 0 where it is not there.
  @inline(never)
  func bits(_ key: StaticString) -> UInt32 {
    UInt32(exactly: number(key) ?? 0) ?? 0
  }

  /// An index, which has to be there.
  @inline(never)
  func index(_ key: StaticString) throws(AskError) -> Int {
    guard let number = number(key), let index = Int32(exactly: number) else {
      throw Self.missing(key, "a whole number")
    }
    return Int(index)
  }

  /// Three numbers; what is none of them, such as CSS's `none`, is not a number.
  @inline(never)
  func triple(_ key: StaticString) -> SIMD3<Double>? {
    guard let array = document.member(key, of: node), document.count(array) == 3 else { return nil }
    var triple = SIMD3<Double>()
    for (index, child) in document.children(of: array).enumerated() {
      triple[index] = document.number(child) ?? .nan
    }
    return triple
  }

  /// The JSON of a member; nil where it is not there.
  @inline(never)
  func json(_ key: StaticString) -> String? {
    guard let member = document.member(key, of: node) else { return nil }
    return String(utf8: document.json(member))
  }

  /// Whether a member is there and null.
  @inline(never)
  func isNull(_ key: StaticString) -> Bool {
    document.member(key, of: node).map { document.kind($0) == .null } ?? false
  }

  /// The object of a member; nil where it is no object.
  @inline(never)
  func object(_ key: StaticString) -> Request? {
    guard let member = document.member(key, of: node), document.kind(member) == .object else {
      return nil
    }
    return Request(document, member)
  }

  /// The objects of a list.
  @inline(never)
  func objects(_ key: StaticString) throws(AskError) -> [Request] {
    guard let array = document.member(key, of: node), document.kind(array) == .array else {
      throw Self.missing(key, "a list")
    }
    var objects: [Request] = []
    for child in document.children(of: array) {
      guard document.kind(child) == .object else { throw Self.missing(key, "a list of objects") }
      objects.append(Request(document, child))
    }
    return objects
  }

  static func missing(_ key: StaticString, _ what: String) -> AskError {
    let name = String(key)
    return AskError(.badArgument, "the request's “\(name)” has to be \(what)")
  }
}
