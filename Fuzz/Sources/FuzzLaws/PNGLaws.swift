import GradientRaster
import PNGFile

/// What reading any bytes as a PNG file has to keep to.
enum PNGLaws {
  private static let pixelLimit = 1 << 14

  static func file(_ bytes: [UInt8]) {
    _ = PNG.software(opening: bytes)
    guard let picture = try? PNG.decode(bytes, pixelLimit: pixelLimit) else { return }
    let pixmap = picture.pixmap
    Law.demand(pixmap.width * pixmap.height <= pixelLimit, "no more pixels than allowed")
    for start in stride(from: 0, to: pixmap.bytes.count, by: 4) {
      for channel in 0..<3 {
        Law.demand(
          pixmap.bytes[start + channel] <= pixmap.bytes[start + 3], "pixels are premultiplied")
      }
    }
  }

  /// Puts a file together: header, chunks that the bytes choose, and pixels in stored blocks.
  static func chunks(_ bytes: [UInt8]) {
    var choices = ChoiceSource(bytes)
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]
    let types: [UInt8] = [0, 2, 3, 4, 6, 6, 2, 1]
    let depths: [UInt8] = [8, 8, 16, 1, 2, 4, 8, 7]
    let header = [
      0, 0, 0, choices.byte() & 31, 0, 0, 0, choices.byte() & 31, choices.pick(depths),
      choices.pick(types), 0, 0, choices.byte() & 1,
    ]
    append("IHDR", header, to: &file)
    let names = ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "IHDR", "tEXt", "acTL"]
    for _ in 0..<choices.below(5) {
      append(choices.pick(names), choices.bytes(choices.below(64)), to: &file)
    }
    let pixels = choices.rest()
    for part in choices.below(2) == 0 ? [pixels] : [pixels, pixels] {
      append("IDAT", stored(part), to: &file)
    }
    append("IEND", [], to: &file)
    Self.file(file)
  }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(name.utf8) + data
    file += word(UInt32(data.count)) + body + word(checksum(body))
  }

  /// A zlib stream of stored blocks (RFC 1950 and 1951).
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let data = Array(data.prefix(0xffff))
    let count = UInt16(data.count)
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in data {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let head: [UInt8] = [0x78, 1, 1, UInt8(count & 255), UInt8(count >> 8)]
    return head + [UInt8(~count & 255), UInt8(~count >> 8)] + data + word(b << 16 | a)
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// The checksum of a chunk (PNG specification, annex D).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
    return ~value
  }
}
