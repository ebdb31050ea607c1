import GradientModel

extension ShadowField {
  /// Writes the mask of a row, one value for each pixel of the picture.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - target: Room for the picture's width.
  ///   - steps: Room for one more than that, all 0 before and after.
  ///   - wanted: Columns whose values somebody will look at; the others may be left as they are.
  ///   - hidden: Columns among them of which that is not so.
  func copy(
    row y: Int, to target: UnsafeMutablePointer<Float>, steps: UnsafeMutablePointer<Float>,
    wanted: Range<Int>, hidden: Range<Int> = 0..<0
  ) {
    guard rows.contains(y) else {
      unsafe (target + wanted.lowerBound).update(repeating: 0, count: wanted.count)
      return
    }
    if let sharp {
      unsafe sharp.copy(row: y, columns: wanted, to: target + wanted.lowerBound)
      return
    }
    guard let mirrorAcross else {
      let inside = wanted.clamped(to: 0..<columns.upperBound)
      unsafe sum(row: y, inside, target, steps)
      let after = max(inside.upperBound, wanted.lowerBound)
      unsafe (target + after).update(repeating: 0, count: wanted.upperBound - after)
      return
    }
    // Of a row that is its own mirror image the left half is enough.
    let sides = mirrorAcross + 1
    var end = (sides + 1) / 2
    if hidden.contains(end) {
      // What is seen on the right is worked out as its mirror image on the left.
      end = min(end, max(hidden.lowerBound, sides - hidden.upperBound, 0))
    }
    let right = max(end, sides - end)
    let copied = min(columns.upperBound, wanted.upperBound)
    let start = min(wanted.lowerBound, right < copied ? max(0, sides - copied) : end)
    unsafe sum(row: y, min(start, end)..<end, target, steps)
    for x in 0..<Int32(max(0, copied - right)) {
      unsafe target[right + Int(x)] = unsafe target[mirrorAcross - right - Int(x)]
    }
    let after = max(right, columns.upperBound)
    guard after < wanted.upperBound else { return }
    unsafe (target + after).update(repeating: 0, count: wanted.upperBound - after)
  }

  /// Adds up the bands of a part of a row.
  private func sum(
    row y: Int, _ part: Range<Int>, _ target: UnsafeMutablePointer<Float>,
    _ steps: UnsafeMutablePointer<Float>
  ) {
    // Beyond the last band all pixels are alike.
    let end = max(part.lowerBound, min(part.upperBound, ends.last ?? 0))
    unsafe (target + part.lowerBound).update(repeating: 0, count: end - part.lowerBound)
    let center = Double(y) + 0.5
    unsafe profile.withUnsafeBufferPointer { profile in
      guard let profile = profile.baseAddress else { return }
      @inline(__always)
      func add(_ band: Band?, _ amount: Float) {
        guard let band else { return }
        unsafe steps[band.end] += amount
        let start = max(band.start, part.lowerBound)
        unsafe Self.add(
          profile + (band.offset + start - band.start), times: amount, to: target + start,
          count: min(band.end, end) - start)
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
    let rest = unsafe addSteps(part.lowerBound..<end, target, steps)
    unsafe (target + end).update(
      repeating: Self.clamped(rest), count: part.upperBound - end)
    for x in Int32(part.lowerBound)..<Int32(end) {
      unsafe target[Int(x)] = Self.clamped(target[Int(x)])
    }
  }

  @inline(__always)
  private static func clamped(_ value: Float) -> Float {
    let above = value > 0 ? value : 0
    return above < 1 ? above : 1
  }

  /// Adds what each band amounts to after its end, and clears the steps.
  ///
  /// - Returns: What all bands amount to that end in the part or before it, or right at its end.
  private func addSteps(
    _ part: Range<Int>, _ target: UnsafeMutablePointer<Float>,
    _ steps: UnsafeMutablePointer<Float>
  ) -> Float {
    var sum: Float = 0
    var rest: Float = 0
    var start = part.lowerBound
    for next in ends {
      if sum != 0 {
        let last = min(next, part.upperBound)
        for x in 0..<Int32(max(0, last - start)) { unsafe target[start + Int(x)] += sum }
      }
      start = max(start, min(next, part.upperBound))
      unsafe sum += steps[next]
      unsafe steps[next] = 0
      if next <= part.upperBound { rest = sum }
    }
    for x in 0..<Int32(max(0, part.upperBound - start)) { unsafe target[start + Int(x)] += sum }
    return rest
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
