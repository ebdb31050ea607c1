import Foundation
import GradientModel

/// CSS gradients in forms that are seldom written, made by a fixed sequence of numbers: places out of
/// order and far outside, `none`, sums and choices among the places, angles of many turns, colours
/// beyond what `hwb()` can hold, centres and radii of nothing.
///
/// Left out is what Chromium 156 draws otherwise than CSS says: besides what ``GradientCorpus`` leaves
/// out, a grey that is not white has a hue in OKLCh there, a radius has no sum of both units, `none` is
/// 0 beyond the first and the last stop, and a longer or increasing hue turns once around there; so
/// `none` is only in the gradients that blend by default, and those with such hues go from end to end.
struct RareGradientCorpus {
  private var numbers: Sequence64
  private var isPolar = false
  private var hasNone = false
  private var hasWay = false

  init(seed: UInt64) { numbers = Sequence64(state: seed) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &numbers)]
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &numbers) * 100).rounded() / 100
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &numbers) < part
  }

  mutating func gradient() -> String {
    let kind = pick(["linear", "radial", "conic"])
    let space = chance(0.6) ? "" : "in " + self.space()
    hasNone = space.isEmpty
    hasWay = space.hasSuffix(" hue")
    isPolar = space.contains("ok") || space.contains("hue")
    var header = ""
    switch kind {
    case "linear":
      header = pick([
        "", "\(number(-720...720))deg", "\(number(-3...3))rad", "\(number(-2...2))turn",
        "to left bottom", "\(number(-500...500))grad", "min(30deg, 0.2turn)",
      ])
    case "radial":
      header = radial()
      if chance(0.6) { header += " at " + position() }
    default:
      if chance(0.6) { header = "from \(number(-400...800))deg " }
      if chance(0.5) { header += "at " + position() }
    }
    let parts = [header.trimmingCharacters(in: .whitespaces), space].filter { !$0.isEmpty }
    let start = parts.isEmpty ? "" : parts.joined(separator: " ") + ", "
    return "\(kind)-gradient(\(start)\(stops(kind)))"
  }

  private mutating func radial() -> String {
    pick([
      "", "circle closest-side", "ellipse closest-corner", "farthest-side ellipse",
      "\(number(5...90))px", "circle max(10px, \(number(5...40))px)",
      "\(number(5...90))px \(number(5...90))px", "\(number(10...120))% \(number(10...120))%", "0px",
      "calc(2 * 15px) min(20%, 30%)",
    ])
  }

  private mutating func position() -> String {
    pick([
      "\(number(-50...150))% \(number(-50...150))%", "\(number(-20...120))px \(number(-20...60))px",
      "left", "top", "right \(number(0...50))% top \(number(0...20))px", "0 0", "center 20%",
      "calc(100% - \(number(0...40))px) 50%", "min(20px, 30px) clamp(10%, 5%, 90%)",
    ])
  }

  private mutating func space() -> String {
    let polar = pick(["hsl", "hwb", "oklch"])
    let way = pick(["", " longer hue", " increasing hue", " decreasing hue"])
    return pick([polar + way, polar, "srgb", "srgb-linear", "oklab", "display-p3", "lab", "xyz"])
  }

  // MARK: Stops

  private mutating func stops(_ kind: String) -> String {
    let isConic = kind == "conic"
    let usesPixels = !isConic && chance(0.3)
    var texts: [String] = []
    let count = whole(2...7)
    for index in 0..<count {
      let color = color()
      var places = ""
      if chance(0.55) { places = " " + place(kind, usesPixels) }
      if places.hasSuffix("%"), chance(0.2) { places += " " + place(kind, usesPixels) }
      let isEnd = index == 0 || index == count - 1
      texts.append(hasWay && isEnd ? color : color + places)
    }
    return texts.joined(separator: ", ")
  }

  private mutating func place(_ kind: String, _ usesPixels: Bool) -> String {
    let low = kind == "radial" ? 0.0 : -40
    let value = number(low...140)
    if kind == "conic" {
      let turns = number(-0.3...1.3)
      return pick([
        "\(value)%", "\(number(-100...480))deg", "\(turns)turn", "calc(\(value)% + 20deg)",
        "clamp(10deg, \(turns)turn, 300deg)",
      ])
    }
    guard usesPixels else { return pick(["\(value)%", "\(value)%", "max(3%, \(value)%)"]) }
    return pick(["\(value)px", "calc(\(value)% + 2px)", "min(80px, \(abs(value))px)"])
  }

  private mutating func color() -> String {
    let alpha = pick(["", "", " / \(number(0.1...1))", " / \(whole(5...100))%"])
    let (red, green, blue) = (whole(0...255), whole(0...255), whole(0...255))
    switch whole(0...9) {
    case 0: return pick(["red", "Lime", "navy", "SALMON", "transparent", "peachpuff"])
    case 1: return "rgb(\(pick([hasNone ? "none" : "0", "\(red)"])) \(green) \(blue)\(alpha))"
    case 2: return "rgba(\(red),\(green),\(blue),\(number(0.1...1)))"
    case 3:
      // Greys but white have a hue in Chromium's OKLCh.
      let saturation = whole(isPolar ? 20...100 : 0...100)
      let lightness = isPolar ? whole(20...80) : whole(0...100)
      let hue = pick([hasNone ? "none" : "0", "\(whole(-360...720))"])
      return "hsl(\(hue) \(saturation)% \(lightness)%\(alpha))"
    case 4:
      let most = isPolar ? 40 : 100
      return "hwb(\(whole(0...360))deg \(whole(0...most))% \(whole(0...most))%\(alpha))"
    case 5:
      return
        "color(srgb \(number(0...1)) \(number(0...1)) \(pick([hasNone ? "none" : "0", "\(number(0...1))"])))"
    default:
      return "#" + [red, green, blue].map { String(format: "%02x", $0) }.joined()
    }
  }
}
