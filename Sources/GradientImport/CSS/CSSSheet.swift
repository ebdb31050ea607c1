import GradientModel
import GradientTokens

/// A declaration such as `background: red`.
struct CSSDeclaration {
  /// The property in lower case; a custom one as it is.
  var property: [UInt8]
  var value: CSSText
  /// Where the property's name begins.
  var offset: Int
}

/// Declarations and what they hold for.
struct CSSRule {
  /// The selectors; empty for text without any.
  var selectors: CSSText
  var appearance: Appearance
  var declarations: [CSSDeclaration]
}

/// The rules of a text of CSS: a style sheet, declarations alone, or a gradient a line.
struct CSSSheet {
  private(set) var rules: [CSSRule] = []
  /// Values that stand alone, one in a line.
  private(set) var gradients: [CSSText] = []
  /// The custom properties, the last of each name.
  private(set) var properties: [[UInt8]: CSSText] = [:]
  /// Their names in the order in which they first stand.
  private(set) var propertyNames: [[UInt8]] = []

  private static let depthLimit = 32

  /// What a block stands in.
  private struct Context {
    var selectors = CSSText(bytes: [], offset: 0)
    var appearance: Appearance = .light
    /// Whether it is the text outside all blocks.
    var isTop = false
  }

  init(_ bytes: [UInt8], _ report: inout ImportReport) {
    var scanner = CSSScanner(bytes)
    if scanner.advance(to: { $0 == UInt8(ascii: "{") }) == nil {
      readLines(CSSText(bytes: bytes, offset: 0), &report)
    } else {
      readSheet(bytes, &report)
    }
  }

  // MARK: Lines

  /// Reads declarations and bare values, each ended by a semicolon or the end of its line.
  private mutating func readLines(_ text: CSSText, _ report: inout ImportReport) {
    var scanner = CSSScanner(text.bytes)
    var declarations: [CSSDeclaration] = []
    while true {
      scanner.skipSpace()
      while scanner.index < scanner.end,
        text.bytes[scanner.index] == UInt8(ascii: ";")
          || text.bytes[scanner.index] == UInt8(ascii: ",")
      {
        scanner.index += 1
        scanner.skipSpace()
      }
      guard scanner.index < scanner.end else { break }
      let start = scanner.index
      while let found = scanner.advance(to: { $0 == UInt8(ascii: ";") || $0 == 10 || $0 == 13 }),
        found != UInt8(ascii: ";"), Self.goesOn(text.bytes, start, scanner.index)
      { scanner.index += 1 }
      let item = text.part(start..<min(scanner.index, scanner.end)).trimmed
      if let declaration = Self.declaration(item) {
        declarations.append(declaration)
      } else if !item.bytes.isEmpty {
        gradients.append(item)
      }
    }
    add(declarations, Context(isTop: true))
  }

  /// Whether a value goes on behind the end of a line: a colon or comma is on either side.
  private static func goesOn(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    var last = end - 1
    while last > start, CSSScanner.isSpace(bytes[last]) { last -= 1 }
    if bytes[last] == UInt8(ascii: ":") || bytes[last] == UInt8(ascii: ",") { return true }
    var scanner = CSSScanner(bytes)
    scanner.index = end
    scanner.skipSpace()
    return scanner.index < bytes.count && bytes[scanner.index] == UInt8(ascii: ",")
  }

  // MARK: Blocks

  private mutating func readSheet(_ bytes: [UInt8], _ report: inout ImportReport) {
    var scanner = CSSScanner(bytes)
    // The open blocks: what they hold for, the declarations so far, and where they began.
    var open: [(context: Context, declarations: [CSSDeclaration], start: Int)] = [
      (Context(isTop: true), [], 0)
    ]
    let semicolon = UInt8(ascii: ";")
    while true {
      scanner.skipSpace()
      let start = scanner.index
      let found = scanner.advance {
        $0 == semicolon || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
      }
      let piece = CSSText(bytes: Array(bytes[start..<scanner.index]), offset: start).trimmed
      let last = open.count - 1
      switch found {
      case UInt8(ascii: "{"):
        guard open.count < Self.depthLimit else {
          report.add(
            .error, .limit, at: start, "blocks stand deeper in each other than \(Self.depthLimit)")
          return
        }
        guard let context = Self.context(piece, in: open[last].context, &report) else {
          Self.skipBlock(&scanner)
          continue
        }
        open.append((context, [], start))
      default:
        if piece.bytes.first == UInt8(ascii: "@") {
          report.add(
            .note, .leftOut, at: piece.offset, "\(piece.name) is not followed")
        } else if let declaration = Self.declaration(piece) {
          open[last].declarations.append(declaration)
        } else if !piece.bytes.isEmpty {
          report.leaveOut(
            at: piece.offset, "“\(piece.text)” is neither a rule nor a declaration; it is left out")
        }
        if found == UInt8(ascii: "}") {
          if open.count > 1 {
            let block = open.removeLast()
            add(block.declarations, block.context)
          } else {
            report.leaveOut(at: scanner.index, "a closing brace without its opening one")
          }
        }
      }
      guard found != nil else { break }
      scanner.index += 1
    }
    guard open.count == 1 else {
      let start = open[open.count - 1].start
      report.add(.error, .syntax, at: start, "the block that begins here has no closing brace")
      return
    }
    add(open[0].declarations, open[0].context)
  }

  private static func skipBlock(_ scanner: inout CSSScanner) {
    var depth = 0
    while let found = scanner.advance(to: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      scanner.index += 1
      depth += found == UInt8(ascii: "{") ? 1 : -1
      if depth == 0 { return }
    }
  }

  /// What a block holds for; nil for one that is stepped over.
  private static func context(
    _ prelude: CSSText, in outer: Context, _ report: inout ImportReport
  ) -> Context? {
    var context = outer
    context.isTop = false
    guard prelude.bytes.first == UInt8(ascii: "@") else {
      context.selectors = nested(prelude, in: outer.selectors)
      return context
    }
    let name = prelude.words.first?.bytes ?? []
    if name.isWord("@layer") || name.isWord("@scope") && outer.selectors.bytes.isEmpty {
      return context
    }
    if name.isWord("@supports") {
      if prelude.words.count > 1, prelude.words[1].isWord("not") {
        report.add(.note, .leftOut, at: prelude.offset, "what is for older browsers is left out")
        return nil
      }
      return context
    }
    if name.isWord("@media"), let appearance = appearance(of: prelude) {
      context.appearance.formUnion(appearance)
      return context
    }
    let isHarmless = name.isWord("@font-face") || name.isWord("@page") || name.isWord("@property")
    report.add(
      isHarmless ? .note : .warning, .leftOut, at: prelude.offset,
      "\(prelude.name) has no counterpart in a style file; it is left out")
    return nil
  }

  /// The appearance of a media query; nil where it asks for something else.
  private static func appearance(of query: CSSText) -> Appearance? {
    var appearance: Appearance = .light
    for word in query.words.dropFirst() {
      // White space within the parentheses means nothing.
      let feature = word.bytes.filter { !CSSScanner.isSpace($0) }
      if feature.isWord("(prefers-color-scheme:dark)") {
        appearance.insert(.dark)
      } else if feature.isWord("(prefers-contrast:more)") || feature.isWord("(prefers-contrast)") {
        appearance.insert(.highContrast)
      } else if !feature.isWord("and") && !feature.isWord("all") && !feature.isWord("screen")
        && !feature.isWord("(prefers-color-scheme:light)")
        && !feature.isWord("(color-gamut:srgb)")
      {
        return nil
      }
    }
    return appearance
  }

  /// The selectors of a rule in another rule: `&` stands for the outer ones.
  private static func nested(_ inner: CSSText, in outer: CSSText) -> CSSText {
    guard !outer.bytes.isEmpty else { return inner }
    var result: [UInt8] = []
    for selector in inner.split(by: UInt8(ascii: ",")) {
      for parent in outer.split(by: UInt8(ascii: ",")) {
        // Selectors multiply with each level.
        guard result.count < 1 << 16 else { break }
        if !result.isEmpty { result.append(UInt8(ascii: ",")) }
        if selector.bytes.contains(UInt8(ascii: "&")) {
          for byte in selector.bytes {
            if byte == UInt8(ascii: "&") { result += parent.bytes } else { result.append(byte) }
          }
        } else {
          result += parent.bytes + [0x20] + selector.bytes
        }
      }
    }
    return CSSText(bytes: result, offset: inner.offset, isVerbatim: false)
  }

  // MARK: Declarations

  private static func declaration(_ text: CSSText) -> CSSDeclaration? {
    var index = 0
    while index < text.bytes.count, CSSScanner.isName(text.bytes[index]) { index += 1 }
    let name = Array(text.bytes[..<index])
    guard !name.isEmpty else { return nil }
    while index < text.bytes.count, CSSScanner.isSpace(text.bytes[index]) { index += 1 }
    guard index < text.bytes.count, text.bytes[index] == UInt8(ascii: ":") else { return nil }
    var value = text.part((index + 1)..<text.bytes.count).trimmed
    let words = value.words
    if let last = words.last, last.isWord("!important") {
      value = value.part(0..<(value.bytes.count - last.bytes.count)).trimmed
    }
    let isCustom = name.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
    return CSSDeclaration(
      property: isCustom ? name : name.map { $0.lowerCase }, value: value, offset: text.offset)
  }

  private mutating func add(_ declarations: [CSSDeclaration], _ context: Context) {
    var own: [CSSDeclaration] = []
    for declaration in declarations {
      guard declaration.property.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")]) else {
        own.append(declaration)
        continue
      }
      if properties[declaration.property] == nil { propertyNames.append(declaration.property) }
      if context.appearance == .light || properties[declaration.property] == nil {
        properties[declaration.property] = declaration.value
      }
    }
    guard !own.isEmpty else { return }
    rules.append(
      CSSRule(selectors: context.selectors, appearance: context.appearance, declarations: own))
  }
}

extension CSSText {
  /// The first word, for messages.
  fileprivate var name: String { words.first?.text ?? text }
}
