package import GradientModel

extension ValueText {
  /// The canonical text of a gradient.
  ///
  /// Nil where CSS has no words for it: straight alpha, axes of two points, no stops, falling places,
  /// or a colour without a text.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - hints: For each stop the place of the transition hint behind it, if there is one.
  ///   - colors: How colours are written.
  /// - Returns: The text.
  package static func text(
    _ gradient: GradientFill, hints: [Double?] = [], colors: ColorTexts = ColorTexts()
  ) -> String? {
    guard gradient.isPremultiplied, let geometry = geometry(gradient.kind),
      let stops = stops(gradient.stops, hints, colors)
    else { return nil }
    var isLegacy = true
    for stop in gradient.stops where !colors.isLegacy(stop.color) { isLegacy = false }
    var header = geometry.header
    if gradient.interpolation != (isLegacy ? .srgb : .oklab) {
      if !header.isEmpty { header.append(UInt8(ascii: " ")) }
      header += "in ".utf8
      header += gradient.interpolation.space.name.utf8
    }
    if !header.isEmpty { header += ", ".utf8 }
    return string(Array(geometry.function.utf8) + header + stops + [UInt8(ascii: ")")])
  }

  private static func geometry(
    _ kind: GradientFill.Kind
  ) -> (function: String, header: [UInt8])? {
    switch kind {
    case .axial(.to(let target)):
      let header = target == .bottom ? [] : Array("to \(target.words)".utf8)
      return ("linear-gradient(", header)
    case .axial(.angle(let degrees)):
      return degrees.isFinite ? ("linear-gradient(", angle(degrees)) : nil
    case .axial(.axis):
      return nil
    case .radial(let radial):
      guard let header = header(radial) else { return nil }
      return ("radial-gradient(", header)
    case .conic(let conic):
      guard conic.angle.isFinite else { return nil }
      var header: [UInt8] = []
      if conic.angle != 0 { header += Array("from ".utf8) + angle(conic.angle) }
      guard let center = at(conic.center, after: header) else { return nil }
      return ("conic-gradient(", header + center)
    }
  }

  private static func angle(_ degrees: Double) -> [UInt8] {
    number(degrees) + Array("deg".utf8)
  }

  private static func header(_ radial: GradientFill.Radial) -> [UInt8]? {
    var header: [UInt8]
    let center: GradientFill.Center
    switch radial {
    case .extent(let shape, let extent, let at):
      center = at
      var words: [String] = []
      if shape == .circle { words.append("circle") }
      if extent != .farthestCorner { words.append(extent.word) }
      header = Array(words.joined(separator: " ").utf8)
    case .circle(let radius, let at):
      guard radius >= 0, radius.isFinite else { return nil }
      center = at
      header = length(radius)
    case .ellipse(let x, let y, let at):
      guard x.isSingle, y.isSingle, x.fraction >= 0, x.points >= 0, y.fraction >= 0, y.points >= 0
      else { return nil }
      center = at
      header = length(x) + [UInt8(ascii: " ")] + length(y)
    case .axis:
      return nil
    }
    guard let position = at(center, after: header) else { return nil }
    header += position
    return header
  }

  /// `at` and a position; nothing for the middle, nil where one would need `calc()`.
  private static func at(_ center: GradientFill.Center, after header: [UInt8]) -> [UInt8]? {
    guard center != .middle else { return [] }
    var bytes = Array((header.isEmpty ? "at " : " at ").utf8)
    if center.x.isSingle, center.y.isSingle {
      return bytes + length(center.x) + [UInt8(ascii: " ")] + length(center.y)
    }
    for (length, near, far) in [(center.x, "left ", "right "), (center.y, " top ", " bottom ")] {
      let isFromFar = length.fraction == 1
      guard isFromFar || length.isSingle, length.points.isFinite else { return nil }
      bytes += (isFromFar ? far : near).utf8
      bytes += isFromFar ? self.length(-length.points) : self.length(length)
    }
    return bytes
  }

  private static func stops(
    _ stops: [GradientStop], _ hints: [Double?], _ colors: ColorTexts
  ) -> [UInt8]? {
    guard !stops.isEmpty else { return nil }
    var bytes: [UInt8] = []
    var furthest = -Double.infinity
    let even = colors.isBrief && hints.isEmpty ? evenPlaces(stops) : []
    var index = 0
    while index < stops.count {
      let stop = stops[index]
      guard let color = colors.bytes(stop.color), stop.position >= furthest,
        stop.position.isFinite
      else { return nil }
      furthest = stop.position
      if index > 0 { bytes += ", ".utf8 }
      bytes += color
      // A colour that stays the same over a stretch takes two places.
      let isStretch =
        colors.isBrief && index + 1 < stops.count && stops[index + 1].color == stop.color
        && stops[index + 1].position >= furthest && hint(behind: index, hints) == nil
      let isFirst = index == 0 && stop.position == 0
      let isLast = index > 0 && index == stops.count - 1 && stop.position == 1
      let isEven = index < even.count && even[index]
      if isStretch || !isFirst && !isLast && !isEven {
        bytes.append(UInt8(ascii: " "))
        bytes += percentage(stop.position)
      }
      if isStretch {
        index += 1
        furthest = stops[index].position
        bytes.append(UInt8(ascii: " "))
        bytes += percentage(furthest)
      }
      if let hint = hint(behind: index, hints) {
        bytes += ", ".utf8
        bytes += percentage(hint)
      }
      index += 1
    }
    return bytes
  }

  /// For each stop whether its place is what CSS gives it without one: even between its neighbours.
  private static func evenPlaces(_ stops: [GradientStop]) -> [Bool] {
    var even = [Bool](repeating: false, count: stops.count)
    var first = 0
    while first + 2 < stops.count {
      let step = stops[first + 1].position - stops[first].position
      var last = first + 1
      while last + 1 < stops.count, step > 0, stops[last].color != stops[last - 1].color,
        abs(stops[last + 1].position - stops[last].position - step) < 1e-9
      { last += 1 }
      // The last of the run keeps its place, and so does a colour that stays the same from there.
      if last > first, last < stops.count, stops[last].color == stops[last - 1].color { last -= 1 }
      let from = stops[first].position
      let length = stops[max(last, first)].position - from
      let inner = (first + 1)..<max(last, first + 1)
      let isExact = inner.allSatisfy {
        stops[$0].position == from + length * (Double($0 - first) / Double(last - first))
      }
      if isExact { for index in inner { even[index] = true } }
      first = max(last, first + 1)
    }
    return even
  }

  private static func hint(behind index: Int, _ hints: [Double?]) -> Double? {
    index < hints.count ? hints[index] : nil
  }

  @inline(never)
  static func number(_ value: Double) -> [UInt8] {
    var bytes: [UInt8] = []
    DecimalNumber.append(value, to: &bytes)
    return bytes
  }

  @inline(never)
  static func percentage(_ fraction: Double) -> [UInt8] {
    DecimalShift.moved(number(fraction), by: 2) + [UInt8(ascii: "%")]
  }

  @inline(never)
  static func length(_ points: Double) -> [UInt8] {
    points == 0 ? [UInt8(ascii: "0")] : number(points) + Array("px".utf8)
  }

  private static func length(_ length: GradientFill.RelativeLength) -> [UInt8] {
    length.points != 0 ? self.length(length.points) : percentage(length.fraction)
  }
}

extension GradientFill.RelativeLength {
  /// Whether it is a part of the box or a number of points, and not both.
  fileprivate var isSingle: Bool {
    (fraction == 0 && points.isFinite) || (points == 0 && fraction.isFinite)
  }
}

extension GradientFill.SideOrCorner {
  /// The words after `to`.
  package var words: String {
    switch self {
    case .top: "top"
    case .topRight: "top right"
    case .right: "right"
    case .bottomRight: "bottom right"
    case .bottom: "bottom"
    case .bottomLeft: "bottom left"
    case .left: "left"
    case .topLeft: "top left"
    case .leading: "leading"
    case .trailing: "trailing"
    case .topLeading: "top leading"
    case .topTrailing: "top trailing"
    case .bottomLeading: "bottom leading"
    case .bottomTrailing: "bottom trailing"
    }
  }
}

extension GradientFill.Extent {
  /// CSS's word.
  package var word: String {
    switch self {
    case .closestSide: "closest-side"
    case .farthestSide: "farthest-side"
    case .closestCorner: "closest-corner"
    case .farthestCorner: "farthest-corner"
    }
  }
}

extension ValueText {
  /// Reads the words of a side or corner, such as `bottom right`, as `to` has them.
  package static func sideOrCorner(_ bytes: [UInt8]) throws(ValueError) -> GradientFill.SideOrCorner
  {
    var notes: [ValueNote] = []
    return try ValueReader.read(bytes, &notes) { reader throws(ValueError) in
      try reader.sideOrCorner()
    }
  }
}
