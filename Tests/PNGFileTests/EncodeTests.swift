import GradientModel
import GradientRaster
import PNGFile
import Testing

@Suite("Writing PNG files")
struct EncodeTests {
  private func pixmap(
    _ width: Int, _ height: Int, gamut: OutputGamut = .srgb, _ bytes: [UInt8]
  ) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height, gamut: gamut)
    pixmap.bytes = bytes
    return pixmap
  }

  @Test("A translucent picture is stored as straight RGBA in plain rows")
  func translucent() throws {
    let file = try PNG.encode(
      pixmap(2, 2, [100, 50, 0, 200, 0, 0, 0, 0, 255, 1, 2, 255, 1, 1, 1, 2]))
    let chunks = ReferencePNG.chunks(of: file)
    #expect(Array(file.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(chunks[0].data == [0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0])
    #expect(chunks[1].data == [0])
    // 100 · 255/200 = 127.5, 50 · 255/200 = 63.75, 1 · 255/2 = 127.5: halves go up.
    #expect(
      ReferencePNG.inflated(chunks[2].data, count: 18) == [
        0, 128, 64, 0, 200, 0, 0, 0, 0, 0, 255, 1, 2, 255, 128, 128, 128, 2,
      ])
  }

  @Test("An opaque picture is stored without alpha")
  func opaque() throws {
    let chunks = ReferencePNG.chunks(
      of: try PNG.encode(pixmap(2, 1, [1, 2, 3, 255, 4, 5, 6, 255])))
    #expect(chunks[0].data == [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    #expect(ReferencePNG.inflated(chunks[2].data, count: 7) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("A Display P3 picture carries a profile instead of the sRGB chunk")
  func displayP3() throws {
    let chunks = ReferencePNG.chunks(
      of: try PNG.encode(pixmap(1, 1, gamut: .displayP3, [1, 2, 3, 255])))
    #expect(chunks.map(\.name) == ["IHDR", "iCCP", "IDAT", "IEND"])
    #expect(chunks[1].data.starts(with: Array("Display P3".utf8) + [0, 0]))
  }

  @Test("The maker's name is a text chunk before the pixels, and can be read back")
  func software() throws {
    for gamut in [OutputGamut.srgb, .displayP3] {
      let file = try PNG.encode(pixmap(1, 1, gamut: gamut, [1, 2, 3, 255]), software: "maker 1")
      let chunks = ReferencePNG.chunks(of: file)
      #expect(chunks.map(\.name).suffix(3) == ["tEXt", "IDAT", "IEND"])
      // PNG 3, 11.3.3.2: keyword, null, text.
      #expect(chunks[2].data == Array("Software\0maker 1".utf8))
      #expect(PNG.software(opening: file) == "maker 1")
      #expect(PNG.software(opening: Array(file.prefix(4096))) == "maker 1")
    }
    #expect(PNG.software(opening: try PNG.encode(pixmap(1, 1, [1, 2, 3, 255]))) == nil)
    #expect(PNG.software(opening: Array("Software\0maker 1".utf8)) == nil)
    #expect(PNG.software(opening: []) == nil)
  }

  @Test("The same pixels give the same bytes")
  func deterministic() throws {
    var picture = Pixmap(width: 61, height: 33, gamut: .displayP3)
    for index in picture.bytes.indices { picture.bytes[index] = UInt8(index * 7 % 256) }
    #expect(try PNG.encode(picture) == PNG.encode(picture))
  }

  @Test("A picture without pixels is an error", arguments: [(0, 0), (0, 5), (5, 0), (-1, 3)])
  func empty(width: Int, height: Int) {
    #expect(throws: PNGError.empty) {
      try PNG.encode(Pixmap(width: width, height: height))
    }
  }

  @Test("Bytes that do not fit the size are an error", arguments: [0, 15, 17])
  func wrongByteCount(count: Int) {
    #expect(throws: PNGError.wrongByteCount(count, expected: 16)) {
      try PNG.encode(pixmap(2, 2, [UInt8](repeating: 0, count: count)))
    }
  }

  @Test("Every premultiplied pair of component and alpha comes back from a file")
  func everyPair() throws {
    var picture = Pixmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for component in 0..<256 {
        let at = 4 * (256 * alpha + component)
        picture.bytes[at] = UInt8(component)
        picture.bytes[at + 1] = UInt8(255 - component)
        picture.bytes[at + 2] = UInt8(component / 2)
        picture.bytes[at + 3] = UInt8(alpha)
      }
    }
    let read = try PNG.decode(PNG.encode(picture)).pixmap
    var differences = 0
    for at in stride(from: 0, to: picture.bytes.count, by: 4) {
      let alpha = picture.bytes[at + 3]
      for channel in 0..<3 {
        // No premultiplied component is above its alpha; such a one means full.
        differences += read.bytes[at + channel] == min(picture.bytes[at + channel], alpha) ? 0 : 1
      }
      differences += read.bytes[at + 3] == alpha ? 0 : 1
    }
    #expect(differences == 0)
  }

  @Test("A long row and a tall column are written", arguments: [(1_000_001, 1), (1, 1_000_001)])
  func longSides(width: Int, height: Int) throws {
    let file = try PNG.encode(Pixmap(width: width, height: height))
    let header = ReferencePNG.chunks(of: file)[0].data
    #expect(header.prefix(8) == ReferencePNG.bytes(width)[...] + ReferencePNG.bytes(height))
  }
}
