#if os(iOS) || os(Linux)
import GradientModel
import GradientRaster

extension Picture {
  /// Puts clear pixels around the picture where its margins are smaller than others.
  ///
  /// - Parameters:
  ///   - margins: Whole points.
  ///   - scale: Pixels a point.
  nonisolated mutating func widen(to margins: Edges, scale: Double) {
    func pixels(_ points: Double) -> Int { Int((points * scale).rounded(.up)) }
    let left = max(0, pixels(margins.left) - originX)
    let top = max(0, pixels(margins.top) - originY)
    let right = max(0, pixels(margins.right) - (pixmap.width - originX - controlWidth))
    let bottom = max(0, pixels(margins.bottom) - (pixmap.height - originY - controlHeight))
    guard left + top + right + bottom > 0 else { return }
    pixmap = pixmap.framed(left: left, top: top, right: right, bottom: bottom)
    originX += left
    originY += top
  }
}

extension Pixmap {
  /// The bitmap with clear pixels around it.
  fileprivate nonisolated func framed(left: Int, top: Int, right: Int, bottom: Int) -> Pixmap {
    var result = Pixmap(
      width: width + left + right, height: height + top + bottom, gamut: gamut)
    guard result.bytes.count == result.width * result.height * 4, result.width >= width else {
      return self
    }
    for row in 0..<height {
      let start = ((row + top) * result.width + left) * 4
      result.bytes.replaceSubrange(
        start..<start + width * 4, with: bytes[row * width * 4..<(row + 1) * width * 4])
    }
    return result
  }
}
#endif
