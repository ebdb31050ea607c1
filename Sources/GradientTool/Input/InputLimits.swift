import GradientTokens

/// How much of a file is read: no more is held in memory, whatever a path leads to.
package enum InputLimits {
  /// The bytes of a style file, of what it refers to and of what is imported.
  package static let styleBytes = ReadingLimits().bytes
  /// The bytes of a picture to compare: as many as the largest that is drawn could take with sixteen
  /// bits a channel and without compression.
  package static let pictureBytes = 1 << 29
}

/// Why a file could not be read.
enum ReadingError: Error, Hashable {
  case system(SystemError)
  case tooLarge(limit: Int)
}

extension ReadingError: CustomStringConvertible {
  var description: String { text }

  /// The system's own words, or which limit it is.
  var text: String {
    switch self {
    case .system(let error): error.text
    case .tooLarge(let limit): "it has more than \(limit) bytes, which is the limit"
    }
  }
}
