package import GradientModel

extension ValueText {
  /// The canonical text of a typography; nil where it spaces its letters, is not centred, or has a
  /// figure that the short form refuses.
  package static func text(_ font: FontStyle) -> String? {
    guard font.letterSpacing == 0, font.alignment == .center, font.size > 0, font.size.isFinite,
      font.weight >= 1, font.weight <= 1000, !font.families.isEmpty
    else { return nil }
    var bytes = number(font.weight) + [UInt8(ascii: " ")] + length(font.size)
    if let height = font.lineHeight {
      guard height >= 0, height.isFinite else { return nil }
      bytes += [UInt8(ascii: "/")] + number(height)
    }
    for (index, family) in font.families.enumerated() {
      bytes += (index == 0 ? " " : ", ").utf8
      bytes += name(ofFamily: Array(family.utf8))
    }
    return string(bytes)
  }

  /// A family as it is where CSS reads it back, otherwise in quotation marks.
  private static func name(ofFamily family: [UInt8]) -> [UInt8] {
    var notes: [ValueNote] = []
    var bare: [String] = []
    do {
      bare = try fontFamilies(family, notes: &notes)
    } catch {
      bare = []
    }
    if bare.count == 1, let only = bare.first, only.utf8.elementsEqual(family) { return family }
    let mark = UInt8(ascii: "\"")
    var bytes = [mark]
    for byte in family {
      if byte == mark || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return bytes + [mark]
  }

  /// The canonical text of a duration in seconds, such as `200ms`; nil below 0.
  package static func text(duration seconds: Double) -> String? {
    guard seconds >= 0, seconds.isFinite else { return nil }
    return string(DecimalShift.moved(number(seconds), by: 3) + Array("ms".utf8))
  }

  /// The canonical text of a timing curve; nil where an x is outside 0...1.
  package static func text(curve: SIMD4<Double>) -> String? {
    for (word, known) in ValueReader.curveWords where known == curve {
      return String(word)
    }
    guard curve.x >= 0, curve.x <= 1, curve.z >= 0, curve.z <= 1, curve.y.isFinite,
      curve.w.isFinite
    else { return nil }
    var bytes = Array("cubic-bezier(".utf8)
    for index in 0..<4 {
      if index > 0 { bytes += ", ".utf8 }
      bytes += number(curve[index])
    }
    return string(bytes + [UInt8(ascii: ")")])
  }

  /// The canonical text of a timing, such as `200ms ease-out`; nil where a part has none.
  package static func text(_ timing: Transition.Timing) -> String? {
    guard timing != .instant else { return "none" }
    guard let duration = text(duration: timing.duration), let curve = text(curve: timing.curve)
    else { return nil }
    guard timing.delay != 0 else { return "\(duration) \(curve)" }
    guard let delay = text(duration: timing.delay) else { return nil }
    return "\(duration) \(curve) \(delay)"
  }
}
