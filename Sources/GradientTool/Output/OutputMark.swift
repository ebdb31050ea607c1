import PNGFile

/// How a file that this program made says so.
enum OutputMark: Sendable {
  /// A PNG file whose `Software` text is ``software``.
  case picture
  /// The list of the pictures in a folder.
  case manifest
  /// A text whose first comment says who made it.
  case comment
  /// A file of a catalog, whose author is this program.
  case catalog
  /// A file that has no place for a mark: the same bytes alone are its own.
  case content([UInt8])

  /// How an exported file says so.
  static func ofExport(path: String, _ bytes: [UInt8]) -> OutputMark {
    if path.hasSuffix(".png") { return .picture }
    if path == "Contents.json" || path.hasSuffix("/Contents.json") { return .catalog }
    let opening = String(decoding: bytes.prefix(512), as: UTF8.self)
    return opening.contains(madeBy) ? .comment : .content(bytes)
  }

  private static let madeBy = "Made by gradient"

  /// What pictures say they were made by; the same in every version, so that a new version alone
  /// changes no picture.
  static let software = "gradient (GradientControls)"

  /// Whether a file has the mark.
  func isIn(_ file: FilePath) -> Bool {
    // The mark comes before the pixels; a colour profile before it takes some hundred bytes.
    guard let opening = file.prefix(4096) else { return false }
    return switch self {
    case .picture: PNG.software(opening: opening) == Self.software
    case .manifest: opening.starts(with: Manifest.opening)
    case .comment: String(decoding: opening.prefix(512), as: UTF8.self).contains(Self.madeBy)
    case .catalog:
      String(decoding: (try? file.contents()) ?? [], as: UTF8.self)
        .contains("\"author\" : \"gradient\"")
    case .content(let bytes): (try? file.contents(upTo: bytes.count)) == bytes
    }
  }
}
