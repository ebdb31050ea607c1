import CPNG
import GradientModel
import GradientRaster
import PNGFile

/// What writing any picture as a PNG file has to keep to: libpng and zlib read the same pixels from it.
enum PackedLaws {
  /// Widths around the steps of eight pixels, the longest copy of 258 bytes and the window of 32768.
  private static let widths = [1, 2, 3, 7, 8, 9, 64, 65, 66, 86, 87, 129, 8191, 8192, 8193, 10_923]

  static func check(_ bytes: [UInt8]) {
    var choices = ChoiceSource(bytes)
    let isSmallest = choices.once(in: 16)
    let picture = picture(&choices)
    guard let file = try? PNG.encode(picture, isSmallest: isSmallest) else {
      Law.broken("a picture of \(picture.width) × \(picture.height) can be written")
    }
    let shown = "\(picture.width) × \(picture.height), smallest: \(isSmallest)"
    guard let read = try? PNG.decode(file).pixmap else {
      Law.broken("libpng reads what was written: \(shown)")
    }
    Law.demand(
      read.width == picture.width && read.bytes == picture.bytes,
      "the same pixels come back: \(shown)")
    Law.demand(isWhole(file, picture), "zlib reads the rows and their checksum: \(shown)")
  }

  /// Whether the chunks end with the file, and their pixels hold as many bytes as the rows take, with the
  /// right checksum: libpng stops reading where it has its pixels.
  private static func isWhole(_ file: [UInt8], _ picture: Pixmap) -> Bool {
    var data: [UInt8] = []
    var size = 0
    var index = 8
    while index + 12 <= file.count {
      let count = file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      guard index + 12 + count <= file.count else { return false }
      let name = file[index + 4..<index + 8]
      if name.elementsEqual("IHDR".utf8) { size = file[index + 8 + 9] == 6 ? 4 : 3 }
      if name.elementsEqual("IDAT".utf8) { data += file[index + 8..<index + 8 + count] }
      index += 12 + count
    }
    let expected = picture.height * (size * picture.width + 1)
    var rows = [UInt8](repeating: 0, count: expected + 1)
    var length = UInt(rows.count)
    let status = uncompress(&rows, &length, data, UInt(data.count))
    return index == file.count && status == Z_OK && Int(length) == expected
  }

  // MARK: Pictures

  /// A picture of runs, copies of what came before, shades and noise.
  private static func picture(_ choices: inout ChoiceSource) -> Pixmap {
    let gamut: OutputGamut = choices.once(in: 8) ? .displayP3 : .srgb
    let width = choices.once(in: 2) ? choices.pick(widths) : 1 + choices.below(40)
    let height = 1 + choices.below(width > 1000 ? 4 : max(2, 2000 / width))
    let colors = (0...choices.below(5)).map { _ in color(&choices) }
    let count = width * height
    var pixels: [UInt32] = []
    pixels.reserveCapacity(count)
    while pixels.count < count {
      if choices.isEmpty {
        pixels += [UInt32](repeating: colors[0], count: count - pixels.count)
        break
      }
      add(choices.below(8), colors, width, &choices, to: &pixels)
    }
    var picture = Pixmap(width: width, height: height, gamut: gamut)
    for index in 0..<count {
      for byte in 0..<4 {
        picture.bytes[4 * index + byte] = UInt8(
          truncatingIfNeeded: pixels[index] >> UInt32(8 * byte))
      }
    }
    return picture
  }

  /// Adds a piece of a kind.
  private static func add(
    _ kind: Int, _ colors: [UInt32], _ width: Int, _ choices: inout ChoiceSource,
    to pixels: inout [UInt32]
  ) {
    let length = 1 + choices.below(256) * (choices.once(in: 4) ? 16 : 1)
    switch kind {
    case 0...2: pixels += [UInt32](repeating: choices.pick(colors), count: length)
    case 3, 4:
      // As the row above has it, or a place farther back, or one just before.
      let distance = choices.pick([width, width, 2 * width, 1 + choices.below(256), width + 1])
      for _ in 0..<length {
        pixels.append(pixels.count >= distance ? pixels[pixels.count - distance] : colors[0])
      }
    case 5:
      let step = 1 + choices.below(3)
      for index in 0..<min(length, 256) {
        pixels.append(UInt32((index * step) & 255) << 24)
      }
    case 6:
      var state = UInt32(choices.byte())
      for _ in 0..<min(length, 1024) {
        state = state &* 1_664_525 &+ 1_013_904_223
        pixels.append(0xff00_0000 | state >> 8)
      }
    default: pixels.append(color(&choices))
    }
  }

  /// A premultiplied colour: no component is greater than alpha.
  private static func color(_ choices: inout ChoiceSource) -> UInt32 {
    let alpha = UInt32(choices.pick([255, 255, 0, choices.byte()]))
    var pixel = alpha << 24
    for shift in [0, 8, 16] as [UInt32] {
      pixel |= (UInt32(choices.byte()) % (alpha + 1)) << shift
    }
    return pixel
  }
}
