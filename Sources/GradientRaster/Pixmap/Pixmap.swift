public import GradientModel

/// A bitmap: rows from the top, four bytes a pixel in the order red, green, blue, alpha,
/// 8 bits each, premultiplied by alpha, encoded in `gamut`.
public struct Pixmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The colour space of the bytes.
  public let gamut: OutputGamut
  /// The pixels, `width * height * 4` bytes.
  public var bytes: [UInt8]

  /// Makes a clear bitmap; one of no size where a side or all of it would have more pixels than
  /// ``Rasterizer/maximumPixelCount``.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; a negative number is taken as 0.
  ///   - height: Rows; a negative number is taken as 0.
  ///   - gamut: The colour space of the bytes.
  public init(width: Int, height: Int, gamut: OutputGamut = .srgb) {
    let (count, overflows) = max(0, width).multipliedReportingOverflow(by: max(0, height))
    let isDrawable = !overflows && max(count, width, height) <= Rasterizer.maximumPixelCount
    self.width = isDrawable ? max(0, width) : 0
    self.height = isDrawable ? max(0, height) : 0
    self.gamut = gamut
    bytes = [UInt8](repeating: 0, count: self.width * self.height * 4)
  }

  /// Makes a bitmap whose rows are written by a function, every pixel of them.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, 1 or more.
  ///   - height: Rows, 1 or more.
  ///   - gamut: The colour space of the bytes.
  ///   - memory: Bytes whose memory is taken where there are as many as are wanted.
  ///   - write: Called once with the first pixel of `width * height`.
  init(
    width: Int, height: Int, gamut: OutputGamut, reusing memory: consuming [UInt8],
    writing write: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    self.width = width
    self.height = height
    self.gamut = gamut
    let count = width * height
    if memory.count == count * 4 {
      unsafe memory.withUnsafeMutableBytes { buffer in
        guard let start = buffer.baseAddress else { return }
        unsafe write(start.assumingMemoryBound(to: UInt32.self))
      }
      bytes = consume memory
      return
    }
    bytes = unsafe [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, written in
      guard let start = buffer.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(start).withMemoryRebound(to: UInt32.self, capacity: count) {
        unsafe write($0)
      }
      written = count * 4
    }
  }
}
