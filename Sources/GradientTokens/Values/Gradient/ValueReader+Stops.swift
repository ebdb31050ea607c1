import GradientModel

/// What the places of stops are parts of.
enum PlaceLine {
  /// A whole turn, which angles are parts of.
  case turn
  /// A line of so many points; nil where they are not known.
  case line(points: Double?)

  /// The line of a kind of gradient, as long as the dialect knows it.
  init(_ kind: GradientFill.Kind, _ dialect: GradientDialect) {
    switch (kind, dialect) {
    case (.radial(.circle(let radius, _)), .css): self = .line(points: radius)
    case (.radial(.ellipse(let x, _, _)), .css) where x.fraction == 0:
      self = .line(points: x.points)
    case (_, .css(let size?)):
      let box = Rect2D(x: 0, y: 0, width: size.width, height: size.height)
      switch GradientGeometry(kind, in: box) {
      case .linear(let x, let y, _): self = .line(points: 1 / (x * x + y * y).squareRoot())
      case .radial(_, let radiusX, _): self = .line(points: radiusX)
      case .conic: self = .line(points: nil)
      case .pastEnd: self = .line(points: 0)
      }
    default: self = .line(points: nil)
    }
  }

  var isTurn: Bool {
    if case .turn = self { return true }
    return false
  }
}

extension ValueReader {
  /// More stops than any picture shows; it keeps expanded hints within memory.
  private static let stopLimit = 4096

  /// A stop or a transition hint as written.
  private struct Entry {
    /// Nil for a hint.
    var color: ColorSyntax?
    var place: Double?
    /// The bytes that say the colour.
    var source = 0..<0
  }

  /// The stops at the cursor, up to the closing parenthesis, with CSS's rules for places applied
  /// (CSS Images 4, 3.5.3: <https://www.w3.org/TR/css-images-4/#color-stop-fixup>).
  ///
  /// - Returns: The stops, and whether a length was among the places.
  mutating func stopList(
    along line: PlaceLine
  ) throws(ValueError) -> (stops: [GradientSyntax.Stop], isMeasured: Bool) {
    var entries: [Entry] = []
    var isMeasured = false
    repeat {
      guard entries.count < Self.stopLimit else {
        throw error(.limit, allowed: "at most \(Self.stopLimit) stops and hints")
      }
      let start = token
      let isHint = try stop(along: line, &entries, &isMeasured)
      if isHint, entries.count < 2 || entries[entries.count - 2].color == nil {
        throw error(
          .unexpected, at: start, allowed: "a colour",
          hint: "A place alone is a hint and stands between two colours")
      }
    } while take(.comma)
    if let last = entries.last, last.color == nil {
      throw unexpected("a comma and a colour", hint: "A hint stands between two colours")
    }
    Self.fix(&entries)
    return (Self.stops(entries), isMeasured)
  }

  /// Reads a colour with up to two places on either side of it, or a hint.
  ///
  /// - Returns: Whether it was a hint.
  private mutating func stop(
    along line: PlaceLine, _ entries: inout [Entry], _ isMeasured: inout Bool
  ) throws(ValueError) -> Bool {
    var places = try self.places(along: line, &isMeasured)
    guard token.kind != .comma, token.kind != .close || places.isEmpty else {
      guard places.count == 1 else { throw unexpected("a colour") }
      entries.append(Entry(color: nil, place: places[0]))
      return true
    }
    let start = token.start
    let color = try self.color()
    var end = token.start
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    if places.isEmpty { places = try self.places(along: line, &isMeasured) }
    guard token.kind == .comma || token.kind == .close else {
      if token.kind == .alias {
        throw error(
          .unsupported, allowed: "a place such as 70%",
          hint: "An alias for a place can stand in the form of an array of stops")
      }
      throw unexpected("a place, a comma or )")
    }
    entries.append(Entry(color: color, place: places.first, source: start..<end))
    if places.count == 2 {
      entries.append(Entry(color: color, place: places[1], source: start..<end))
    }
    return false
  }

  private mutating func places(
    along line: PlaceLine, _ isMeasured: inout Bool
  ) throws(ValueError) -> [Double] {
    var places: [Double] = []
    while places.count < 2, startsLength {
      let allowed = line.isTurn ? "a place such as 70% or 0.7turn" : "a place such as 70%"
      if token.kind == .percentage {
        places.append(try number(shiftedBy: -2, allowed))
        advance()
      } else if token.kind == .number, token.value == 0 {
        places.append(0)
        advance()
      } else if line.isTurn {
        places.append(try turns())
      } else if dialect.isCSS {
        places.append(try place(along: line, allowed, &isMeasured))
      } else {
        throw error(
          .unit, allowed: allowed,
          hint: "A style has no size until it is drawn: write the part of the way in %")
      }
    }
    return places
  }

  /// The part of a turn at the cursor, stepped over.
  private mutating func turns() throws(ValueError) -> Double {
    startsCalculation ? try calculatedTurns() : try angle() / 360
  }

  /// The length at the cursor, stepped over, as a part of the line.
  private mutating func place(
    along line: PlaceLine, _ allowed: String, _ isMeasured: inout Bool
  ) throws(ValueError) -> Double {
    let start = token
    let length = try relativeLength()
    guard length.points != 0 else { return length.fraction }
    guard case .line(let points?) = line else {
      throw error(
        .unit, at: start, allowed: allowed,
        hint: "What part of the way a length is depends on the size: give one, as in --size 120x44")
    }
    isMeasured = true
    // Of a gradient without extent the last colour is seen alone, wherever its stops are.
    return length.fraction + (points > 0 ? length.points / points : 0)
  }

  /// Gives every entry a place: 0 and 1 to the ends, none below one before it, the rest even.
  ///
  /// A hint has a place, and so ends a run of stops without one.
  private static func fix(_ entries: inout [Entry]) {
    guard !entries.isEmpty else { return }
    if entries[0].place == nil { entries[0].place = 0 }
    if entries[entries.count - 1].place == nil { entries[entries.count - 1].place = 1 }
    var furthest = -Double.infinity
    var last = 0
    for index in entries.indices {
      guard let written = entries[index].place else { continue }
      let place = max(written, furthest)
      let from = furthest
      furthest = place
      entries[index].place = place
      for gap in (last + 1)..<max(index, last + 1) {
        let part = Double(gap - last) / Double(index - last)
        entries[gap].place = from + (place - from) * part
      }
      last = index
    }
  }

  private static func stops(_ entries: [Entry]) -> [GradientSyntax.Stop] {
    var stops: [GradientSyntax.Stop] = []
    for entry in entries {
      let place = entry.place ?? 0
      if let color = entry.color {
        stops.append(
          GradientSyntax.Stop(color: color, position: place, hint: nil, source: entry.source))
      } else if !stops.isEmpty {
        stops[stops.count - 1].hint = place
      }
    }
    return stops
  }
}
