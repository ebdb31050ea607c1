import GradientModel

/// The arguments that several commands have.
enum SharedOptions {
  static let styles = Operands(
    placeholder: "style", help: "Style files; '-' reads one from standard input.")

  static let jobs = Option<Int>(
    "jobs", placeholder: "count",
    help: "Pictures drawn at one time. The files are the same whatever it is.",
    defaultText: "one for each core"
  ) { (text) throws(InvalidValue) in try ValueSyntax.count(text, upTo: 1024) }

  static let force = Flag(
    "force", help: "Also replace files that were not made by this command.")

  /// The largest number of pixels per point.
  static let largestScale = 16.0

  /// A number of pixels per point.
  static func scale(_ text: String) throws(InvalidValue) -> Double {
    guard let scale = ValueSyntax.decimal(text), (0.25...largestScale).contains(scale) else {
      throw InvalidValue(
        reason: "Please provide pixels per point from 0.25 to \(largestScale.brief), such as 2.")
    }
    return scale
  }
}
