/// Why a drawing cannot become a picture.
public enum RasterError: Error, Hashable, Sendable {
  /// The scale is not a finite number above zero.
  case invalidScale(Double)
  /// The picture would have more pixels across or down, or more in all, than
  /// ``Rasterizer/maximumSide`` and ``Rasterizer/maximumPixelCount`` allow.
  case tooManyPixels(across: Double, down: Double)
}

extension RasterError: CustomStringConvertible {
  /// What is wrong, and what is allowed.
  public var description: String {
    switch self {
    case .invalidScale:
      "the scale is not a number above 0; use 1, 2 or 3"
    case .tooManyPixels:
      "the picture is too large; at most 32768 pixels a side and 67108864 in all are drawn"
    }
  }
}
