/// Room for one row's work, kept while a picture is drawn.
///
/// Nobody else has its memory, which goes with it; a row is never written beyond its width.
@safe struct RowScratch: ~Copyable {
  /// The row so far, premultiplied levels.
  let pixels: UnsafeMutablePointer<SIMD4<Float>>
  /// Where the row is parted, what lies inside the outline.
  let inside: UnsafeMutablePointer<SIMD4<Float>>
  /// The paints beneath a border.
  let beneath: UnsafeMutablePointer<SIMD4<Float>>
  /// One more row of colours.
  let spare: UnsafeMutablePointer<SIMD4<Float>>
  /// Where a row's pixels lie in a table of colours.
  let cells: UnsafeMutablePointer<UInt32>
  /// Turns around a conic gradient's centre, and what they were worked out for.
  let turns: TurnScratch
  /// The dither's offsets for eight columns in turn.
  let offsets: UnsafeMutablePointer<Float>
  /// Room for a shadow's mask while it is worked out.
  let steps: UnsafeMutablePointer<Float>
  /// One row for each shadow's mask.
  let masks: UnsafeMutablePointer<Float>
  /// Pixels in a row.
  let width: Int

  init(width: Int, masks count: Int) {
    self.width = width
    unsafe pixels = .allocate(capacity: width)
    unsafe inside = .allocate(capacity: width)
    unsafe beneath = .allocate(capacity: width)
    unsafe spare = .allocate(capacity: width)
    unsafe cells = .allocate(capacity: width)
    turns = TurnScratch(width: width)
    unsafe offsets = .allocate(capacity: 8)
    unsafe offsets.initialize(repeating: 0, count: 8)
    unsafe steps = .allocate(capacity: width + 1)
    unsafe steps.initialize(repeating: 0, count: width + 1)
    unsafe masks = .allocate(capacity: max(1, width * count))
    unsafe pixels.initialize(repeating: .zero, count: width)
    unsafe inside.initialize(repeating: .zero, count: width)
    unsafe beneath.initialize(repeating: .zero, count: width)
    unsafe spare.initialize(repeating: .zero, count: width)
    unsafe cells.initialize(repeating: 0, count: width)
    unsafe masks.initialize(repeating: 0, count: max(1, width * count))
  }

  deinit {
    unsafe pixels.deallocate()
    unsafe inside.deallocate()
    unsafe beneath.deallocate()
    unsafe spare.deallocate()
    unsafe cells.deallocate()
    turns.deallocate()
    unsafe offsets.deallocate()
    unsafe steps.deallocate()
    unsafe masks.deallocate()
  }

  /// The mask with a number.
  func mask(_ index: Int) -> UnsafeMutablePointer<Float> { unsafe masks + index * width }
}

/// Turns of a row's pixels around a centre, kept for the other side and the row's mirror image.
///
/// Its memory is the scratch's that it is part of, and goes with that.
@safe struct TurnScratch {
  /// One turn for each distance from the centre.
  let values: UnsafeMutablePointer<Float>
  /// How many distances there is room for.
  let capacity: Int
  /// What the turns were worked out for: distance down, first distance across, number.
  private let key: UnsafeMutablePointer<SIMD4<Float>>

  init(width: Int) {
    capacity = width + 2
    unsafe values = .allocate(capacity: capacity)
    unsafe values.initialize(repeating: 0, count: capacity)
    unsafe key = .allocate(capacity: 1)
    unsafe key.initialize(to: SIMD4(repeating: -1))
  }

  func deallocate() {
    unsafe values.deallocate()
    unsafe key.deallocate()
  }

  /// Whether the turns are those of another row already; if not, they are taken to be from now on.
  func holds(down: Float, start: Float, count: Int) -> Bool {
    let wanted = SIMD4(down, start, Float(count), 0)
    if unsafe key.pointee == wanted { return true }
    unsafe key.pointee = wanted
    return false
  }
}
