// The table of PixelDigestTests, worked out by Embedded Swift on Arm64: FILE CONTROL DIGEST.

import GradientModel
import GradientRaster
import GradientTokens

@_extern(c, "output")
func output(_ bytes: UnsafeRawPointer?, _ count: Int) -> Int

/// FNV-1a with 64 bits.
struct Digest {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  mutating func add(_ measure: Int) {
    for shift in [0, 8, 16, 24] { add(UInt8(truncatingIfNeeded: measure >> shift)) }
  }

  mutating func add(_ picture: Picture) {
    add(picture.pixmap.width)
    add(picture.pixmap.height)
    add(picture.originX)
    add(picture.originY)
    for byte in picture.pixmap.bytes { add(byte) }
  }
}

@_cdecl("digest")
public func digest(_ path: UnsafePointer<UInt8>, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
  var name: [UInt8] = []
  var index = 0
  while path[index] != 0 {
    if path[index] == UInt8(ascii: "/") { name = [] } else { name.append(path[index]) }
    index += 1
  }
  name = Array(name.prefix { $0 != UInt8(ascii: ".") })
  let file = Array(UnsafeBufferPointer(start: bytes, count: count))
  let environments = [
    StyleEnvironment(), StyleEnvironment(appearance: .dark, layoutDirection: .rightToLeft),
    StyleEnvironment(appearance: .highContrast, gamut: .displayP3),
    StyleEnvironment(appearance: [.dark, .highContrast], metrics: .compact),
  ]
  for control in StyleFile.read(file, path: "f").theme.controls {
    var digest = Digest()
    var states: [ControlState] = [.normal]
    for entry in ControlState.named { states.append(entry.state) }
    for state in control.style.declaredStates where !states.contains(state) {
      states.append(state)
    }
    for state in states {
      for environment in environments {
        let look = control.style.resolved(for: state, in: environment)
        let drawing = look.drawing(size: look.fittingSize(title: nil))
        for scale in [1.0, 2] {
          let rasterizer = Rasterizer(scale: scale, gamut: environment.gamut)
          if let picture = try? rasterizer.draw(drawing) { digest.add(picture) }
        }
      }
    }
    var line = name + [UInt8(ascii: " ")] + Array(control.name.utf8) + [UInt8(ascii: " ")]
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: digest.value >> UInt64(shift)) & 15
      line.append(digit < 10 ? 48 + digit : 87 + digit)
    }
    line.append(10)
    _ = line.withUnsafeBytes { output($0.baseAddress, $0.count) }
  }
}
