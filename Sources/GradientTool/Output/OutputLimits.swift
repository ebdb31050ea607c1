import Dispatch
import GradientExport

/// How much one run writes.
package enum OutputLimits {
  /// The bytes of all files of a run: a disk is not filled by mistake.
  package static let bytes = 1 << 32
  /// The bytes that are held in memory until they are written: vector pictures, those of a catalog and
  /// those of a page.
  package static let heldBytes = 1 << 30

  /// Checks what is held.
  ///
  /// - Throws: ``Failure`` beyond the limit.
  package static func check(held count: Int, limit: Int = heldBytes) throws(Failure) {
    guard count > limit else { return }
    throw Failure(
      "the pictures would have more than \(limit) bytes, which is the limit of what is held at one "
        + "time; draw fewer controls with '--only'")
  }

  /// Checks the pictures of a page.
  ///
  /// - Throws: ``Failure`` beyond the limit.
  static func check(_ pictures: [HTMLPictures.Picture]) throws(Failure) {
    try check(held: pictures.reduce(0) { $1.images.reduce($0) { $0 + $1.png.count } })
  }
}

/// What is left of the limit for the files of one run, which several threads write.
final class OutputBudget: Sendable {
  let limit: Int
  /// Serial, so that it is the lock of the number that it holds.
  private let queue = DispatchQueue(label: "dev.gradientcontrols.output")
  private static let taken = DispatchSpecificKey<Int>()

  init(limit: Int) { self.limit = limit }

  /// Takes some bytes of what is left.
  ///
  /// - Returns: Whether there were as many.
  func take(_ count: Int) -> Bool {
    queue.sync {
      let total = (queue.getSpecific(key: Self.taken) ?? 0) + count
      queue.setSpecific(key: Self.taken, value: total)
      return total <= limit
    }
  }
}
