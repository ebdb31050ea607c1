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
    /// A fork, or the complement of a name's place, for a bit that is 0 and for one that is 1.
    var zero: Int
    var one: Int
  }

  private var names: [[UInt8]] = []
  private var numbers: [Int] = []
  private var forks: [Fork] = []
  private var root = 0

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  /// Adds a name with its number.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - number: Its number.
  ///   - keepsFirst: Whether a name that is there keeps the number it has.
  /// - Returns: The number that the same name had before, if it had one.
  @inline(never)
  package mutating func insert(_ name: [UInt8], _ number: Int, keepsFirst: Bool) -> Int? {
    var bit = -1
    if let nearest = nearest(to: name) {
      bit = NameTree.firstDifference(name, names[nearest])
      if bit < 0 {
        let before = numbers[nearest]
        if !keepsFirst { numbers[nearest] = number }
        return before
      }
    }
    var parent = -1
    var place = root
    while place >= 0, bit >= 0, forks[place].bit < bit {
      parent = place
      place = next(of: name, at: place)
    }
    var new = ~names.count
    names.append(name)
    numbers.append(number)
    if bit >= 0 {
      let isOne = NameTree.isOne(bit, of: name)
      forks.append(Fork(bit: bit, zero: isOne ? place : new, one: isOne ? new : place))
      new = forks.count - 1
    }
    if parent < 0 {
      root = new
    } else if NameTree.isOne(forks[parent].bit, of: name) {
      forks[parent].one = new
    } else {
      forks[parent].zero = new
    }
    return nil
  }

  /// The number of a name; nil where the name is not there.
  @inline(never)
  package subscript(name: [UInt8]) -> Int? {
    guard let nearest = nearest(to: name), NameTree.firstDifference(name, names[nearest]) < 0
    else { return nil }
    return numbers[nearest]
  }

  /// The place of the only name that may be this one; nil while there is none.
  private func nearest(to name: [UInt8]) -> Int? {
    guard !names.isEmpty else { return nil }
    var place = root
    while place >= 0 { place = next(of: name, at: place) }
    return ~place
  }

  private func next(of name: [UInt8], at fork: Int) -> Int {
    NameTree.isOne(forks[fork].bit, of: name) ? forks[fork].one : forks[fork].zero
  }

  @inline(never)
  private static func isOne(_ bit: Int, of name: [UInt8]) -> Bool {
    let byte = bit / 9
    return byte < name.count && (0x100 | Int(name[byte])) >> (8 - bit % 9) & 1 == 1
  }

  /// The first bit that is another one; -1 where the names are the same.
  @inline(never)
  private static func firstDifference(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var index = 0
    while index < a.count, index < b.count, a[index] == b[index] { index += 1 }
    let left = index < a.count ? 0x100 | UInt16(a[index]) : 0
    let right = index < b.count ? 0x100 | UInt16(b[index]) : 0
    // Of sixteen bits the low nine are in use.
    return left == right ? -1 : index * 9 + (left ^ right).leadingZeroBitCount - 7
  }
}
