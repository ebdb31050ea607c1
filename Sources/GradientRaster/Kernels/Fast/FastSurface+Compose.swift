extension FastSurface {
  /// Paints a run of a row over what is there.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - run: The pixels and their coverage.
  ///   - joinsParts: Whether the row is parted: `pixels` are its outside, the inside is in `scratch`.
  ///   - pixels: The row, premultiplied levels.
  ///   - scratch: Room for the paints' colours.
  ///   - mask: The row's mask of the inset shadow with a number.
  func compose(
    row y: Int, _ run: SurfaceRun, joinsParts: Bool,
    over pixels: UnsafeMutablePointer<SIMD4<Float>>, scratch: borrowing RowScratch,
    mask: (Int) -> UnsafePointer<Float>?
  ) {
    let beneath = scratch.beneath
    let spare = scratch.spare
    let columns = run.columns
    if run.isInterior, insetShadows.isEmpty, paints.count == 1, isOpaque {
      paints[0].copy(
        row: y, columns: columns, to: pixels + columns.lowerBound, scratch: scratch)
      return
    }
    copyPaints(row: y, columns: columns, scratch: scratch)
    // Where there is no border the interior's paints are in its place, without inset shadows.
    let isRingPainted = border != nil
    if let border {
      border.copy(
        row: y, columns: columns, to: spare + columns.lowerBound, scratch: scratch)
      for x in columns { spare[x] = spare[x].over(beneath[x]) }
    } else if !insetShadows.isEmpty {
      (spare + columns.lowerBound).update(
        from: beneath + columns.lowerBound, count: columns.count)
    }
    for (index, shadow) in insetShadows.enumerated() {
      guard let mask = mask(index) else { continue }
      for x in columns { beneath[x] = (shadow.color * (1 - mask[x])).over(beneath[x]) }
    }
    let ring = isRingPainted || !insetShadows.isEmpty ? spare : beneath
    guard joinsParts else {
      for x in columns {
        let (i, r) = run.coverage(x)
        pixels[x] = (beneath[x] * i + ring[x] * r).over(pixels[x])
      }
      return
    }
    let inside = scratch.inside
    for x in columns {
      let (i, r) = run.coverage(x)
      let covered = run.outer[x]
      let painted = beneath[x] * i + ring[x] * r
      let left = max(0, covered - painted.w * (1 / 255))
      pixels[x] = painted + inside[x] * left + pixels[x] * (1 - covered)
    }
  }

  private func copyPaints(row y: Int, columns: Range<Int>, scratch: borrowing RowScratch) {
    let target = scratch.beneath + columns.lowerBound
    guard let lowest = paints.first else {
      target.update(repeating: .zero, count: columns.count)
      return
    }
    lowest.copy(row: y, columns: columns, to: target, scratch: scratch)
    let spare = scratch.spare + columns.lowerBound
    for paint in paints.dropFirst() {
      paint.copy(row: y, columns: columns, to: spare, scratch: scratch)
      for x in 0..<columns.count { target[x] = spare[x].over(target[x]) }
    }
  }
}
