import GradientModel
import GradientRaster
import GradientTokens

/// Draws every look of a style file, as `PixelDigestTests` does, and prints the lines of
/// `pixel-digests.txt` for it: on Arm64, without an operating system's libraries.
///
/// The standard input holds the name that starts each line, a line end, and the style file.
@main enum ArmPixelDigests {
  static func main() {
    let input = standardInput()
    guard let lineEnd = input.firstIndex(of: UInt8(ascii: "\n")) else { arm_exit(64) }
    let name = Array(input[..<lineEnd])
    let theme = StyleFile.read(Array(input[(lineEnd + 1)...]), path: "style").theme
    for control in theme.controls {
      guard let digests = digests(of: control.style) else { arm_exit(1) }
      let words = [name, Array(control.name.utf8), digests.few.text, digests.all.text]
      write(Array(words.joined(separator: [UInt8(ascii: " ")])) + [UInt8(ascii: "\n")])
    }
  }

  /// The digest of the looks in the first surroundings at one pixel a point, and that of all.
  private static func digests(of style: ControlStyle) -> (few: Digest, all: Digest)? {
    var few = Digest()
    var all = Digest()
    for state in states(of: style) {
      for (index, environment) in environments.enumerated() {
        for scale in [1, 2] as [Double] {
          let look = style.resolved(for: state, in: environment)
          let rasterizer = Rasterizer(scale: scale, gamut: environment.gamut)
          let drawing = look.drawing(size: look.fittingSize(title: nil))
          guard let picture = try? rasterizer.draw(drawing) else { return nil }
          all.add(picture)
          if scale == 1, index == 0 { few.add(picture) }
        }
      }
    }
    return (few, all)
  }

  private static func states(of style: ControlStyle) -> [ControlState] {
    let singles = [.normal] + ControlState.named.map { $0.state }
    return singles + style.declaredStates.filter { !singles.contains($0) }
  }

  private static var environments: [StyleEnvironment] {
    [
      StyleEnvironment(), StyleEnvironment(appearance: .dark, layoutDirection: .rightToLeft),
      StyleEnvironment(appearance: .highContrast, gamut: .displayP3),
      StyleEnvironment(appearance: [.dark, .highContrast], metrics: .compact),
    ]
  }

  private static func standardInput() -> [UInt8] {
    var input: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = part.withUnsafeMutableBytes { arm_read($0.baseAddress, $0.count) }
      guard count > 0 else { return input }
      input += part[..<count]
    }
  }

  private static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { arm_write($0.baseAddress, $0.count) }
      guard count > 0 else { arm_exit(74) }
      rest = rest.dropFirst(count)
    }
  }
}

/// FNV-1a with 64 bits over pictures: their measures, then their bytes.
private struct Digest {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ picture: Picture) {
    let pixmap = picture.pixmap
    for measure in [pixmap.width, pixmap.height, picture.originX, picture.originY] {
      for shift in [0, 8, 16, 24] { add(UInt8(truncatingIfNeeded: Int32(measure) >> Int32(shift))) }
    }
    for byte in pixmap.bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Sixteen hexadecimal digits.
  var text: [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return (0..<16).map { digits[Int(truncatingIfNeeded: value >> UInt64(60 - 4 * $0)) & 15] }
  }
}
