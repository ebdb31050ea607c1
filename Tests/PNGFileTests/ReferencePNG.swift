import CPNG

/// A PNG file put together by hand from samples, apart from the code under test.
struct ReferencePNG {
  /// The colour types of the format.
  enum ColorType: UInt8, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  var width: Int
  var height: Int
  var colorType: ColorType
  var depth: Int
  var isInterlaced = false
  /// Chunks between the header and the pixels.
  var chunks: [(name: String, data: [UInt8])] = []
  /// The value of a channel of a pixel, below two to the power of the depth.
  var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int

  /// The bytes of the file.
  var file: [UInt8] {
    let header =
      Self.bytes(width) + Self.bytes(height) + [
        UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0,
      ]
    return Self.file(
      [("IHDR", header)] + chunks + [("IDAT", Self.deflated(scanlines)), ("IEND", [])])
  }

  private var scanlines: [UInt8] {
    guard isInterlaced else {
      return lines(xs: Array(0..<width), ys: Array(0..<height))
    }
    // PNG specification, 8.1: start and step of the seven passes.
    let passes = [
      (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { x, stepX, y, stepY in
      lines(
        xs: Array(stride(from: x, to: width, by: stepX)),
        ys: Array(stride(from: y, to: height, by: stepY)))
    }
  }

  private func lines(xs: [Int], ys: [Int]) -> [UInt8] {
    guard !xs.isEmpty else { return [] }
    return ys.flatMap { y in
      var bits: [UInt8] = []
      for x in xs {
        for channel in 0..<colorType.channels {
          let value = sample(x, y, channel)
          bits += (0..<depth).reversed().map { UInt8(value >> $0 & 1) }
        }
      }
      bits += [UInt8](repeating: 0, count: (8 - bits.count % 8) % 8)
      return [0]
        + stride(from: 0, to: bits.count, by: 8).map { start in
          bits[start..<(start + 8)].reduce(0) { $0 << 1 | $1 }
        }
    }
  }

  /// A file of chunks, each with its length and check sum.
  static func file(_ chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
    [137, 80, 78, 71, 13, 10, 26, 10]
      + chunks.flatMap { name, data in
        let body = Array(name.utf8) + data
        return bytes(data.count) + body + bytes(Int(crc32(0, body, UInt32(body.count))))
      }
  }

  static func deflated(_ data: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(data.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    compress(&result, &count, data, UInt(data.count))
    return Array(result.prefix(Int(count)))
  }

  static func inflated(_ data: [UInt8], count: Int) -> [UInt8] {
    var length = UInt(count)
    var result = [UInt8](repeating: 0, count: count)
    let status = uncompress(&result, &length, data, UInt(data.count))
    return status == Z_OK ? Array(result.prefix(Int(length))) : []
  }

  /// The chunks of a well-formed file, in order.
  static func chunks(of file: [UInt8]) -> [(name: String, data: [UInt8])] {
    var result: [(name: String, data: [UInt8])] = []
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      result.append((name, Array(file[(offset + 8)..<(offset + 8 + length)])))
      offset += 12 + length
    }
    return result
  }

  /// A 32-bit number, most significant byte first.
  static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
