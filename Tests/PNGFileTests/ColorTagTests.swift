import GradientModel
import GradientRaster
import PNGFile
import Testing

@Suite("Colour tags of PNG files")
struct ColorTagTests {
  private func tag(_ chunks: (name: String, data: [UInt8])...) throws -> PNGColorTag {
    try PNG.decode(
      ReferencePNG(
        width: 1, height: 1, colorType: .gray, depth: 8, chunks: chunks, sample: { _, _, _ in 0 }
      ).file
    ).colorTag
  }

  /// The profile that our own files carry.
  private func profile() throws -> [UInt8] {
    let chunks = ReferencePNG.chunks(
      of: try PNG.encode(Pixmap(width: 1, height: 1, gamut: .displayP3)))
    return ReferencePNG.inflated(Array(chunks[1].data.dropFirst(12)), count: 10_000)
  }

  private func iCCP(_ profile: [UInt8], name: String = "screen") -> (name: String, data: [UInt8]) {
    ("iCCP", Array(name.utf8) + [0, 0] + ReferencePNG.deflated(profile))
  }

  @Test("What we write is what we read", arguments: OutputGamut.allCases)
  func roundTrip(gamut: OutputGamut) throws {
    let picture = try PNG.decode(PNG.encode(Pixmap(width: 1, height: 1, gamut: gamut)))
    #expect(picture.pixmap.gamut == gamut)
    #expect(picture.colorTag == (gamut == .srgb ? .srgb : .displayP3))
  }

  @Test("Chunks name the space, the more exact one first")
  func chunks() throws {
    #expect(try tag() == .untagged)
    #expect(try tag(("sRGB", [0])) == .srgb)
    #expect(try tag(("gAMA", [0, 0, 0xB1, 0x8F])) == .untagged)
    // 45454 and 45450: the same, cut to fewer digits.
    #expect(try tag(("gAMA", [0, 0, 0xB1, 0x8E])) == .untagged)
    #expect(try tag(("gAMA", [0, 0, 0xB1, 0x8A])) == .untagged)
    #expect(try tag(("gAMA", [0, 1, 0x86, 0xA0])) == .other("gamma 1.0"))
    #expect(try tag(("sRGB", [0]), ("gAMA", [0, 1, 0x86, 0xA0])) == .srgb)
    #expect(try tag(("cICP", [12, 13, 0, 1])) == .displayP3)
    #expect(try tag(("cICP", [1, 13, 0, 1]), iCCP(profile())) == .srgb)
    #expect(try tag(("cICP", [9, 16, 0, 1])) == .other("cICP 9 16 0 1"))
    #expect(try tag(iCCP(profile()), ("sRGB", [0])) == .displayP3)
  }

  @Test("A profile with other primaries is named")
  func otherPrimaries() throws {
    var bytes = try profile()
    let red = try #require(tagOffset("rXYZ", in: bytes))
    bytes[red + 8 + 1] ^= 0x40
    #expect(try tag(iCCP(bytes)) == .other("Display P3"))
  }

  @Test("A profile with another tone curve is named")
  func otherCurve() throws {
    var bytes = try profile()
    let curve = try #require(tagOffset("rTRC", in: bytes))
    bytes.replaceSubrange((curve + 12)..<(curve + 16), with: [0, 2, 0x33, 0x33])
    #expect(try tag(iCCP(bytes)) == .other("Display P3"))
  }

  @Test("A profile that is no profile has the name of its chunk, fit to be shown")
  func noProfile() throws {
    #expect(try tag(iCCP([1, 2, 3])) == .other("screen"))
    #expect(try tag(iCCP([], name: "a\u{1B}[31mb")) == .other("a[31mb"))
  }

  @Test("A profile chunk that is damaged says nothing")
  func damagedChunk() throws {
    #expect(try tag(("iCCP", [])) == .untagged)
    #expect(try tag(("iCCP", Array("name".utf8))) == .untagged)
    #expect(try tag(("iCCP", Array("name".utf8) + [0, 0, 1, 2, 3])) == .untagged)
  }

  @Test("A profile of zeros without end is not unpacked")
  func bomb() throws {
    let chunk = iCCP([UInt8](repeating: 0, count: 64 << 20))
    #expect(try tag(chunk, ("sRGB", [0])) == .srgb)
  }

  @Test("A profile of 4 MiB is read, and one of a byte more says nothing")
  func longestProfile() throws {
    let profile = try profile()
    for (count, tag) in [(4_194_304, PNGColorTag.displayP3), (4_194_305, .srgb)] {
      let long = profile + [UInt8](repeating: 0, count: count - profile.count)
      #expect(try self.tag(iCCP(long), ("sRGB", [0])) == tag)
    }
  }

  @Test("A profile with a changed byte gives a tag")
  func damagedProfile() throws {
    let bytes = try profile()
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 127, 128, 255] {
        var changed = bytes
        changed[index] = value
        _ = try tag(iCCP(changed))
      }
    }
  }

  @Test("Our profile's primaries are the published ones, adapted to D50 by Bradford's matrix")
  func primaries() throws {
    let bytes = try profile()
    let names = ["rXYZ", "gXYZ", "bXYZ"]
    let found = try names.map { name in
      let at = try #require(tagOffset(name, in: bytes))
      return (0..<3).map { number(at + 8 + 4 * $0, in: bytes) }
    }
    // SMPTE EG 432-1 and ISO 22028-1: x and y of the primaries, and of D65.
    let expected = Adaptation.colorants(
      primaries: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)], white: (0.3127, 0.3290))
    for primary in 0..<3 {
      for axis in 0..<3 {
        #expect(abs(Double(found[primary][axis]) - expected[primary][axis] * 65536) < 1)
      }
    }
    for axis in 0..<3 {
      #expect(found.reduce(0) { $0 + $1[axis] } == [63190, 65536, 54061][axis])
    }
  }

  @Test("Our profile is well formed")
  func wellFormed() throws {
    let bytes = try profile()
    #expect(number(0, in: bytes) == bytes.count)
    #expect(bytes.count % 4 == 0)
    for name in ["desc", "cprt", "wtpt", "chad", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"] {
      let offset = try #require(tagOffset(name, in: bytes))
      #expect(offset % 4 == 0)
      #expect(offset + 8 <= bytes.count)
    }
    let curve = try #require(tagOffset("gTRC", in: bytes))
    // IEC 61966-2-1: 2.4, 1/1.055, 0.055/1.055, 1/12.92, 0.04045.
    let parameters = (0..<5).map { Double(number(curve + 12 + 4 * $0, in: bytes)) / 65536 }
    for (found, expected) in zip(parameters, [2.4, 0.947867, 0.052133, 0.077399, 0.04045]) {
      #expect(abs(found - expected) < 1e-5)
    }
  }

  private func tagOffset(_ name: String, in profile: [UInt8]) -> Int? {
    (0..<number(128, in: profile)).lazy.map { 132 + 12 * $0 }.first {
      profile[$0..<($0 + 4)].elementsEqual(name.utf8)
    }.map { number($0 + 4, in: profile) }
  }

  private func number(_ at: Int, in profile: [UInt8]) -> Int {
    Int(Int32(truncatingIfNeeded: profile[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }))
  }

  /// White, red, green and blue of sRGB (PNG, 11.3.2.1), and Display P3's red and green in their place.
  @Test("Primaries that are not sRGB's are another space, with or without a gamma")
  func foreignPrimaries() throws {
    func chunk(_ numbers: [UInt32]) -> [UInt8] {
      numbers.flatMap { n in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: n >> $0) } }
    }
    let srgb: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    let wide: [UInt32] = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
    let gamma: [UInt8] = [0, 0, 0xB1, 0x8F]
    #expect(try tag(("gAMA", gamma), ("cHRM", chunk(srgb))) == .untagged)
    #expect(try tag(("cHRM", chunk(srgb))) == .untagged)
    let expected = PNGColorTag.other("primaries 0.3127 0.329 0.68 0.32 0.265 0.69 0.15 0.06")
    #expect(try tag(("gAMA", gamma), ("cHRM", chunk(wide))) == expected)
    #expect(try tag(("cHRM", chunk(wide))) == expected)
    #expect(try tag(("sRGB", [0]), ("cHRM", chunk(wide))) == .srgb)
  }
}
