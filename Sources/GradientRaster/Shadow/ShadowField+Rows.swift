import GradientModel

extension ShadowField {
  /// Writes the mask of a row, one value for each pixel of the picture.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - target: Room for the picture's width.
  ///   - steps: Room for one more than that, all 0 before and after.
  ///   - hidden: Columns whose values nobody will look at; they may be left as they are.
  func copy(
    row y: Int, to target: UnsafeMutablePointer<Float>, steps: UnsafeMutablePointer<Float>,
    hidden: Range<Int> = 0..<0
  ) {
    guard rows.contains(y) else {
      unsafe target.update(repeating: 0, count: width)
      return
    }
    if let sharp {
      unsafe sharp.copy(row: y, columns: 0..<width, to: target)
      return
    }
    guard let mirrorAcross else {
      unsafe sum(row: y, to: columns.upperBound, target, steps)
      unsafe (target + columns.upperBound).update(repeating: 0, count: width - columns.upperBound)
      return
    }
    // Of a row that is its own mirror image the left half is enough.
    let sides = mirrorAcross + 1
    var end = (sides + 1) / 2
    if hidden.contains(end) {
      // What is seen on the right is worked out as its mirror image on the left.
      end = min(end, max(hidden.lowerBound, sides - hidden.upperBound, 0))
    }
    unsafe sum(row: y, to: end, target, steps)
    let right = max(end, sides - end)
    for x in 0..<Int32(max(0, columns.upperBound - right)) {
      unsafe target[right + Int(x)] = unsafe target[mirrorAcross - right - Int(x)]
    }
    let after = max(right, columns.upperBound)
    unsafe (target + after).update(repeating: 0, count: width - after)
  }

  /// Adds up the bands of a row from its first column on.
  private func sum(
    row y: Int, to end: Int, _ target: UnsafeMutablePointer<Float>,
    _ steps: UnsafeMutablePointer<Float>
  ) {
    unsafe target.update(repeating: 0, count: end)
    let center = Double(y) + 0.5
    unsafe profile.withUnsafeBufferPointer { profile in
      guard let profile = profile.baseAddress else { return }
      @inline(__always)
      func add(_ band: Band?, _ amount: Float) {
        guard let band else { return }
        unsafe steps[band.end] += amount
        unsafe Self.add(
          profile + band.offset, times: amount, to: target + band.start,
          count: min(band.end, end) - band.start)
      }
      for stretch in stretches {
        let amount = edge.light(center - stretch.top) - edge.light(center - stretch.bottom)
        add(stretch.left, Float(amount))
        add(stretch.right, Float(-amount))
      }
      for level in levels {
        let amount = amounts[level.offset + y - rows.lowerBound]
        guard amount > 0 else { continue }
        add(level.left, amount)
        add(level.right, -amount)
      }
    }
    unsafe addSteps(to: end, target, steps)
    for x in 0..<Int32(end) {
      let value = unsafe target[Int(x)]
      let above = value > 0 ? value : 0
      unsafe target[Int(x)] = above < 1 ? above : 1
    }
  }

  /// Adds what each band amounts to after its end, and clears the steps.
  private func addSteps(
    to end: Int, _ target: UnsafeMutablePointer<Float>, _ steps: UnsafeMutablePointer<Float>
  ) {
    var sum: Float = 0
    var start = 0
    for next in ends {
      if sum != 0 {
        let last = min(next, end)
        for x in 0..<Int32(max(0, last - start)) { unsafe target[start + Int(x)] += sum }
      }
      start = min(next, end)
      unsafe sum += steps[next]
      unsafe steps[next] = 0
    }
    for x in 0..<Int32(max(0, end - start)) { unsafe target[start + Int(x)] += sum }
  }

  /// Adds a profile, eight pixels at a time.
  @inline(__always)
  private static func add(
    _ profile: UnsafePointer<Float>, times amount: Float, to target: UnsafeMutablePointer<Float>,
    count: Int
  ) {
    let wide = SIMD8<Float>(repeating: amount)
    var x = 0
    while x + 8 <= count {
      let place = unsafe UnsafeMutableRawPointer(target + x)
      let values = unsafe UnsafeRawPointer(profile + x).loadUnaligned(as: SIMD8<Float>.self)
      let sum = unsafe place.loadUnaligned(as: SIMD8<Float>.self) + values * wide
      unsafe place.storeBytes(of: sum, as: SIMD8<Float>.self)
      x += 8
    }
    while x < count {
      unsafe target[x] += amount * profile[x]
      x += 1
    }
  }
}
