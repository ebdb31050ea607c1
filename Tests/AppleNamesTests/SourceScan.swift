/// A name in the sources, with what guards it.
struct NameUse: Hashable {
  enum Position {
    /// After a dot.
    case member
    /// Anywhere else.
    case plain
    /// `Type.init(label:)`: a type that is called with a first label.
    case initializer
    /// `name(label:)`: a member that is called with a first label.
    case call
  }

  let name: String
  let position: Position
  let line: Int
  /// The version of iOS that `#available` or `@available` has made sure of here.
  let guarded: Double
}

/// Finds the names in a file, which systems they are compiled for, and which version guards them.
struct SourceScan {
  private(set) var uses: [NameUse] = []
  /// Where something is that the scan does not understand.
  private(set) var problems: [(line: Int, text: String)] = []

  /// The version that the package asks for.
  static let minimum = 15.0

  private struct Scope {
    var version: Double
    /// What becomes true of the scope around it once this one closes: the else of a guard.
    var after: Double?
  }

  private let code: [SwiftToken]
  private var scopes = [Scope(version: Self.minimum)]
  /// For each open `#if` whether its present branch is for iOS, and whether any was so far.
  private var branches: [(isTaken: Bool, wasTaken: Bool)] = []
  private var depth = 0
  /// The version that a condition has asked for, and the depth of parentheses it stands at.
  private var condition: (version: Double, depth: Int, isGuard: Bool)?
  private var attribute: Double?
  /// Whether the declaration of an attribute has begun.
  private var isDeclaring = false
  private var isGuard = false

  init(_ source: String) {
    code = SwiftTokenizer.tokens(of: source)
    var index = 0
    while index < code.count { index = read(at: index) }
  }

  private var version: Double {
    max(scopes.last?.version ?? Self.minimum, condition?.version ?? 0, attribute ?? 0)
  }

  private mutating func read(at index: Int) -> Int {
    let token = code[index]
    switch token.kind {
    case .newline:
      endAttribute(at: index)
      return index + 1
    case .directive: return readDirective(token, at: index)
    case _ where branches.contains { !$0.isTaken }: return index + 1
    case .mark: readMark(token, at: index)
    case .word: readWord(token, at: index)
    }
    return index + 1
  }

  // MARK: Conditions

  private mutating func readDirective(_ token: SwiftToken, at index: Int) -> Int {
    switch token.text {
    case "#if", "#elseif", "#else", "#endif":
      let rest = code[(index + 1)...].prefix { $0.kind != .newline }
      readBranch(token.text, condition: rest)
      return index + 1 + rest.count
    case "#available":
      condition = (asked(at: index) ?? 0, depth, isGuard)
    case "#unavailable":
      problems.append((token.line, "#unavailable is not followed: write guard #available"))
    default: break
    }
    return index + 1
  }

  private mutating func readBranch(_ directive: String, condition: ArraySlice<SwiftToken>) {
    if directive == "#endif" {
      _ = branches.popLast()
      return
    }
    let wasTaken = directive == "#if" ? false : branches.popLast()?.wasTaken ?? false
    let isTaken = !wasTaken && (directive == "#else" || BuildCondition.isTrue(condition))
    branches.append((isTaken, wasTaken || isTaken))
  }

  /// The number after `iOS` in the parentheses that follow.
  private func asked(at index: Int) -> Double? {
    let list = code[index...].prefix { !$0.isMark(")") }
    guard let system = list.firstIndex(where: { $0.isWord("iOS") }), system + 1 < code.count else {
      return nil
    }
    return Double(code[system + 1].text)
  }

  // MARK: Scopes

  private mutating func readMark(_ token: SwiftToken, at index: Int) {
    switch token.text {
    case "(": depth += 1
    case ")": depth -= 1
    case "{": open()
    case "}":
      let closed = scopes.count > 1 ? scopes.removeLast() : nil
      if let after = closed?.after { scopes[scopes.count - 1].version = after }
    default: break
    }
  }

  private mutating func open() {
    var scope = Scope(version: scopes.last?.version ?? Self.minimum)
    if let asked = condition {
      if asked.depth < depth {
        // A closure within the condition.
        scope.version = max(scope.version, asked.version)
      } else if asked.isGuard {
        scope.after = max(scope.version, asked.version)
        (condition, isGuard) = (nil, false)
      } else {
        scope.version = max(scope.version, asked.version)
        condition = nil
      }
    } else if isGuard, depth == 0 {
      isGuard = false
    }
    if let asked = attribute {
      scope.version = max(scope.version, asked)
      (attribute, isDeclaring) = (nil, false)
    }
    scopes.append(scope)
  }

  /// A declaration without a body ends with its line.
  private mutating func endAttribute(at index: Int) {
    guard attribute != nil, isDeclaring, depth == 0 else { return }
    if code[index...].first(where: { $0.kind != .newline })?.isMark("{") == true { return }
    (attribute, isDeclaring) = (nil, false)
  }

  // MARK: Names

  private mutating func readWord(_ token: SwiftToken, at index: Int) {
    let before = index > 0 ? code[index - 1] : nil
    let after = index + 1 < code.count ? code[index + 1] : nil
    if token.text == "guard" { isGuard = true }
    if before?.isMark("@") == true {
      if token.text == "available" { (attribute, isDeclaring) = (asked(at: index), false) }
      return
    }
    if before?.isWord("import") == true { return }
    if depth == 0 { isDeclaring = true }
    // A label of a call or a parameter list.
    let opensLabel = before?.isMark("(") == true || before?.isMark(",") == true
    if opensLabel, after?.isMark(":") == true { return }
    let isMember = before?.isMark(".") == true
    add(token.text, isMember ? .member : .plain, token.line)
    guard after?.isMark("(") == true, let label = label(at: index + 2) else { return }
    if token.text.first?.isUppercase == true {
      add("\(token.text).init(\(label):)", .initializer, token.line)
    } else if isMember {
      add("\(token.text)(\(label):)", .call, token.line)
    }
  }

  private func label(at index: Int) -> String? {
    let rest = code[min(index, code.count)...].filter { $0.kind != .newline }.prefix(2)
    guard rest.count == 2, let word = rest.first, word.kind == .word,
      rest.last?.isMark(":") == true
    else { return nil }
    return word.text
  }

  private mutating func add(_ name: String, _ position: NameUse.Position, _ line: Int) {
    uses.append(NameUse(name: name, position: position, line: line, guarded: version))
  }
}
