/// How far like pixels go, measured in steps of eight.
enum PixelRun {
  /// Two neighbouring pixels as one number, the first lowest.
  @inline(__always)
  static func pair(_ pixels: UnsafePointer<UInt32>, _ index: Int) -> UInt64 {
    UnsafeRawPointer(pixels).loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
  }

  /// The number of pixels before the first difference.
  ///
  /// - Parameters:
  ///   - limit: The most that is returned.
  ///   - difference: What tells the pixel with a number, and the next, from what they are compared with:
  ///     0 where there is no difference.
  ///   - isSame: Whether one pixel is as what it is compared with.
  /// - Returns: A number up to the limit.
  @inline(__always)
  static func length(
    atMost limit: Int, difference: (Int) -> UInt64, isSame: (Int) -> Bool
  ) -> Int {
    var length = 0
    while length &+ 8 <= limit {
      let found =
        difference(length) | difference(length &+ 2) | difference(length &+ 4)
        | difference(length &+ 6)
      if found != 0 { break }
      length &+= 8
    }
    while length < limit, isSame(length) { length &+= 1 }
    return length
  }
}
