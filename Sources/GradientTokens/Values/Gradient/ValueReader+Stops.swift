import GradientModel

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
  mutating func stopList(isConic: Bool) throws(ValueError) -> [GradientSyntax.Stop] {
    var entries: [Entry] = []
    repeat {
      guard entries.count < Self.stopLimit else {
        throw error(.limit, allowed: "at most \(Self.stopLimit) stops and hints")
      }
      let start = token
      let isHint = try stop(isConic: isConic, &entries)
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
    return Self.stops(entries)
  }

  /// Reads a colour with up to two places on either side of it, or a hint.
  ///
  /// - Returns: Whether it was a hint.
  private mutating func stop(
    isConic: Bool, _ entries: inout [Entry]
  ) throws(ValueError) -> Bool {
    var places = try self.places(isConic: isConic)
    guard token.kind != .comma, token.kind != .close || places.isEmpty else {
      guard places.count == 1 else { throw unexpected("a colour") }
      entries.append(Entry(color: nil, place: places[0]))
      return true
    }
    let start = token.start
    let color = try self.color()
    var end = token.start
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    if places.isEmpty { places = try self.places(isConic: isConic) }
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

  private mutating func places(isConic: Bool) throws(ValueError) -> [Double] {
    var places: [Double] = []
    while places.count < 2, startsLength {
      let allowed = isConic ? "a place such as 70% or 0.7turn" : "a place such as 70%"
      if token.kind == .percentage {
        places.append(try number(shiftedBy: -2, allowed))
        advance()
      } else if token.kind == .number, token.value == 0 {
        places.append(0)
        advance()
      } else if isConic {
        places.append(try angle() / 360)
      } else {
        throw error(
          .unit, allowed: allowed,
          hint: "A style has no size until it is drawn: write the part of the way in %")
      }
    }
    return places
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
