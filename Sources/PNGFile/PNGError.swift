/// Why a picture could not be written as a PNG file or read from one.
package enum PNGError: Error, Hashable {
  /// The picture to write has no pixels; a PNG file holds at least one.
  case empty
  /// The picture to write has a side longer than the format's 2³¹ − 1 pixels.
  case sideTooLong(width: Int, height: Int)
  /// The picture to write holds another number of bytes than its size asks for.
  case wrongByteCount(Int, expected: Int)
  /// The file does not begin as a PNG file does.
  case notPNG
  /// The file ends before the picture does.
  case truncated
  /// The file says that it holds more pixels than the caller allowed.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file breaks the format's rules; the text says where, in the words of the reader.
  case damaged(String)
  /// libpng could not be set up: its headers and its library differ, or memory is short.
  case libraryUnavailable
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty:
      "the picture has no pixels; a PNG file needs at least one"
    case .sideTooLong(let width, let height):
      "the picture is \(width) × \(height) pixels; a PNG file holds at most "
        + "\(PNG.largestSide) a side"
    case .wrongByteCount(let count, let expected):
      "the picture holds \(count) bytes; its size asks for \(expected)"
    case .notPNG:
      "this is not a PNG file"
    case .truncated:
      "the PNG file ends before its picture does"
    case .tooManyPixels(let width, let height, let limit):
      "the PNG file holds \(width) × \(height) pixels; at most \(limit) are read"
    case .damaged(let reason):
      "the PNG file is damaged: \(reason)"
    case .libraryUnavailable:
      "libpng could not be set up; the installed library and its headers may differ"
    }
  }
}
