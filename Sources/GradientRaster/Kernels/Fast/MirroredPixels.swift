/// Pixels from back to front.
enum MirroredPixels {
  /// Writes pixels of a row as the mirror image of others of it, four at a time.
  ///
  /// - Parameters:
  ///   - columns: The pixels; none of them is its own source.
  ///   - sum: The sum of a column and that of its mirror image.
  ///   - row: The row's first pixel.
  @inline(never)
  static func write(
    _ columns: Range<Int>, in sum: Int, of row: UnsafeMutablePointer<UInt32>
  ) {
    var x = columns.lowerBound
    while x + 4 <= columns.upperBound {
      let four = unsafe UnsafeRawPointer(row + (sum - x - 3)).loadUnaligned(
        as: SIMD4<UInt32>.self)
      unsafe UnsafeMutableRawPointer(row + x).storeBytes(
        of: SIMD4(four.w, four.z, four.y, four.x), as: SIMD4<UInt32>.self)
      x += 4
    }
    while x < columns.upperBound {
      unsafe row[x] = unsafe row[sum - x]
      x += 1
    }
  }
}
