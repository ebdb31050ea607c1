import GradientModel
import GradientRaster
import PNGFile
import Testing

/// libpng reads what was packed without it.
@Suite("Pixels packed by their repetitions")
struct PackedPixelsTests {
  private func picture(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let value = pixel(x, y)
        for byte in 0..<4 {
          picture.bytes[4 * (y * width + x) + byte] = UInt8(
            truncatingIfNeeded: value >> UInt32(8 * byte))
        }
      }
    }
    return picture
  }

  private func comesBack(_ picture: Pixmap) throws -> Bool {
    try PNG.decode(PNG.encode(picture)).pixmap == picture
  }

  /// Numbers that look random: a linear congruential generator's (Numerical Recipes, ranqd1).
  private struct Noise {
    var state: UInt32
    mutating func next(_ bound: UInt32) -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return (state >> 16) % bound
    }
  }

  /// Widths around the steps of eight pixels, the longest copy of 258 bytes and the window of 32768.
  static let widths = [1, 2, 3, 7, 8, 9, 63, 64, 65, 66, 85, 86, 87, 129, 8191, 8192, 10_923]

  @Test("Rows of few colours come back, clear ones and opaque ones", arguments: widths)
  func fewColors(width: Int) throws {
    let opaque: [UInt32] = [0xFF00_0000, 0xFF12_3456, 0xFFFF_FFFF]
    for colors in [[0, 0, 0, 0xFF80_4020, 0xFF80_4021], opaque, [0, 0x8000_0000, 0xFF00_0000]] {
      for longest: UInt32 in [2, 5, 300, 20_000] {
        var noise = Noise(state: UInt32(width) &+ longest)
        var left: UInt32 = 0
        var color: UInt32 = 0
        let picture = picture(width, 12) { _, _ in
          if left == 0 {
            left = 1 + noise.next(longest)
            color = colors[Int(noise.next(UInt32(colors.count)))]
          }
          left -= 1
          return color
        }
        #expect(try comesBack(picture))
      }
    }
  }

  @Test("Shades that change with every pixel come back", arguments: [1, 2, 9, 150, 8192])
  func shades(width: Int) throws {
    let picture = picture(width, 40) { x, y in UInt32(1 + (x * 7 + y * y) % 254) << 24 }
    #expect(try comesBack(picture))
    // Straight colours of few levels of alpha do not come back in all bits of a pixmap's, so black ones
    // and opaque ones are taken.
    let mixed = self.picture(width, 40) { x, y in
      (x + y) % 3 == 0 ? 0xFF00_0000 | UInt32(x * y) & 0xFF_FFFF : (UInt32(x * 5 + y) % 256) << 24
    }
    #expect(try comesBack(mixed))
  }

  @Test("Noise comes back, be it of more tokens than a block holds")
  func noise() throws {
    for bound: UInt32 in [2, 40, 65_535] {
      var noise = Noise(state: bound)
      let picture = picture(251, 190) { _, _ in
        0xFF00_0000 | noise.next(bound) | noise.next(bound) << 8
      }
      #expect(try comesBack(picture))
    }
  }

  @Test(
    "A large picture of one colour takes at most half as much again as zlib makes of it")
  func plain() throws {
    let picture = picture(1200, 900) { _, _ in 0xFF33_6699 }
    let file = try PNG.encode(picture)
    #expect(try PNG.decode(file).pixmap == picture)
    var rows: [UInt8] = []
    for _ in 0..<900 {
      rows.append(0)
      for _ in 0..<1200 { rows += [0x99, 0x66, 0x33] }
    }
    #expect(file.count * 2 <= ReferencePNG.deflated(rows).count * 3)
  }

  @Test("A button's rows take at most a tenth more than zlib's best of plain rows")
  func button() throws {
    var style = ControlStyle()
    style[.normal].fill = .gradient(
      GradientFill(colors: [StyleColor(white: 0.8), StyleColor(white: 0.2)]))
    style[.normal].corners = .radius(12)
    style[.normal].borderWidth = 1
    style[.normal].borderPaint = .color(StyleColor(white: 0, alpha: 0.4))
    let drawing = style.resolved().drawing(size: Size2D(width: 120, height: 44))
    for scale in [1.0, 2, 3] {
      let picture = try Rasterizer(scale: scale).draw(drawing).pixmap
      let chunks = ReferencePNG.chunks(of: try PNG.encode(picture))
      let data = try #require(chunks.first { $0.name == "IDAT" }?.data)
      let count = picture.height * (4 * picture.width + 1)
      let rows = ReferencePNG.inflated(data, count: count)
      #expect(data.count * 10 <= ReferencePNG.deflated(rows).count * 11)
    }
  }
}
