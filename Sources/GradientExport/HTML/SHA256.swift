/// The hash by which a page's security policy names its own style sheets and script (FIPS 180-4).
package enum SHA256 {
  /// The 32 bytes of a text's hash.
  package static func hash(_ input: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = input.count / 64 * 64
    unsafe input.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < whole {
        unsafe add(bytes, start, to: &state, &schedule)
        start += 64
      }
    }
    // The rest, a one bit, zeros, and the length in bits.
    var tail = Array(input[whole...])
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let length = UInt64(input.count) * 8
    for shift in 0..<8 { tail.append(UInt8(truncatingIfNeeded: length >> UInt64(56 - shift * 8))) }
    unsafe tail.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        unsafe add(bytes, start, to: &state, &schedule)
        start += 64
      }
    }
    var output: [UInt8] = []
    for word in state {
      for shift in 0..<4 {
        output.append(UInt8(truncatingIfNeeded: word >> UInt32(24 - shift * 8)))
      }
    }
    return output
  }

  private static func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, to state: inout [UInt32],
    _ w: inout [UInt32]
  ) {
    for index in 0..<16 {
      let at = start + index * 4
      w[index] =
        unsafe UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
        | UInt32(bytes[at + 3])
    }
    for index in 16..<64 {
      let low = turned(w[index - 15], 7) ^ turned(w[index - 15], 18) ^ w[index - 15] >> 3
      let high = turned(w[index - 2], 17) ^ turned(w[index - 2], 19) ^ w[index - 2] >> 10
      w[index] = w[index - 16] &+ low &+ w[index - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let first =
        h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[index]
        &+ w[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
