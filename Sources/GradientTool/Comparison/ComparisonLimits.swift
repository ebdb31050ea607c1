/// How much two pictures may differ and still pass.
struct ComparisonLimits: Hashable, Sendable {
  /// A number of pixels, or a part of a picture's.
  enum Pixels: Hashable, Sendable {
    case count(Int)
    case percent(Double)
  }

  /// The most levels that a pixel's channels may differ by without counting.
  var tolerance = 0
  /// The most pixels that may count.
  var pixels = Pixels.count(0)

  /// Whether a difference passes.
  func allow(_ difference: PixelDifference) -> Bool {
    switch pixels {
    case .count(let most): difference.overCount <= most
    case .percent(let percent):
      Double(difference.overCount) * 100 <= percent * Double(difference.width * difference.height)
    }
  }

  /// The tolerance in words.
  var levels: String { "\(tolerance) \(tolerance == 1 ? "level" : "levels")" }

  /// The limits in words, such as `1 level, 0.5 %`.
  var text: String {
    switch pixels {
    case .count(let most): return "\(levels), \(most) \(most == 1 ? "pixel" : "pixels")"
    case .percent(let percent): return "\(levels), \(percent.brief) %"
    }
  }
}
