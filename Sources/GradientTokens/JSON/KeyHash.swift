/// FNV-1a (Glenn Fowler, Landon Curt Noll and Phong Vo), 32 bits: small, and the same everywhere.
enum KeyHash {
  static let start: UInt32 = 2_166_136_261

  @inline(__always)
  static func adding(_ byte: UInt8, to hash: UInt32) -> UInt32 {
    (hash ^ UInt32(byte)) &* 16_777_619
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    var hash = start
    for byte in bytes { hash = adding(byte, to: hash) }
    return hash
  }

  /// Spreads a hash's differences over all its bits, for tables whose size is a power of two.
  @inline(__always)
  static func mixed(_ hash: UInt32, with seed: UInt32 = 0) -> UInt32 {
    var h = hash ^ (seed &* 0x9e37_79b9)
    h = (h ^ (h >> 16)) &* 0x85eb_ca6b
    h = (h ^ (h >> 13)) &* 0xc2b2_ae35
    return h ^ (h >> 16)
  }
}
