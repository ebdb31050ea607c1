import GradientRaster

/// Packs the pixels of a button into a zlib stream, many at a time.
///
/// A Deflate packer looks up every byte; what repeats in such pictures is known beforehand: a pixel
/// repeats the one before it or the one above it, mostly hundreds at once, or one at the other edge.
/// So runs are measured on whole pixels, eight in a step, pixels are brought into the file's form only
/// where one is written, and the checksum of a run is a formula.
struct PixelDeflater: ~Copyable {
  private let layout: PixelLayout
  private let words: UnsafePointer<UInt32>
  private let width: Int
  private let count: Int
  /// The bytes of a pixel.
  private let size: Int
  /// The bytes of a row and of its filter's number.
  private let stride: Int
  /// The pixels of the longest copy, but for a filter's number.
  private let longest: Int
  /// From which pixel on the one above it can be copied.
  private let firstBelow: Int
  /// How many translucent pixels may stand alone before it is given up.
  private var shadesLeft: Int
  /// How many stretches of like pixels there may be.
  private var stretchesLeft: Int

  private var block = DeflateBlock()
  private var stream = DeflateStream()
  private var checksum = Adler32()
  /// Where a pixel of some hash was seen last.
  private let places: UnsafeMutablePointer<Int32>
  /// Where one of the same hash was seen before.
  private let earlier: UnsafeMutablePointer<Int32>

  private static let hashBits: UInt32 = 12
  /// Pixels beyond which no copy reaches.
  private static let window = DeflateBlock.window / 4

  /// What came of packing.
  enum Outcome {
    /// What a PNG file's data chunk holds.
    case packed([UInt8])
    /// Neighbouring pixels are all different, as in a shadow, but their differences are alike.
    case shades
    /// A packer of bytes makes the picture smaller, such as one with a gradient askew.
    case mixed
  }

  /// Packs the rows of a picture as they are, without a filter.
  ///
  /// - Parameters:
  ///   - pixmap: The picture; it has pixels.
  ///   - layout: How its pixels are stored.
  /// - Returns: The rows, or which kind of picture it is that is better packed otherwise.
  static func pack(_ pixmap: Pixmap, layout: PixelLayout) -> Outcome {
    pixmap.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else {
        return .mixed
      }
      var deflater = PixelDeflater(start, pixmap.width, pixmap.height, layout)
      guard deflater.packAll() else { return deflater.shadesLeft < 0 ? .shades : .mixed }
      deflater.block.flush(isLast: true, to: &deflater.stream)
      deflater.stream.finish(deflater.checksum)
      return .packed(deflater.stream.bytes)
    }
  }

  private init(
    _ words: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ layout: PixelLayout
  ) {
    self.words = words
    self.layout = layout
    self.width = width
    count = width * height
    size = layout.bytesPerPixel
    stride = width * size + 1
    longest = (DeflateBlock.longestCopy - 1) / size
    firstBelow = stride <= DeflateBlock.window ? width : .max
    // Antialiased corners have fewer, and rows of one colour between two edges.
    shadesLeft = width + height
    stretchesLeft = width + 24 * height
    places = .allocate(capacity: 1 << Int(Self.hashBits))
    places.initialize(repeating: -1, count: 1 << Int(Self.hashBits))
    earlier = .allocate(capacity: Self.window)
    earlier.initialize(repeating: -1, count: Self.window)
  }

  deinit {
    places.deallocate()
    earlier.deallocate()
  }

  /// Packs all rows, unless they are of another kind.
  private mutating func packAll() -> Bool {
    var index = 0
    var column = 0
    while index < count {
      stretchesLeft -= 1
      if stretchesLeft < 0 { return false }
      let pixel = words[index]
      let isFirst = column == 0
      var above = 0
      if index >= firstBelow {
        // No more than a row, so that what is looked at and then left costs no more than what is used.
        above = same(index, index - width, atMost: min(width, count - index))
      }
      // Bytes of zeros cost less than a copy of few.
      if above < 3, isShade(pixel) { above = 0 }
      var run = 0
      if index > 0, words[index - 1] == pixel {
        if pixel == 0 {
          // A row begins with the number of its filter, which is 0: clear pixels go on over it.
          run = repeated(index, atMost: count - index)
        } else if !isFirst {
          run = repeated(index, atMost: width - column)
        }
      }
      // A copy from nearby takes fewer bits than one from the row above; the first one of a row has to
      // be from there, but no more than that.
      if above > run, max(run, above) >= longest, repeated(index, atMost: width - column) > longest
      {
        above = run >= longest ? 0 : longest
      }
      let length = max(run, above)
      if length > 0 {
        let end = column + length
        let filters = (end - 1) / width + (isFirst ? 1 : 0)
        copy(length * size + filters, from: above > run ? stride : size)
        if pixel == 0, run == length {
          checksum.add(zeros: length * size + filters)
        } else {
          checkRows(index, column, length)
        }
        index += length
        column = end % width
        continue
      }
      if isFirst {
        add(literal: 0)
        checksum.add(zeros: 1)
      }
      let alone = packAlone(pixel, index, column)
      if shadesLeft < 0 { return false }
      check(index, alone)
      index += alone
      column += alone
      if column == width { column = 0 }
    }
    return true
  }

  /// Packs a pixel that is neither like the one before it nor like the one above, and those after it
  /// that follow where it was seen before.
  private mutating func packAlone(_ pixel: UInt32, _ index: Int, _ column: Int) -> Int {
    let isShade = isShade(pixel)
    let key = isShade && column + 1 < width ? pixel &+ words[index + 1] &* 0x85EB_CA77 : pixel
    let hash = Int((key &* 0x9E37_79B1) &>> (32 - Self.hashBits))
    var place = Int(places[hash])
    earlier[index % Self.window] = places[hash]
    places[hash] = Int32(truncatingIfNeeded: index)
    var best = 0
    var bestDistance = 0
    // Of all places where it was seen the last ones are nearly as good as the best.
    for _ in 0..<2 where place >= 0 && index - place < Self.window {
      if words[place] == pixel {
        let (row, from) = (place / width, place % width)
        let distance = (index / width - row) * stride + (column - from) * size
        let length = same(index, place, atMost: width - max(column, from))
        if length > best, distance <= DeflateBlock.window {
          (best, bestDistance) = (length, distance)
        }
      }
      place = Int(earlier[place % Self.window])
    }
    // A copy of three bytes takes as many bits as the bytes do.
    if best * size > (isShade ? 4 : 3) {
      copy(best * size, from: bestDistance)
      return best
    }
    let stored = layout.stored(pixel)
    for byte in 0..<UInt32(size) { add(literal: UInt8(truncatingIfNeeded: stored &>> (8 &* byte))) }
    if pixel &>> 24 < 255 { shadesLeft -= 1 }
    return 1
  }

  /// Adds pixels to the checksum, and the filters' numbers before rows among them.
  private mutating func checkRows(_ first: Int, _ firstColumn: Int, _ length: Int) {
    var index = first
    var column = firstColumn
    let end = first + length
    while index < end {
      if column == 0 { checksum.add(zeros: 1) }
      let part = min(width - column, end - index)
      check(index, part)
      index += part
      column = 0
    }
  }

  /// Adds pixels of one row to the checksum.
  private mutating func check(_ first: Int, _ length: Int) {
    var index = first
    let end = first + length
    while index < end {
      let pixel = words[index]
      let run = repeated(index, atMost: end - index)
      if pixel == 0 {
        checksum.add(zeros: run * size)
      } else {
        checksum.add(layout.stored(pixel), size: UInt64(size), count: run)
      }
      index += run
    }
  }

  @inline(__always)
  private mutating func add(literal byte: UInt8) {
    if block.room == 0 { block.flush(isLast: false, to: &stream) }
    block.add(literal: byte)
  }

  private mutating func copy(_ length: Int, from distance: Int) {
    var left = length
    while left > 0 {
      // Nothing shorter than three bytes may be left.
      let part =
        left <= DeflateBlock.longestCopy
        ? left : min(left - 3, DeflateBlock.longestCopy)
      if block.room == 0 { block.flush(isLast: false, to: &stream) }
      block.add(copyOf: part, distance: distance)
      left -= part
    }
  }

  /// Whether of a pixel's bytes all but alpha are 0, as in most shadows.
  @inline(__always)
  private func isShade(_ pixel: UInt32) -> Bool { pixel & 0xFF_FFFF == 0 }

  /// How many pixels from a place on are like those from another one on.
  private func same(_ one: Int, _ other: Int, atMost limit: Int) -> Int {
    PixelRun.length(atMost: limit) {
      PixelRun.pair(words + one, $0) ^ PixelRun.pair(words + other, $0)
    } isSame: {
      words[one + $0] == words[other + $0]
    }
  }

  /// How many pixels from a place on are like the first of them.
  private func repeated(_ first: Int, atMost limit: Int) -> Int {
    let pixel = words[first]
    let pair = UInt64(pixel) &* 0x1_0000_0001
    return PixelRun.length(atMost: limit) {
      PixelRun.pair(words + first, $0) ^ pair
    } isSame: {
      words[first + $0] == pixel
    }
  }
}
