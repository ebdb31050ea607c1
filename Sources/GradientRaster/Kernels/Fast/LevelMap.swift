/// One colour beneath and one above whatever comes in between, all premultiplied levels: what a
/// stack of paints with a single gradient amounts to.
struct LevelMap: Sendable {
  private(set) var below = SIMD4<Float>.zero
  private(set) var above = SIMD4<Float>.zero
  private var isIdentity = true

  /// Nothing beneath, nothing above.
  static let identity = LevelMap()

  private init() {}

  init(below: SIMD4<Float>, above: SIMD4<Float>) {
    self.below = below
    self.above = above
    isIdentity = below == .zero && above == .zero
  }

  func callAsFunction(_ color: SIMD4<Float>) -> SIMD4<Float> {
    if isIdentity { return color }
    return color.over(below).under(above)
  }
}

extension SIMD4<Float> {
  /// This premultiplied colour, in levels, over another.
  @inline(__always)
  func over(_ below: SIMD4<Float>) -> SIMD4<Float> {
    self + below * (1 - w * (1 / 255))
  }

  /// This premultiplied colour, in levels, under another.
  @inline(__always)
  func under(_ above: SIMD4<Float>) -> SIMD4<Float> {
    above + self * (1 - above.w * (1 / 255))
  }
}
