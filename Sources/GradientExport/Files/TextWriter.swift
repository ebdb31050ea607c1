internal import GradientModel
internal import GradientTokens

/// Text in UTF-8, built piece by piece.
struct TextWriter {
  private(set) var bytes: [UInt8] = []

  init() {}

  @inline(never)
  init(_ text: String) { bytes = Array(text.utf8) }

  @inline(never)
  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  @inline(never)
  mutating func add(_ text: [UInt8]) { bytes.append(contentsOf: text) }

  /// The shortest digits that read back as the number.
  ///
  /// What is not finite, which no output has a word for, becomes 0.
  @inline(never)
  mutating func exact(_ value: Double) {
    DecimalNumber.append(value.isFinite ? value : 0, to: &bytes)
  }

  /// The number rounded to six decimals, the shortest digits of that.
  @inline(never)
  mutating func number(_ value: Double) { exact(Self.rounded(value)) }

  /// A part of 1 as per cent, to a hundredth of a level of 255.
  @inline(never)
  mutating func percent(_ part: Double) {
    exact(part.isFinite ? Elementary.nearest(part * 100_000) / 1000 : 0)
    add("%")
  }

  @inline(never)
  mutating func whole(_ value: Int) { DecimalNumber.append(value, to: &bytes) }

  static func rounded(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    guard abs(value) < 1e9 else { return value }
    let scaled = Elementary.nearest(value * 1e6) / 1e6
    return scaled == 0 ? 0 : scaled
  }
}
