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
    let beneath = unsafe scratch.beneath
    let spare = unsafe scratch.spare
    let columns = run.columns
    if run.isInterior, insetShadows.isEmpty, paints.count == 1, isOpaque {
      unsafe paints[0].copy(
        row: y, columns: columns, to: pixels + columns.lowerBound, scratch: scratch)
      return
    }
    copyPaints(row: y, columns: columns, scratch: scratch)
    // Where there is no border the interior's paints are in its place, without inset shadows.
    let isRingPainted = border != nil
    if let border {
      unsafe border.copy(
        row: y, columns: columns, to: spare + columns.lowerBound, scratch: scratch)
      for x in columns { unsafe spare[x] = unsafe spare[x].over(beneath[x]) }
    } else if !insetShadows.isEmpty {
      unsafe (spare + columns.lowerBound).update(
        from: beneath + columns.lowerBound, count: columns.count)
    }
    for (index, shadow) in insetShadows.enumerated() {
      guard let mask = unsafe mask(index) else { continue }
      for x in columns {
        unsafe beneath[x] = unsafe (shadow.color * (1 - mask[x])).over(beneath[x])
      }
    }
    let ring = unsafe isRingPainted || !insetShadows.isEmpty ? spare : beneath
    guard joinsParts else {
      for x in columns {
        let (i, r) = run.coverage(x)
        unsafe pixels[x] = unsafe (beneath[x] * i + ring[x] * r).over(pixels[x])
      }
      return
    }
    let inside = unsafe scratch.inside
    for x in columns {
      let (i, r) = run.coverage(x)
      let covered = run.outer[x]
      let painted = unsafe beneath[x] * i + ring[x] * r
      let left = max(0, covered - painted.w * (1 / 255))
      unsafe pixels[x] = unsafe painted + inside[x] * left + pixels[x] * (1 - covered)
    }
  }

  private func copyPaints(row y: Int, columns: Range<Int>, scratch: borrowing RowScratch) {
    let target = unsafe scratch.beneath + columns.lowerBound
    guard let lowest = paints.first else {
      unsafe target.update(repeating: .zero, count: columns.count)
      return
    }
    unsafe lowest.copy(row: y, columns: columns, to: target, scratch: scratch)
    let spare = unsafe scratch.spare + columns.lowerBound
    for paint in paints.dropFirst() {
      unsafe paint.copy(row: y, columns: columns, to: spare, scratch: scratch)
      for x in 0..<columns.count { unsafe target[x] = unsafe spare[x].over(target[x]) }
    }
  }
}
