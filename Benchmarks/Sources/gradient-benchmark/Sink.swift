/// Where results and inputs go so that the optimiser knows nothing about them.
enum Sink {
  /// Uses a result.
  @inline(never) static func swallow(_ value: UInt64) {
    if value == 0x5EED_0F0D_D5EE_D00D { print("") }
  }

  /// Hands a value back as one that only the run knows.
  @inline(never) @_optimize(none) static func unknown<Value>(_ value: Value) -> Value { value }

  /// A number made of a few bytes spread over a buffer.
  static func digest(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    guard !bytes.isEmpty else { return 0 }
    var sum: UInt64 = 0
    for part in 0..<4 {
      sum = sum &* 31 &+ UInt64(bytes[(bytes.count - 1) * part / 3])
    }
    return sum
  }
}
