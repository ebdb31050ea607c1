#if os(iOS) || os(Linux)
import GradientRaster

extension Pixmap {
  /// This bitmap at share 0, another one of the same size at share 1: the premultiplied bytes of both
  /// in proportion, as Core Animation dissolves contents.
  ///
  /// - Parameters:
  ///   - other: A bitmap of the same size; one of another size is given back as it is.
  ///   - share: How much of the way to it has been gone, 0...1.
  /// - Returns: The mixture, rounded to bytes.
  nonisolated func mixed(with other: Pixmap, share: Double) -> Pixmap {
    guard bytes.count == other.bytes.count, width == other.width else { return other }
    let weight = Int32((min(max(share, 0), 1) * 65_536).rounded())
    var result = self
    for index in bytes.indices {
      let from = Int32(bytes[index])
      let way = (Int32(other.bytes[index]) - from) * weight
      result.bytes[index] = UInt8(truncatingIfNeeded: (from * 65_536 + way + 32_768) >> 16)
    }
    return result
  }

  /// This bitmap behind an opacity.
  ///
  /// - Parameter opacity: 0...1.
  /// - Returns: All bytes in proportion.
  nonisolated func faded(to opacity: Double) -> Pixmap {
    Pixmap(width: width, height: height, gamut: gamut).mixed(with: self, share: opacity)
  }
}
#endif
