internal import GradientModel
internal import GradientTokens

/// Text in UTF-8, built piece by piece.
struct TextWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether there would be more bytes than the limit: then there is no more to come.
  private(set) var isOver = false
  private let limit: Int

  @inline(never)
  init(_ text: String = "", limit: Int = ExportLimits.bytes) {
    self.limit = limit
    bytes = Array(text.utf8)
  }

  @inline(never)
  mutating func add(_ text: String) {
    if makeRoom(for: text.utf8.count) { bytes.append(contentsOf: text.utf8) }
  }

  @inline(never)
  mutating func add(_ text: [UInt8]) {
    if makeRoom(for: text.count) { bytes.append(contentsOf: text) }
  }

  private mutating func makeRoom(for count: Int) -> Bool {
    if bytes.count + count > limit { isOver = true }
    return !isOver
  }

  /// Checks that all that was added is there.
  func checkLimit() throws(ExportError) {
    if isOver { throw ExportLimits.error(limit) }
  }

  /// The shortest digits that read back as the number.
  ///
  /// What is not finite, which no output has a word for, becomes 0.
  @inline(never)
  mutating func exact(_ value: Double) {
    guard !isOver else { return }
    DecimalNumber.append(value.isFinite ? value : 0, to: &bytes)
    isOver = bytes.count > limit
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
  mutating func whole(_ value: Int) {
    guard !isOver else { return }
    DecimalNumber.append(value, to: &bytes)
    isOver = bytes.count > limit
  }

  static func rounded(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    guard abs(value) < 1e9 else { return value }
    let scaled = Elementary.nearest(value * 1e6) / 1e6
    return scaled == 0 ? 0 : scaled
  }
}
