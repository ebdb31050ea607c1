import Foundation
import GradientModel

/// CSS gradients of every form, made by a fixed sequence of numbers; their colours lie in sRGB.
///
/// Left out is what Chromium 156 draws otherwise than CSS says: Rec. 2020 still has a camera's
/// transfer function there, white and black have a hue in LCh, and a radial gradient that begins
/// before its centre has a colour there that was mixed in sRGB. Transition hints, which are nine
/// stops there, have a test of their own.
struct GradientCorpus {
  private var numbers: Sequence64
  private var isLCh = false

  init(seed: UInt64) { numbers = Sequence64(state: seed) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &numbers)]
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &numbers) * 10).rounded() / 10
  }

  private mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &numbers) < part
  }

  mutating func gradient() -> String {
    let kind = pick(["linear", "radial", "conic"])
    let isRepeating = chance(0.25)
    var header = ""
    switch kind {
    case "linear": header = linearHeader()
    case "radial": header = radialHeader()
    default: header = conicHeader()
    }
    let space = chance(0.5) ? "" : "in " + self.space()
    isLCh = space.hasPrefix("in lch")
    if header.isEmpty || space.isEmpty {
      header += space
    } else {
      header = chance(0.5) ? "\(header) \(space)" : "\(space) \(header)"
    }
    let stops = self.stops(kind, isRepeating: isRepeating)
    return
      "\(isRepeating ? "repeating-" : "")\(kind)-gradient(\(header)\(header.isEmpty ? "" : ", ")\(stops))"
  }

  private mutating func linearHeader() -> String {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return ""
    case 1: return "to " + pick(["top", "left", "right", "bottom", "top left", "right bottom"])
    case 2: return "\(number(-400...400))deg"
    default: return pick(["0.3turn", "120grad", "2rad", "calc(45deg + 0.1turn)", "-0.25turn"])
    }
  }

  private mutating func radialHeader() -> String {
    var parts: [String] = []
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: break
    case 1: parts.append(pick(["circle", "ellipse"]))
    case 2:
      parts.append(
        pick(["circle ", ""]) + pick(["closest-side", "farthest-side", "closest-corner"]))
    case 3: parts.append("\(number(15...60))px")
    default: parts.append("\(number(20...80))% \(number(10...40))px")
    }
    if chance(0.5) { parts.append("at " + position()) }
    return parts.joined(separator: " ")
  }

  private mutating func conicHeader() -> String {
    var parts: [String] = []
    if chance(0.6) { parts.append("from \(number(-200...400))deg") }
    if chance(0.5) { parts.append("at " + position()) }
    return parts.joined(separator: " ")
  }

  private mutating func position() -> String {
    pick([
      "center", "left", "top right", "30% 40%", "20px 30%", "right 25% bottom 10px", "50% 20px",
      "calc(50% + 7px) 40%", "25px 15px",
    ])
  }

  private mutating func space() -> String {
    let hue = pick(["", "", " shorter hue", " longer hue", " increasing hue", " decreasing hue"])
    let polar = ["hsl", "hwb", "lch", "oklch"]
    let other = [
      "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "lab", "oklab",
      "xyz", "xyz-d50", "xyz-d65",
    ]
    return chance(0.4) ? pick(polar) + hue : pick(other)
  }

  // MARK: Stops

  private mutating func stops(_ kind: String, isRepeating: Bool) -> String {
    let isConic = kind == "conic"
    let count = Int.random(in: 2...5, using: &numbers)
    let usesPixels = !isConic && chance(0.25)
    let span = isRepeating ? number(25...70) : 100
    var text = ""
    var place =
      isRepeating ? number(0...15) : (chance(0.3) ? number((kind == "radial" ? 0 : -20)...20) : 0)
    let unit = usesPixels ? "px" : isConic && chance(0.4) ? "deg" : "%"
    let scale = unit == "deg" ? 3.6 : unit == "px" ? 0.8 : 1
    for index in 0..<count {
      if index > 0 { text += ", " }
      text += color()
      let isEnd = index == 0 || index == count - 1
      guard isEnd ? isRepeating || chance(0.4) : chance(0.7) else {
        place += span / Double(count)
        continue
      }
      text += " \(Self.brief(place * scale))\(unit)"
      let step = max(span / Double(count), 6)
      if chance(0.2) {
        place += step / 2
        text += " \(Self.brief(place * scale))\(unit)"
      }
      place += step
    }
    return text
  }

  private static func brief(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  private mutating func color() -> String {
    let red = Int.random(in: 0...255, using: &numbers)
    let green = Int.random(in: 0...255, using: &numbers)
    let blue = Int.random(in: 0...255, using: &numbers)
    let alpha = chance(0.2) ? number(0.1...0.9) : 1
    let color = StyleColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    let tail = alpha == 1 ? "" : " / \(alpha)"
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0:
      return pick(
        ["red", "teal", "rebeccapurple", "gold", "HotPink"] + (isLCh ? [] : ["white", "black"]))
    case 1:
      return alpha == 1
        ? "rgb(\(red), \(green), \(blue))" : "rgba(\(red),\(green),\(blue),\(alpha))"
    case 2: return function("hsl", color, .hsl, percent: [false, true, true])
    case 3: return function("hwb", color, .hwb, percent: [false, true, true])
    case 4: return function("lab", color, .lab)
    case 5: return function("lch", color, .lch)
    case 6: return function("oklab", color, .oklab)
    case 7: return function("oklch", color, .oklch)
    case 8:
      let space = pick([
        StyleColor.Space.srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .xyzD65,
        .xyzD50,
      ])
      return function("color", color, space)
    case 9: return "transparent"
    default:
      return "#" + [red, green, blue].map { String(format: "%02x", $0) }.joined()
        + (tail.isEmpty ? "" : String(format: "%02x", Int(alpha * 255)))
    }
  }

  private func function(
    _ name: String, _ color: StyleColor, _ space: StyleColor.Space,
    percent: [Bool] = [false, false, false]
  ) -> String {
    let c = color.converted(to: space).components
    let parts = (0..<3).map { String(format: "%.5f", c[$0]) + (percent[$0] ? "%" : "") }
    let head = name == "color" ? "color(\(space.name) " : "\(name)("
    return head + parts.joined(separator: " ")
      + (color.alpha == 1 ? ")" : " / \(color.alpha))")
  }
}
