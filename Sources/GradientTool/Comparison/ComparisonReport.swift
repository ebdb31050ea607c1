import GradientTokens

/// What comparing pictures came to, for people and for programs.
struct ComparisonReport {
  let comparisons: [PictureComparison]
  let limits: ComparisonLimits
  let first: String
  let second: String

  var differing: [PictureComparison] { comparisons.filter { $0.verdict == .differs } }

  /// A line for each picture that is not equal, and the numbers of all.
  var text: String {
    var text = ""
    for comparison in comparisons where comparison.verdict != .equal {
      text += PlainLine.of("\(comparison.pair.name): \(words(for: comparison))") + "\n"
    }
    let equal = comparisons.count { $0.verdict == .equal }
    let within = comparisons.count { $0.verdict == .within }
    text +=
      "\(comparisons.count) \(comparisons.count == 1 ? "picture" : "pictures"): \(equal) equal"
    if within > 0 { text += ", \(within) within \(limits.text)" }
    return text + ", \(differing.count) different\n"
  }

  private func words(for comparison: PictureComparison) -> String {
    switch comparison.outcome {
    case .onlyFirst: return "only in '\(first)'"
    case .onlySecond: return "only in '\(second)'"
    case .unreadable(let reason): return reason
    case .sizes(let first, let second):
      return "\(first[0]) × \(first[1]) pixels against \(second[0]) × \(second[1])"
    case .colorSpaces(let first, let second):
      return "\(first) against \(second): colours of different spaces are not compared"
    case .pixels(let difference):
      let verdict = comparison.verdict == .within ? "within" : "differs"
      return "\(verdict): \(difference.text(limits))"
    }
  }

  var json: JSONValue {
    let most: JSONValue =
      switch limits.pixels {
      case .count(let count): .number(Double(count))
      case .percent(let percent): .string("\(percent.brief)%")
      }
    return .object([
      ("generator", .string("gradient \(Tool.version)")),
      ("first", .string(first)), ("second", .string(second)),
      ("tolerance", .number(Double(limits.tolerance))), ("maxPixels", most),
      ("isWithin", .boolean(differing.isEmpty)),
      ("pictures", .array(comparisons.map(\.json))),
    ])
  }
}

extension PixelDifference {
  fileprivate func text(_ limits: ComparisonLimits) -> String {
    var text = "\(changedCount) of \(width * height) pixels"
    if limits.tolerance > 0 { text += ", \(overCount) by more than \(limits.levels)" }
    var greatest: [String] = []
    for (index, name) in Self.channels.enumerated() where self.greatest[index] > 0 {
      greatest.append("\(name) \(self.greatest[index])")
    }
    text += "; at most \(greatest.joined(separator: ", "))"
    text += "; mean \(Self.channels.indices.map { mean[$0].rounded(to: 4) }.joined(separator: " "))"
    if overCount > 0 {
      text +=
        "; in \(columns.count) × \(rows.count) pixels from \(columns.lowerBound), "
        + "\(rows.lowerBound)"
    }
    return text
  }

  fileprivate var json: [(name: String, value: JSONValue)] {
    func channels(_ value: (Int) -> Double) -> JSONValue {
      .object(Self.channels.indices.map { (Self.channels[$0], .number(value($0))) })
    }
    return [
      ("width", .number(Double(width))), ("height", .number(Double(height))),
      ("changedPixels", .number(Double(changedCount))),
      ("pixelsOverTolerance", .number(Double(overCount))),
      ("greatest", channels { Double(greatest[$0]) }), ("mean", channels { mean[$0] }),
      (
        "area",
        .object([
          ("x", .number(Double(columns.lowerBound))), ("y", .number(Double(rows.lowerBound))),
          ("width", .number(Double(columns.count))), ("height", .number(Double(rows.count))),
        ])
      ),
    ]
  }
}

extension PictureComparison {
  fileprivate var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("file", .string(pair.name)), ("verdict", .string(verdict.rawValue)),
    ]
    func add(_ reason: String, _ first: JSONValue, _ second: JSONValue) {
      members += [("reason", .string(reason)), ("first", first), ("second", second)]
    }
    func size(_ sides: [Int]) -> JSONValue {
      .object([("width", .number(Double(sides[0]))), ("height", .number(Double(sides[1])))])
    }
    switch outcome {
    case .pixels(let difference): members += difference.json
    case .sizes(let first, let second): add("size", size(first), size(second))
    case .colorSpaces(let first, let second):
      add("color-space", .string(first), .string(second))
    case .onlyFirst: members.append(("reason", .string("only-first")))
    case .onlySecond: members.append(("reason", .string("only-second")))
    case .unreadable(let message):
      members += [("reason", .string("unreadable")), ("message", .string(message))]
    }
    return .object(members)
  }
}

extension Double {
  /// The number with at most some digits after the point.
  fileprivate func rounded(to places: Int) -> String {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return ((self * factor).rounded() / factor).brief
  }
}
