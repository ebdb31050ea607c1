import Foundation
import GradientModel
import GradientRaster

/// The pixels of all looks of a control, without titles, as one number.
struct PixelDigest {
  /// FNV-1a with 64 bits (Fowler, Noll and Vo; <https://www.rfc-editor.org/rfc/rfc9923>).
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  var text: String { String(format: "%016llx", value) }

  /// Adds a picture: its measures, then its bytes.
  mutating func add(_ result: RenderResult) {
    for measure in [result.width, result.height, result.left, result.top] {
      for shift in [0, 8, 16, 24] as [Int32] {
        add(UInt8(truncatingIfNeeded: measure >> shift))
      }
    }
    result.body.withUnsafeBufferPointer { bytes in
      var value = self.value
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      self.value = value
    }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

/// The table of digests that is checked in: `FILE CONTROL FEW ALL` in each line,
/// with the digest of the looks in the first surroundings at one pixel a point, and that of all.
enum PixelDigestTable {
  static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "pixel-digests.txt")

  static func lines(of file: String) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(file + " ") }
  }
}
