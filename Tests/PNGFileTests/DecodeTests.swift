import GradientRaster
import PNGFile
import Testing

@Suite("Reading PNG files")
struct DecodeTests {
  struct Form: CustomTestStringConvertible {
    var colorType: ReferencePNG.ColorType
    var depth: Int
    var isInterlaced: Bool

    var testDescription: String {
      "\(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")"
    }

    static let all = ReferencePNG.ColorType.allCases.flatMap { type in
      type.depths.flatMap { depth in
        [false, true].map { Form(colorType: type, depth: depth, isInterlaced: $0) }
      }
    }
  }

  @Test("Every colour type, depth and interlacing is read exactly", arguments: Form.all)
  func everyForm(form: Form) throws {
    let top = (1 << form.depth) - 1
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      (x * 7919 + y * 104_729 + channel * 1_299_709) % (top + 1)
    }
    var reference = ReferencePNG(
      width: 13, height: 11, colorType: form.colorType, depth: form.depth,
      isInterlaced: form.isInterlaced, sample: sample)
    if form.colorType == .palette {
      reference.chunks.append(("PLTE", (0...top).flatMap { [UInt8($0), UInt8(255 - $0), 77] }))
      reference.chunks.append(("tRNS", [0, 128]))
    }
    let picture = try PNG.decode(reference.file)

    // Components are multiplied by alpha among the file's own levels, but at least 256 of them.
    let levels = max(top, 255)
    func level(_ value: Int) -> Int { (value * levels + top / 2) / top }
    var expected: [UInt8] = []
    for y in 0..<11 {
      for x in 0..<13 {
        let (a, b, c) = (level(sample(x, y, 0)), level(sample(x, y, 1)), level(sample(x, y, 2)))
        let index = sample(x, y, 0)
        let straight =
          switch form.colorType {
          case .gray: [a, a, a, levels]
          case .grayAlpha: [a, a, a, b]
          case .rgb: [a, b, c, levels]
          case .rgba: [a, b, c, level(sample(x, y, 3))]
          case .palette: [index, 255 - index, 77, index == 0 ? 0 : index == 1 ? 128 : 255]
          }
        for channel in 0..<4 {
          let multiplied =
            channel == 3
            ? Double(straight[3])
            : (Double(straight[channel] * straight[3]) / Double(levels)).rounded()
          expected.append(UInt8((multiplied * 255 / Double(levels)).rounded()))
        }
      }
    }
    #expect(picture.pixmap.width == 13)
    #expect(picture.pixmap.height == 11)
    #expect(picture.pixmap.bytes == expected)
    #expect(picture.colorTag == .untagged)
  }

  @Test("The transparent colour of a file without alpha is clear")
  func transparentColor() throws {
    let reference = ReferencePNG(
      width: 2, height: 1, colorType: .rgb, depth: 8, chunks: [("tRNS", [0, 9, 0, 9, 0, 9])],
      sample: { x, _, _ in x == 0 ? 9 : 8 })
    #expect(try PNG.decode(reference.file).pixmap.bytes == [0, 0, 0, 0, 8, 8, 8, 255])
  }

  @Test("A file of other kind is no PNG", arguments: ["", "GIF89a", "\u{89}PNG", "{}"])
  func notPNG(text: String) {
    #expect(throws: PNGError.notPNG) { try PNG.decode(Array(text.utf8)) }
  }

  @Test("A file cut short anywhere is an error")
  func truncated() throws {
    let file = small
    for count in 1..<file.count {
      #expect(throws: PNGError.truncated) { try PNG.decode(Array(file.prefix(count))) }
    }
  }

  @Test("Pixel data that ends early is an error")
  func shortPixelData() throws {
    var reference = ReferencePNG(
      width: 40, height: 40, colorType: .rgba, depth: 8, sample: { x, y, _ in x * y % 256 })
    let whole = ReferencePNG.chunks(of: reference.file)
    reference.height = 41
    let taller = ReferencePNG.chunks(of: reference.file)
    let file = ReferencePNG.file([taller[0], whole[1], ("IEND", [])])
    #expect(throws: PNGError.self) { try PNG.decode(file) }
  }

  @Test("A changed byte gives a picture or an error")
  func damaged() {
    let file = small
    for index in file.indices {
      for bit in 0..<8 {
        var changed = file
        changed[index] ^= 1 << UInt8(bit)
        _ = try? PNG.decode(changed)
      }
    }
    var generator = SplitMix64(state: 7)
    for _ in 0..<3000 {
      var changed = file
      for _ in 0..<4 {
        changed[Int.random(in: 8..<file.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? PNG.decode(changed)
    }
  }

  @Test("More pixels than allowed are refused by the header alone")
  func tooManyPixels() {
    let header: [UInt8] = [0x7F, 255, 255, 255, 0x7F, 255, 255, 255, 8, 6, 0, 0, 0]
    let file = ReferencePNG.file([("IHDR", header), ("IEND", [])])
    #expect(
      throws: PNGError.tooManyPixels(
        width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, limit: PNG.defaultPixelLimit)
    ) { try PNG.decode(file) }
    #expect(throws: PNGError.tooManyPixels(width: 5, height: 4, limit: 19)) {
      try PNG.decode(small, pixelLimit: 19)
    }
    #expect(throws: PNGError.tooManyPixels(width: 5, height: 4, limit: -1)) {
      try PNG.decode(small, pixelLimit: -1)
    }
    #expect(throws: Never.self) { try PNG.decode(small, pixelLimit: 20) }
  }

  @Test("A small file that claims a large picture is refused before memory is set aside")
  func emptyClaim() {
    let header = ReferencePNG.bytes(8000) + ReferencePNG.bytes(8000) + [8, 6, 0, 0, 0]
    let file = ReferencePNG.file([
      ("IHDR", header), ("IDAT", ReferencePNG.deflated([0, 1, 2])), ("IEND", []),
    ])
    #expect(throws: PNGError.truncated) { try PNG.decode(file) }
  }

  @Test(
    "A header that breaks the rules is damage",
    arguments: [
      [0, 0, 0, 0, 0, 0, 0, 1, 8, 6, 0, 0, 0], [255, 0, 0, 0, 0, 0, 0, 1, 8, 6, 0, 0, 0],
      [0, 0, 0, 1, 0, 0, 0, 1, 8, 5, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 1, 3, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0, 0, 1, 1, 6, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 1, 0, 0],
      [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 9, 9], [1, 2, 3],
    ] as [[UInt8]])
  func brokenHeader(header: [UInt8]) {
    let file = ReferencePNG.file([
      ("IHDR", header), ("IDAT", ReferencePNG.deflated([0, 1, 2, 3, 4])), ("IEND", []),
    ])
    #expect { try PNG.decode(file) } throws: { error in
      guard case .damaged? = error as? PNGError else { return false }
      return true
    }
  }

  @Test("A second header is damage")
  func secondHeader() throws {
    var reference = ReferencePNG(
      width: 3, height: 3, colorType: .gray, depth: 8, sample: { _, _, _ in 0 })
    reference.chunks = [
      ("IHDR", ReferencePNG.bytes(60_000) + ReferencePNG.bytes(60_000) + [8, 6, 0, 0, 0])
    ]
    #expect(throws: PNGError.self) { try PNG.decode(reference.file) }
  }

  private var small: [UInt8] {
    ReferencePNG(
      width: 5, height: 4, colorType: .rgba, depth: 8, chunks: [("sRGB", [0])],
      sample: { x, y, channel in (x * 50 + y * 13 + channel * 90) % 256 }
    ).file
  }
}

/// A seeded generator (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators",
/// doi:10.1145/2660193.2660195), so that a failure can be repeated.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
