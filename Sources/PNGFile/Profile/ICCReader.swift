/// Finds and reads the tags of an ICC profile, and survives any bytes.
struct ICCReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether this is a profile from RGB to XYZ (ICC.1:2022, 7.2).
  var isMatrixCandidate: Bool {
    bytes.count >= 132 && letters(at: 36) == "acsp" && letters(at: 16) == "RGB "
      && letters(at: 20) == "XYZ "
  }

  /// A tag of type `XYZType` (10.31): three 16.16 numbers.
  func xyz(_ name: String) -> [Int32]? {
    guard let tag = tag(name, type: "XYZ "), tag.count >= 20 else { return nil }
    return (0..<3).map { fixed(at: tag.lowerBound + 8 + 4 * $0) }
  }

  /// A tag of type `parametricCurveType` (10.18) or `curveType` (10.6).
  func curve(_ name: String) -> ToneCurve? {
    if let tag = tag(name, type: "para") { return parametricCurve(tag) }
    if let tag = tag(name, type: "curv") { return sampledCurve(tag) }
    return nil
  }

  /// A tag of type `multiLocalizedUnicodeType` (10.15), whose first record is taken, or of the
  /// older `textDescriptionType` (ICC.1:2001-04, 6.5.17).
  func text(_ name: String) -> String? {
    if let tag = tag(name, type: "mluc") {
      guard tag.count >= 28 else { return nil }
      let length = Int(bytes.bigEndian32(at: tag.lowerBound + 20))
      let offset = Int(bytes.bigEndian32(at: tag.lowerBound + 24))
      guard offset <= tag.count, length <= tag.count - offset else { return nil }
      let start = tag.lowerBound + offset
      let units = stride(from: start, to: start + length - length % 2, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(printable: String(decoding: units, as: UTF16.self).unicodeScalars)
    }
    guard let tag = tag(name, type: "desc"), tag.count >= 12 else { return nil }
    let length = Int(bytes.bigEndian32(at: tag.lowerBound + 8))
    return String(printable: bytes[tag].dropFirst(12).prefix(length).prefix { $0 != 0 })
  }

  private func parametricCurve(_ tag: Range<Int>) -> ToneCurve? {
    guard tag.count >= 12 else { return nil }
    let kind = Int(bytes[tag.lowerBound + 8]) << 8 | Int(bytes[tag.lowerBound + 9])
    let counts = [1, 3, 4, 5, 7]
    guard kind < counts.count, tag.count >= 12 + 4 * counts[kind] else { return nil }
    let p = (0..<counts[kind]).map {
      Double(fixed(at: tag.lowerBound + 12 + 4 * $0)) / 65536
    }
    switch kind {
    case 0: return .parametric(g: p[0], a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
    case 1, 2:
      guard p[1] != 0 else { return nil }
      let floor = kind == 2 ? p[3] : 0
      return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: floor, f: floor)
    case 3: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
    default: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
    }
  }

  private func sampledCurve(_ tag: Range<Int>) -> ToneCurve? {
    guard tag.count >= 12 else { return nil }
    let count = Int(bytes.bigEndian32(at: tag.lowerBound + 8))
    guard count <= (tag.count - 12) / 2 else { return nil }
    let samples = (0..<count).map { index in
      let at = tag.lowerBound + 12 + 2 * index
      return Double(UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1]))
    }
    switch count {
    case 0: return .parametric(g: 1, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
    case 1: return .parametric(g: samples[0] / 256, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
    default: return .sampled(samples.map { $0 / 65535 })
    }
  }

  /// Where a tag's data lies, if the profile has it, it begins with the given type and lies
  /// within the file (7.3).
  private func tag(_ name: String, type: String) -> Range<Int>? {
    let count = min(Int(bytes.bigEndian32(at: 128)), (bytes.count - 132) / 12)
    for entry in 0..<count where letters(at: 132 + 12 * entry) == name {
      let offset = Int(bytes.bigEndian32(at: 136 + 12 * entry))
      let size = Int(bytes.bigEndian32(at: 140 + 12 * entry))
      guard offset <= bytes.count, size <= bytes.count - offset, size >= 8,
        letters(at: offset) == type
      else { return nil }
      return offset..<(offset + size)
    }
    return nil
  }

  private func letters(at index: Int) -> String {
    String(decoding: bytes[index..<(index + 4)], as: UTF8.self)
  }

  private func fixed(at index: Int) -> Int32 {
    Int32(bitPattern: bytes.bigEndian32(at: index))
  }
}
