import PNGFile

/// How a file that this program made says so.
enum OutputMark: Sendable {
  /// A PNG file whose `Software` text is ``software``.
  case picture
  /// The list of the pictures in a folder.
  case manifest

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
    }
  }
}
