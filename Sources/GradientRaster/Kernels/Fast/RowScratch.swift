/// Room for one row's work, kept while a picture is drawn.
struct RowScratch: ~Copyable {
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
    pixels = .allocate(capacity: width)
    inside = .allocate(capacity: width)
    beneath = .allocate(capacity: width)
    spare = .allocate(capacity: width)
    cells = .allocate(capacity: width)
    turns = TurnScratch(width: width)
    offsets = .allocate(capacity: 8)
    offsets.initialize(repeating: 0, count: 8)
    steps = .allocate(capacity: width + 1)
    steps.initialize(repeating: 0, count: width + 1)
    masks = .allocate(capacity: max(1, width * count))
    pixels.initialize(repeating: .zero, count: width)
    inside.initialize(repeating: .zero, count: width)
    beneath.initialize(repeating: .zero, count: width)
    spare.initialize(repeating: .zero, count: width)
    cells.initialize(repeating: 0, count: width)
    masks.initialize(repeating: 0, count: max(1, width * count))
  }

  deinit {
    pixels.deallocate()
    inside.deallocate()
    beneath.deallocate()
    spare.deallocate()
    cells.deallocate()
    turns.deallocate()
    offsets.deallocate()
    steps.deallocate()
    masks.deallocate()
  }

  /// The mask with a number.
  func mask(_ index: Int) -> UnsafeMutablePointer<Float> { masks + index * width }
}

/// Turns of a row's pixels around a centre, kept for the other side and the row's mirror image.
struct TurnScratch {
  /// One turn for each distance from the centre.
  let values: UnsafeMutablePointer<Float>
  /// How many distances there is room for.
  let capacity: Int
  /// What the turns were worked out for: distance down, first distance across, number.
  private let key: UnsafeMutablePointer<SIMD4<Float>>

  init(width: Int) {
    capacity = width + 2
    values = .allocate(capacity: capacity)
    values.initialize(repeating: 0, count: capacity)
    key = .allocate(capacity: 1)
    key.initialize(to: SIMD4(repeating: -1))
  }

  func deallocate() {
    values.deallocate()
    key.deallocate()
  }

  /// Whether the turns are those of another row already; if not, they are taken to be from now on.
  func holds(down: Float, start: Float, count: Int) -> Bool {
    let wanted = SIMD4(down, start, Float(count), 0)
    if key.pointee == wanted { return true }
    key.pointee = wanted
    return false
  }
}
