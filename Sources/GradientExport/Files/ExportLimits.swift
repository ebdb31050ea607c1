internal import GradientTokens

/// How much an export may come to: all of it is held in memory.
package enum ExportLimits {
  /// The bytes of all texts of an export: many times what any app's styles come to.
  package static let bytes = 1 << 30

  static func error(_ limit: Int) -> ExportError {
    ExportError(
      "the export would have more than " + DecimalNumber.text(Double(limit))
        + " bytes, which is the limit; export fewer controls at a time")
  }
}

/// What is left of a limit for files that are made one after another.
struct ExportBudget {
  private let limit: Int
  private var taken = 0

  init(_ limit: Int) { self.limit = limit }

  mutating func take(_ count: Int) throws(ExportError) {
    taken += count
    if taken > limit { throw ExportLimits.error(limit) }
  }
}
