/// CSS gradient text in its parts, so that one of them can change and the others stay as they are.
struct GradientText {
  /// A colour with up to one place, or a transition hint, which has a place alone.
  struct Entry {
    var color: [UInt8]?
    var place: [UInt8]?
    /// The entry as the text has it; nil once it has changed.
    var source: [UInt8]?
  }

  /// `linear`, `radial` or `conic`.
  var kind: [UInt8]
  /// What stands before the first colour, without its comma.
  var prelude: [UInt8]
  /// What stands between two entries.
  private(set) var separator: [UInt8]
  var entries: [Entry]

  /// The indices of the entries that are stops.
  var stops: [Int] { entries.indices.filter { entries[$0].color != nil } }

  /// Splits a text; nil where it is not gradient text.
  init?(_ bytes: [UInt8]) {
    var notes: [ValueNote] = []
    guard (try? ValueText.gradient(bytes, notes: &notes)) != nil else { return nil }
    var tokenizer = CSSTokenizer(bytes)
    let name = tokenizer.next()
    kind = bytes[name.start..<name.end - 1].dropLast("-gradient".utf8.count).map { $0 | 0x20 }
    prelude = []
    separator = Array(", ".utf8)
    entries = []
    var depth = 1
    var argument: [CSSToken] = []
    while depth > 0 {
      let token = tokenizer.next()
      switch token.kind {
      case .end, .unterminated: return nil
      case .function, .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      guard depth == 0 || (depth == 1 && token.kind == .comma) else {
        argument.append(token)
        continue
      }
      guard let first = argument.first, let last = argument.last else { return nil }
      let isPrelude = entries.isEmpty && prelude.isEmpty && Self.isPrelude(argument, bytes)
      if isPrelude {
        prelude = Array(bytes[first.start..<last.end])
      } else {
        entries += Self.entries(argument, bytes)
      }
      if depth > 0 { separator = Self.separator(after: token, bytes) }
      argument = []
    }
  }

  private static func separator(after comma: CSSToken, _ bytes: [UInt8]) -> [UInt8] {
    var end = comma.end
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    return Array(bytes[comma.start..<end])
  }

  private static let preludeWords: [StaticString] = [
    "to", "in", "from", "at", "circle", "ellipse", "closest-side", "closest-corner",
    "farthest-side", "farthest-corner",
  ]

  private static func isPlace(_ token: CSSToken) -> Bool {
    token.kind == .percentage || token.kind == .dimension || token.kind == .number
  }

  private static func isPrelude(_ argument: [CSSToken], _ bytes: [UInt8]) -> Bool {
    if argument.allSatisfy({ isPlace($0) }) { return true }
    return argument.contains { token in
      let word = bytes[token.start..<token.end].map { $0 | 0x20 }
      return token.kind == .word
        && preludeWords.contains { name in name.equals(word) }
    }
  }

  /// One entry, or two where a colour has two places.
  private static func entries(_ argument: [CSSToken], _ bytes: [UInt8]) -> [Entry] {
    guard let first = argument.first, let last = argument.last else { return [] }
    let source = Array(bytes[first.start..<last.end])
    var depth = 0
    var places: [[UInt8]] = []
    var color: Range<Int>?
    for token in argument {
      if depth == 0, isPlace(token) {
        places.append(Array(bytes[token.start..<token.end]))
        continue
      }
      if token.kind == .function || token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      color = (color?.lowerBound ?? token.start)..<token.end
    }
    let text = color.map { Array(bytes[$0]) }
    guard places.count > 1 else {
      return [Entry(color: text, place: places.first, source: source)]
    }
    return places.map { Entry(color: text, place: $0) }
  }

  /// The text that the parts make.
  var bytes: [UInt8] {
    var text = kind + Array("-gradient(".utf8)
    var isFirst = true
    func separate(_ text: inout [UInt8]) {
      if !isFirst { text += separator }
      isFirst = false
    }
    if !prelude.isEmpty {
      separate(&text)
      text += prelude
    }
    for entry in entries {
      separate(&text)
      if let source = entry.source {
        text += source
      } else {
        text += entry.color ?? []
        if entry.color != nil, entry.place != nil { text.append(0x20) }
        text += entry.place ?? []
      }
    }
    return text + [UInt8(ascii: ")")]
  }

  // MARK: Changes

  /// Writes out the places that stops have without saying so, but for the ends' 0 and 1, so that
  /// they stay where they are when others move.
  mutating func pinPlaces() {
    var notes: [ValueNote] = []
    guard let syntax = try? ValueText.gradient(bytes, notes: &notes) else { return }
    for (stop, index) in zip(syntax.stops, stops) where entries[index].place == nil {
      setPlace(Self.percentage(stop.position), of: index)
    }
  }

  /// Takes back places at the ends that say nothing, where the text did not have them.
  mutating func unpinEnds(_ before: GradientText) {
    let isPinned = { (entry: Entry?) in entry.map { $0.place == nil } ?? false }
    if isPinned(before.entries.first), entries.first?.place == Self.percentage(0) {
      setPlace(nil, of: 0)
    }
    if isPinned(before.entries.last), entries.last?.place == Self.percentage(1) {
      setPlace(nil, of: entries.count - 1)
    }
  }

  mutating func setPlace(_ place: [UInt8]?, of entry: Int) {
    guard entries[entry].place != place else { return }
    entries[entry].place = place
    entries[entry].source = nil
  }

  /// Takes a stop out, with the hint that would then stand between no two colours.
  mutating func removeStop(_ entry: Int) {
    entries.remove(at: entry)
    if entry < entries.count, entries[entry].color == nil {
      entries.remove(at: entry)
    } else if entry == entries.count, let last = entries.last, last.color == nil {
      entries.removeLast()
    }
  }

  /// A part of the way as per cent, not rounded.
  static func percentage(_ position: Double) -> [UInt8] {
    var digits: [UInt8] = []
    DecimalNumber.append(position, to: &digits)
    let moved = DecimalShift.moved(digits, by: 2)
    return (moved.isEmpty ? [UInt8(ascii: "0")] : moved) + [UInt8(ascii: "%")]
  }
}
