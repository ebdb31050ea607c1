/// How much of each pixel a shape covers: one byte a pixel, 0 for none to 255 for all.
public struct CoverageMask: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The rows from the top, each `width` bytes.
  public var coverage: [UInt8]

  /// Makes a mask that covers nothing.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; a negative number is taken as 0.
  ///   - height: Rows; a negative number is taken as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    coverage = [UInt8](repeating: 0, count: self.width * self.height)
  }
}
