/// What the command line asks for.
enum ShowcaseArguments {
  case help
  case draw(folder: String)

  static let usage = """
    usage: headless-showcase -o DIR

    Drives real touches through the UIKit examples, on a test double of UIKit, and writes what
    their windows show: a PNG for each moment at 1x, 2x and 3x, and all of them on one contact
    sheet.

      -o, --output DIR   where the pictures go: a new folder, or one of an earlier run
      -h, --help         this text

    """

  /// Why the words make no command.
  struct Misuse: Error {
    let message: String
  }

  init(_ words: [String]) throws(Misuse) {
    var folder: String?
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "-h", "--help":
        self = .help
        return
      case "-o", "--output":
        guard let next = rest.popFirst() else {
          throw Misuse(message: "'\(word)' needs a folder after it")
        }
        folder = try Self.folder(next, after: folder)
      case let word where word.hasPrefix("--output="):
        folder = try Self.folder(String(word.dropFirst("--output=".count)), after: folder)
      default:
        throw Misuse(message: "'\(word)' is not known; '-o DIR' says where the pictures go")
      }
    }
    guard let folder else { throw Misuse(message: "no folder is named; add '-o DIR'") }
    self = .draw(folder: folder)
  }

  private static func folder(_ text: String, after earlier: String?) throws(Misuse) -> String {
    guard !text.isEmpty else { throw Misuse(message: "the folder's name is empty") }
    guard earlier == nil else { throw Misuse(message: "two folders are named; one is allowed") }
    return text
  }
}
