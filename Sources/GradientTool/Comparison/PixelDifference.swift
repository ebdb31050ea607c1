import GradientRaster

/// How the pixels of two pictures of one size differ, in levels of 0 to 255.
///
/// Levels are premultiplied, as they are when pictures are laid over anything: the colour of a clear
/// pixel is no difference.
struct PixelDifference: Hashable, Sendable {
  /// Names of the channels, in the order of the figures.
  static let channels = ["red", "green", "blue", "alpha"]

  let width: Int
  let height: Int
  /// The greatest difference in each channel.
  private(set) var greatest = SIMD4<UInt8>.zero
  /// The sum of all differences in each channel.
  private(set) var sum = SIMD4<UInt64>.zero
  /// Pixels with any difference.
  private(set) var changedCount = 0
  /// Pixels of which some channel differs by more than the tolerance.
  private(set) var overCount = 0
  /// The first and last column and row of those, the last ones not included.
  private(set) var columns = 0..<0
  private(set) var rows = 0..<0

  /// Compares pictures of one size.
  init(_ first: Pixmap, _ second: Pixmap, tolerance: Int) {
    width = first.width
    height = first.height
    guard first.bytes != second.bytes else { return }
    let rowLength = width * 4
    first.bytes.withUnsafeBufferPointer { first in
      second.bytes.withUnsafeBufferPointer { second in
        for row in 0..<height {
          let range = row * rowLength..<(row + 1) * rowLength
          compare(first[range], second[range], row: row, tolerance: tolerance)
        }
      }
    }
  }

  /// The mean difference in each channel over all pixels.
  var mean: SIMD4<Double> { SIMD4<Double>(sum) / Double(width * height) }

  private mutating func compare(
    _ first: Slice<UnsafeBufferPointer<UInt8>>, _ second: Slice<UnsafeBufferPointer<UInt8>>,
    row: Int, tolerance: Int
  ) {
    for column in 0..<width {
      let at = first.startIndex + column * 4
      var difference = SIMD4<UInt8>.zero
      for channel in 0..<4 {
        let (a, b) = (first[at + channel], second[at + channel])
        difference[channel] = a > b ? a - b : b - a
      }
      guard difference != .zero else { continue }
      changedCount += 1
      sum &+= SIMD4<UInt64>(truncatingIfNeeded: difference)
      greatest.replace(with: difference, where: difference .> greatest)
      guard Int(difference.max()) > tolerance else { continue }
      columns = overCount == 0 ? column..<column + 1 : columns.including(column)
      rows = overCount == 0 ? row..<row + 1 : rows.including(row)
      overCount += 1
    }
  }
}

extension Range<Int> {
  fileprivate func including(_ value: Int) -> Range<Int> {
    Swift.min(lowerBound, value)..<Swift.max(upperBound, value + 1)
  }
}
