/// How much of each pixel a shape covers: one byte a pixel, 0 for none to 255 for all.
public struct CoverageMask: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The rows from the top, each `width` bytes.
  public var coverage: [UInt8]

  /// The most pixels that a mask may have: 8192 × 8192.
  package static let maximumPixelCount = 67_108_864

  /// Makes a mask that covers nothing; one of no size where a side or all of it would have more than
  /// 67,108,864 pixels.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; a negative number is taken as 0.
  ///   - height: Rows; a negative number is taken as 0.
  public init(width: Int, height: Int) {
    let (count, overflows) = max(0, width).multipliedReportingOverflow(by: max(0, height))
    let isUsable = !overflows && max(count, width, height) <= Self.maximumPixelCount
    self.width = isUsable ? max(0, width) : 0
    self.height = isUsable ? max(0, height) : 0
    coverage = [UInt8](repeating: 0, count: self.width * self.height)
  }
}
