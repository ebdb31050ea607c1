/// Names, each with a number, found in as many steps as a name has bits, whatever the names are.
///
/// A binary tree that forks where names differ: Donald R. Morrison's PATRICIA (1968,
/// doi:10.1145/321479.321481). It is slower than a hash table by some factor, and nobody can make
/// names for which it is slower than that.
package struct NameTree: Sendable {
  /// Where names that are alike so far differ for the first time.
  private struct Fork: Sendable {
    /// Nine bits for each byte: one that says that there is a byte, then the byte's own, high first.
    var bit: Int
    /// A fork, or the complement of a name's number.
    var zero: Int
    var one: Int
  }

  private var forks: [Fork] = []
  /// A fork or the complement of a name's number; nil while there is no name.
  private var root: Int?

  package init() {}

  package var isEmpty: Bool { root == nil }

  /// Adds a name with its number.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - number: Its number, 0 or more.
  ///   - keepsFirst: Whether a name that is there keeps the number it has.
  ///   - nameOf: The name of a number.
  /// - Returns: The number that the same name had before, if it had one.
  package mutating func insert(
    _ name: [UInt8], _ number: Int, keepsFirst: Bool, nameOf: (Int) -> [UInt8]
  ) -> Int? {
    guard let nearest = nearest(to: name) else {
      root = ~number
      return nil
    }
    let bit = NameTree.firstDifference(name, nameOf(nearest))
    var parent = -1
    var place = root ?? 0
    while place >= 0, bit.map({ forks[place].bit < $0 }) ?? true {
      parent = place
      place = NameTree.bit(of: name, at: forks[place].bit) ? forks[place].one : forks[place].zero
    }
    var new = ~number
    if let bit {
      let isOne = NameTree.bit(of: name, at: bit)
      forks.append(Fork(bit: bit, zero: isOne ? place : ~number, one: isOne ? ~number : place))
      new = forks.count - 1
    } else if keepsFirst {
      return nearest
    }
    if parent < 0 {
      root = new
    } else if NameTree.bit(of: name, at: forks[parent].bit) {
      forks[parent].one = new
    } else {
      forks[parent].zero = new
    }
    return bit == nil ? nearest : nil
  }

  /// The number of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - nameOf: The name of a number.
  /// - Returns: The number; nil where the name is not there.
  package func find(_ name: [UInt8], nameOf: (Int) -> [UInt8]) -> Int? {
    guard let nearest = nearest(to: name), nameOf(nearest) == name else { return nil }
    return nearest
  }

  /// The number of the only name that may be this one.
  private func nearest(to name: [UInt8]) -> Int? {
    guard var place = root else { return nil }
    while place >= 0 {
      place = NameTree.bit(of: name, at: forks[place].bit) ? forks[place].one : forks[place].zero
    }
    return ~place
  }

  private static func bit(of name: [UInt8], at bit: Int) -> Bool {
    let byte = bit / 9
    return byte < name.count && (0x100 | Int(name[byte])) >> (8 - bit % 9) & 1 == 1
  }

  private static func firstDifference(_ a: [UInt8], _ b: [UInt8]) -> Int? {
    var index = 0
    while index < a.count, index < b.count, a[index] == b[index] { index += 1 }
    let left = index < a.count ? 0x100 | UInt16(a[index]) : 0
    let right = index < b.count ? 0x100 | UInt16(b[index]) : 0
    // Of sixteen bits the low nine are in use.
    return left == right ? nil : index * 9 + (left ^ right).leadingZeroBitCount - 7
  }
}
