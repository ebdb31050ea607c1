extension FastSurface {
  /// Paints a run of a row over what is there.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels.
  ///   - pixels: The row, premultiplied levels.
  ///   - beneath: Room for a row of colours.
  ///   - spare: Room for another.
  ///   - mask: The row's mask of the inset shadow with a number.
  func compose(
    row y: Int, columns: Range<Int>, over pixels: UnsafeMutablePointer<SIMD4<Float>>,
    beneath: UnsafeMutablePointer<SIMD4<Float>>, spare: UnsafeMutablePointer<SIMD4<Float>>,
    mask: (Int) -> UnsafePointer<Float>?
  ) {
    let outerRow = outer.row(y)
    let innerRow = inner?.row(y) ?? outerRow
    let innerCoverage = inner ?? outer
    let columns = columns.clamped(
      to: Int(outerRow.start)..<max(Int(outerRow.start), Int(outerRow.end)))
    guard !columns.isEmpty else { return }
    let first = columns.lowerBound
    copyPaints(row: y, columns: columns, to: beneath + first, spare: spare + first)
    if let border, inner != nil {
      border.copy(row: y, columns: columns, to: spare + first)
      for x in columns { spare[x] = spare[x].over(beneath[x]) }
    } else {
      for x in columns { spare[x] = beneath[x] }
    }
    for (index, shadow) in insetShadows.enumerated() {
      guard let mask = mask(index) else { continue }
      for x in columns { beneath[x] = (shadow.color * (1 - mask[x])).over(beneath[x]) }
    }
    for x in columns {
      let i = innerCoverage.value(innerRow, at: Int32(x))
      let ring = outer.value(outerRow, at: Int32(x)) - i
      let color = beneath[x] * i + spare[x] * (ring > 0 ? ring : 0)
      pixels[x] = color.over(pixels[x])
    }
  }

  private func copyPaints(
    row y: Int, columns: Range<Int>, to target: UnsafeMutablePointer<SIMD4<Float>>,
    spare: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    guard let lowest = paints.first else {
      target.update(repeating: .zero, count: columns.count)
      return
    }
    lowest.copy(row: y, columns: columns, to: target)
    for paint in paints.dropFirst() {
      paint.copy(row: y, columns: columns, to: spare)
      for x in 0..<columns.count { target[x] = spare[x].over(target[x]) }
    }
  }
}
