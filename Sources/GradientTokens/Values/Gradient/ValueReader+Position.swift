import GradientModel

extension ValueReader {
  /// One part of a position: a word, or a distance.
  private enum PositionPart {
    case left, right, top, bottom, center
    case distance(GradientFill.RelativeLength)

    var isAcross: Bool? {
      switch self {
      case .left, .right: true
      case .top, .bottom: false
      case .center, .distance: nil
      }
    }

    /// The side that distances are measured from is the far one.
    var isFar: Bool {
      switch self {
      case .right, .bottom: true
      default: false
      }
    }

    /// The part by itself as a distance from the left or top.
    var length: GradientFill.RelativeLength {
      switch self {
      case .left, .top: GradientFill.RelativeLength()
      case .right, .bottom: GradientFill.RelativeLength(fraction: 1)
      case .center: GradientFill.RelativeLength(fraction: 0.5)
      case .distance(let length): length
      }
    }
  }

  /// The position at the cursor, stepped over: one to four parts (CSS Values 4, 9.1; three as in CSS
  /// Backgrounds 3, 2.6).
  mutating func position() throws(ValueError) -> GradientFill.Center {
    let start = token
    var parts: [PositionPart] = []
    while parts.count < 4, let part = try takePositionPart() { parts.append(part) }
    guard let first = parts.first else {
      throw unexpected("a position such as center, top left or 30% 40px")
    }
    let center: GradientFill.Center? =
      switch parts.count {
      case 1: Self.center(first)
      case 2: Self.center(first, parts[1])
      default: Self.center(parts)
      }
    guard let center else {
      throw error(
        .unexpected, at: start, allowed: "one part across and one part down",
        hint: "Words may stand in either order, distances are across first")
    }
    if parts.count == 3 {
      note(
        "CSS reads a position of three parts for backgrounds only; it is read in the same way here",
        from: start.start, to: start.end)
    }
    return center
  }

  private static func center(_ part: PositionPart) -> GradientFill.Center {
    let middle = PositionPart.center.length
    return part.isAcross == false
      ? GradientFill.Center(x: middle, y: part.length)
      : GradientFill.Center(x: part.length, y: middle)
  }

  private static func center(
    _ first: PositionPart, _ second: PositionPart
  ) -> GradientFill.Center? {
    if first.isAcross != false, second.isAcross != true {
      return GradientFill.Center(x: first.length, y: second.length)
    }
    // Only words may change places.
    if case .distance = first { return nil }
    if case .distance = second { return nil }
    guard first.isAcross != true, second.isAcross != false else { return nil }
    return GradientFill.Center(x: second.length, y: first.length)
  }

  /// Three or four parts: two words, each followed by a distance or, once, not.
  private static func center(_ parts: [PositionPart]) -> GradientFill.Center? {
    var words: [(word: PositionPart, length: GradientFill.RelativeLength)] = []
    for part in parts {
      if case .distance(let distance) = part {
        guard let last = words.last, last.word.isAcross != nil, last.length == last.word.length
        else { return nil }
        words[words.count - 1].length =
          last.word.isFar
          ? GradientFill.RelativeLength(fraction: 1 - distance.fraction, points: -distance.points)
          : distance
      } else {
        words.append((part, part.length))
      }
    }
    guard words.count == 2 else { return nil }
    let isAcrossFirst = words[0].word.isAcross ?? !(words[1].word.isAcross ?? false)
    guard words[1].word.isAcross ?? !isAcrossFirst != isAcrossFirst else { return nil }
    return isAcrossFirst
      ? GradientFill.Center(x: words[0].length, y: words[1].length)
      : GradientFill.Center(x: words[1].length, y: words[0].length)
  }

  private mutating func takePositionPart() throws(ValueError) -> PositionPart? {
    if startsLength { return .distance(try relativeLength()) }
    let words: [StaticString] = ["left", "right", "top", "bottom", "center"]
    guard let index = index(in: words) else { return nil }
    advance()
    return [.left, .right, .top, .bottom, .center][index]
  }
}
