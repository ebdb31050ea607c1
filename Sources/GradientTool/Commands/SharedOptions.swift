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

  /// The error of a command that compares two files, or two folders.
  static let folderWithFile = UsageError(
    message: "A folder cannot be compared with a file. Please name two files or two folders.")

  /// The path of a folder to write to.
  static func folder(_ text: String) throws(InvalidValue) -> FilePath {
    guard !text.isEmpty else {
      throw InvalidValue(reason: "Please provide the name of a folder; '.' is the current one.")
    }
    return FilePath(text)
  }

  /// The path of a file to write.
  static func file(_ text: String) throws(InvalidValue) -> FilePath {
    let path = FilePath(text)
    guard !text.isEmpty, !text.hasSuffix("/"), !path.isFolder else {
      throw InvalidValue(
        reason: text.isEmpty
          ? "Please provide the name of a file."
          : "It names a folder. Please add the name of a file in it.")
    }
    return path
  }

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
