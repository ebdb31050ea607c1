/// FNV-1a (Glenn Fowler, Landon Curt Noll and Phong Vo), 32 bits: small, and the same everywhere.
///
/// Whoever wants to can make many names of one hash. What keeps names by it bears that: past a
/// number of steps it goes over to a `NameTree`.
package enum KeyHash {
  static let start: UInt32 = 2_166_136_261

  @inline(__always)
  static func adding(_ byte: UInt8, to hash: UInt32) -> UInt32 {
    (hash ^ UInt32(byte)) &* 16_777_619
  }

  package static func of(_ name: ArraySlice<UInt8>) -> UInt32 {
    var hash = start
    for byte in name { hash = adding(byte, to: hash) }
    return hash
  }

  static func of(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { name in
      var hash = start
      for index in 0..<name.count { hash = unsafe adding(name[index], to: hash) }
      return hash
    }
  }

  /// Spreads a hash's differences over all its bits, for tables whose size is a power of two.
  @inline(__always)
  static func mixed(_ hash: UInt32, with seed: UInt32 = 0) -> UInt32 {
    var h = hash ^ (seed &* 0x9e37_79b9)
    h = (h ^ (h >> 16)) &* 0x85eb_ca6b
    h = (h ^ (h >> 13)) &* 0xc2b2_ae35
    return h ^ (h >> 16)
  }

  /// The steps that a look into a table may take: at most half full, a table of a million names
  /// whose hashes are by chance takes some seventy.
  static let steps = 128
}
