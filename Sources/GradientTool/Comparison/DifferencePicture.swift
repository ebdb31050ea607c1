import GradientRaster

/// A picture of where two pictures differ.
enum DifferencePicture {
  /// Pixels that count, whatever the amount: one level has to be seen too.
  static let over = SIMD4<UInt8>(255, 0, 160, 255)
  /// Pixels that differ within the tolerance.
  static let within = SIMD4<UInt8>(255, 190, 60, 255)

  /// Marks what differs on the first picture's faded grey.
  static func of(_ first: Pixmap, _ second: Pixmap, tolerance: Int) -> Pixmap {
    var result = Pixmap(width: first.width, height: first.height)
    for at in stride(from: 0, to: first.bytes.count, by: 4) {
      var greatest = 0
      for channel in at..<at + 4 {
        greatest = max(greatest, abs(Int(first.bytes[channel]) - Int(second.bytes[channel])))
      }
      let pixel =
        greatest == 0 ? faded(first.bytes, at) : greatest > tolerance ? over : within
      for channel in 0..<4 { result.bytes[at + channel] = pixel[channel] }
    }
    return result
  }

  /// A pixel on white as a light grey: a quarter of its contrast.
  private static func faded(_ bytes: [UInt8], _ at: Int) -> SIMD4<UInt8> {
    let white = 255 - Int(bytes[at + 3])
    let (red, green, blue) = (Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]))
    // The weights of BT.709, in thousandths.
    let luma = (213 * red + 715 * green + 72 * blue) / 1000 + white
    let level = UInt8(clamping: 191 + luma / 4)
    return SIMD4(level, level, level, 255)
  }
}
