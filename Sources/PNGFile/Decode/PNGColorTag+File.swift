import CPNG

extension PNGColorTag {
  /// What a file's chunks say.
  ///
  /// The specification ranks them: `cICP`, `iCCP`, `sRGB`, `gAMA` with `cHRM`. A damaged one says
  /// nothing.
  init(_ file: [UInt8], _ chunks: [PNGChunk]) {
    func data(_ name: String) -> ArraySlice<UInt8>? {
      chunks.first { $0.name == name && $0.isIntact(in: file) }.map { file[$0.data] }
    }
    if let codePoints = data("cICP"), codePoints.count == 4 {
      self.init(codePoints: Array(codePoints))
    } else if let profile = data("iCCP").flatMap(EmbeddedProfile.init) {
      self.init(profile)
    } else if data("sRGB") != nil {
      self = .srgb
    } else {
      let gamma = data("gAMA").flatMap { $0.count == 4 ? Array($0).bigEndian32(at: 0) : nil }
      let points = data("cHRM").flatMap { data in
        data.count == 32
          ? (0..<8).map { Array(data).bigEndian32(at: $0 * 4) } : nil
      }
      self.init(gamma: gamma, chromaticities: points)
    }
  }

  /// Primaries, transfer function, matrix and range as ITU-T H.273 numbers them.
  private init(codePoints: [UInt8]) {
    switch codePoints {
    case [1, 13, 0, 1]: self = .srgb
    case [12, 13, 0, 1]: self = .displayP3
    default: self = .other("cICP \(codePoints.map(String.init).joined(separator: " "))")
    }
  }

  private init(_ embedded: EmbeddedProfile) {
    guard let profile = ICCProfile(embedded.bytes) else {
      self = .other(embedded.name)
      return
    }
    if profile.matches(ICCProfile.srgbColorants) {
      self = .srgb
    } else if profile.matches(ICCProfile.displayP3Colorants) {
      self = .displayP3
    } else {
      self = .other(profile.description ?? embedded.name)
    }
  }

  /// sRGB's white, red, green and blue, x and y of each, in hundred-thousandths (PNG, 11.3.2.1).
  private static let srgbChromaticities: [UInt32] = [
    31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000,
  ]

  /// A gamma and primaries, each in hundred-thousandths.
  ///
  /// sRGB is written there as 45455, or cut to fewer digits; other programs round its primaries too.
  private init(gamma: UInt32?, chromaticities: [UInt32]?) {
    var words: [String] = []
    if let gamma, !(45_450...45_460).contains(gamma) {
      words.append("gamma \(Double(gamma) / 100_000)")
    }
    if let points = chromaticities,
      zip(points, Self.srgbChromaticities).contains(where: { max($0, $1) - min($0, $1) > 100 })
    {
      let places = points.map { String(Double($0) / 100_000) }
      words.append("primaries \(places.joined(separator: " "))")
    }
    self = words.isEmpty ? .untagged : .other(words.joined(separator: ", "))
  }
}

/// The content of an `iCCP` chunk: a name, and the bytes of an ICC profile.
private struct EmbeddedProfile {
  let name: String
  let bytes: [UInt8]

  /// Profiles of cameras and presses with large tables are about this long; those that describe
  /// a screen's colours by a matrix have a few thousand bytes.
  private static let sizeLimit = 4 << 20

  init?(_ chunk: ArraySlice<UInt8>) {
    guard let end = chunk.prefix(80).firstIndex(of: 0), end + 2 <= chunk.endIndex else {
      return nil
    }
    name = String(printable: chunk[..<end])
    let compressed = chunk[(end + 2)...]
    var count = uLong(min(Self.sizeLimit, compressed.count * 1032))
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let status = compressed.withUnsafeBufferPointer {
      uncompress(&bytes, &count, $0.baseAddress, uLong($0.count))
    }
    guard status == Z_OK else { return nil }
    self.bytes = Array(bytes.prefix(Int(count)))
  }
}

extension String {
  /// Text from a file, fit to be shown: Latin-1, without control characters.
  init(printable bytes: some Sequence<UInt8>) {
    self.init(printable: bytes.lazy.map { Unicode.Scalar($0) })
  }

  /// Text from a file, fit to be shown: without control and format characters.
  init(printable scalars: some Sequence<Unicode.Scalar>) {
    self.init(
      String.UnicodeScalarView(
        scalars.lazy.filter {
          switch $0.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: false
          default: true
          }
        }))
  }
}
