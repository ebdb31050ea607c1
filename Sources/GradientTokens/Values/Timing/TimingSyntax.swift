package import GradientModel

/// A transition as a text gives it.
package struct TimingSyntax: Sendable {
  /// Seconds.
  package var duration: Aliasable<Double>
  /// Seconds.
  package var delay: Aliasable<Double>
  /// Control points x1, y1, x2, y2.
  package var curve: Aliasable<SIMD4<Double>>

  /// The timing.
  package func resolved<R: ValueResolver>(
    by resolver: inout R
  ) throws(R.Failure) -> Transition.Timing {
    let duration = try Self.seconds(self.duration, &resolver)
    let delay = try Self.seconds(self.delay, &resolver)
    switch curve {
    case .value(let curve):
      return Transition.Timing(duration: duration, delay: delay, curve: curve)
    case .alias(let alias):
      return Transition.Timing(
        duration: duration, delay: delay, curve: try resolver.curve(alias))
    }
  }

  private static func seconds<R: ValueResolver>(
    _ duration: Aliasable<Double>, _ resolver: inout R
  ) throws(R.Failure) -> Double {
    switch duration {
    case .value(let seconds): seconds
    case .alias(let alias): try resolver.duration(alias)
    }
  }
}

extension ValueText {
  /// Reads a duration in seconds: `200ms` or `0.2s`.
  package static func duration(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> Double {
    try ValueReader.read(bytes, &notes) { reader throws(ValueError) in try reader.duration() }
  }

  /// Reads a timing curve: `cubic-bezier()` or one of CSS's words for one (CSS Easing 1).
  package static func curve(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> SIMD4<Double> {
    try ValueReader.read(bytes, &notes) { reader throws(ValueError) in try reader.curve() }
  }

  /// Reads a transition: duration, curve and delay, as in `200ms ease-out`; `none` is at once.
  ///
  /// The first time is the duration and the second the delay; an alias is the duration if no time
  /// stands before it, and the curve otherwise.
  package static func timing(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> TimingSyntax {
    if isWord("none", bytes) {
      let timing = Transition.Timing.instant
      return TimingSyntax(duration: .value(0), delay: .value(0), curve: .value(timing.curve))
    }
    return try ValueReader.read(bytes, &notes) { reader throws(ValueError) in
      try reader.timing()
    }
  }
}

extension ValueReader {
  mutating func duration() throws(ValueError) -> Double {
    let allowed = "a duration of 0 or more such as 200ms or 0.2s"
    let seconds: Double
    if hasUnit("ms") {
      seconds = try number(shiftedBy: -3, allowed)
    } else if hasUnit("s") {
      seconds = try number(allowed)
    } else if token.kind == .number, token.value == 0 {
      seconds = 0
    } else if token.kind == .number || token.kind == .dimension {
      throw error(.unit, allowed: allowed)
    } else {
      throw unexpected(allowed)
    }
    guard seconds >= 0 else { throw error(.outOfRange, allowed: allowed) }
    advance()
    return seconds
  }

  static let curveWords: [(word: StaticString, curve: SIMD4<Double>)] = [
    ("ease", SIMD4(0.25, 0.1, 0.25, 1)), ("linear", SIMD4(0, 0, 1, 1)),
    ("ease-in", SIMD4(0.42, 0, 1, 1)), ("ease-out", SIMD4(0, 0, 0.58, 1)),
    ("ease-in-out", SIMD4(0.42, 0, 0.58, 1)),
  ]

  mutating func curve() throws(ValueError) -> SIMD4<Double> {
    let allowed = "ease, linear, ease-in, ease-out, ease-in-out or cubic-bezier(x1, y1, x2, y2)"
    for (word, curve) in Self.curveWords where take(word: word) { return curve }
    guard isFunction("cubic-bezier") else {
      if isFunction("steps") || isFunction("linear") || isWord("step-start") || isWord("step-end") {
        throw error(.unsupported, allowed: allowed, hint: "Looks change along a smooth curve")
      }
      guard token.kind == .word || token.kind == .function else { throw unexpected(allowed) }
      throw error(.unknownName, allowed: allowed)
    }
    advance()
    var curve = SIMD4<Double>()
    for index in 0..<4 {
      if index > 0, !take(.comma) { throw unexpected("a comma") }
      guard token.kind == .number else { throw unexpected("a number") }
      let value = try number("a number")
      if index % 2 == 0, value < 0 || value > 1 {
        throw error(.outOfRange, allowed: "x from 0 to 1")
      }
      curve[index] = value
      advance()
    }
    try expectClose()
    return curve
  }

  mutating func timing() throws(ValueError) -> TimingSyntax {
    var times: [Aliasable<Double>] = []
    var curve: Aliasable<SIMD4<Double>>?
    while token.kind != .end {
      if startsLength, times.count < 2 {
        times.append(.value(try duration()))
      } else if token.kind == .alias, times.isEmpty || curve == nil {
        guard let alias = try takeAlias() else { break }
        if times.isEmpty { times.append(.alias(alias)) } else { curve = .alias(alias) }
      } else if curve == nil {
        curve = .value(try self.curve())
      } else {
        break
      }
    }
    guard let duration = times.first else { throw unexpected("a duration such as 200ms") }
    return TimingSyntax(
      duration: duration, delay: times.count > 1 ? times[1] : .value(0),
      curve: curve ?? .value(Transition.Timing.instant.curve))
  }
}
