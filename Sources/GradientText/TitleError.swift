/// Why a title cannot be measured or drawn.
package enum TitleError: Error, Hashable {
  /// The font's size is negative, not a number, or above the limit in points.
  case fontSize(Double, limit: Double)
  /// The letter spacing, line height, frame or scale is not a finite number of sensible size.
  case unusableFigure(String, Double)
  /// The title's picture would have more pixels than the limit.
  case tooManyPixels(width: Double, height: Double, limit: Int)
  /// No font is installed.
  case noFont
}

extension TitleError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fontSize(let size, let limit):
      "a title's font size must be between 0 and \(limit) points; it is \(size)"
    case .unusableFigure(let name, let value):
      "a title's \(name) cannot be \(value)"
    case .tooManyPixels(let width, let height, let limit):
      "a title of \(width) × \(height) pixels is too large; at most \(limit) are drawn"
    case .noFont:
      "no font is installed; install fonts-inter on Debian or Ubuntu, font-inter with Homebrew"
    }
  }
}
