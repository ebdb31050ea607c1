import GradientModel
import GradientTokens

/// Reads one paint of Figma.
struct FigmaPaint {
  /// Why a paint is left out.
  struct Failure: Error {
    var node: Int
    var message: String
  }

  private let document: JSONDocument
  private let size: Size2D?
  private(set) var remarks: [String] = []

  init(_ document: JSONDocument, size: Size2D?) {
    self.document = document
    self.size = size
  }

  /// Reads a paint; nil for one that does not show.
  mutating func read(_ paint: Int) throws(Failure) -> DraftPaint? {
    guard document.kind(paint) == .object, let type = document.member("type", of: paint) else {
      throw Failure(node: paint, message: "a paint is an object with a type; it is left out")
    }
    if let visible = document.member("visible", of: paint), document.boolean(visible) == false {
      return nil
    }
    if let blend = document.member("blendMode", of: paint), !document.string(blend, is: "NORMAL"),
      !document.string(blend, is: "PASS_THROUGH")
    {
      remarks.append(
        "the blend mode \(document.excerpt(blend)) is left out: the paint covers what is under it")
    }
    let opacity = try number("opacity", of: paint) ?? 1
    if document.string(type, is: "SOLID") {
      guard let color = document.member("color", of: paint) else {
        throw Failure(node: paint, message: "a solid paint has a color; it is left out")
      }
      return .color(try self.color(color, opacity: opacity))
    }
    let isLinear = document.string(type, is: "GRADIENT_LINEAR")
    let isRadial = document.string(type, is: "GRADIENT_RADIAL")
    guard isLinear || isRadial || document.string(type, is: "GRADIENT_ANGULAR") else {
      let hint =
        document.string(type, is: "GRADIENT_DIAMOND")
        ? "no style has diamonds: a radial gradient comes nearest" : "it is no gradient"
      throw Failure(
        node: type, message: "the paint \(document.excerpt(type)) is left out: \(hint)")
    }
    var fill = GradientFill(stops: try stops(of: paint, opacity: opacity))
    if fill.stops.count == 1 { return .color(fill.stops[0].color) }
    guard let handles = try handles(of: paint, isLinear: isLinear) else {
      throw Failure(
        node: paint,
        message:
          "a gradient paint has three gradientHandlePositions, or a gradientTransform; it is "
          + "left out")
    }
    if isLinear {
      handles.setLinear(&fill)
    } else if isRadial {
      if let remark = handles.setRadial(&fill) { remarks.append(remark) }
    } else if let remark = handles.setAngular(&fill, size: size) {
      remarks.append(remark)
    }
    return .gradient(DraftGradient(fill: fill))
  }

  // MARK: Parts

  private func stops(of paint: Int, opacity: Double) throws(Failure) -> [GradientStop] {
    guard let list = document.member("gradientStops", of: paint), document.kind(list) == .array,
      document.count(list) > 0
    else {
      throw Failure(node: paint, message: "a gradient paint has gradientStops; it is left out")
    }
    guard document.count(list) <= BlendExpansion.stopLimit else {
      throw Failure(node: list, message: "the gradient has more stops than any picture shows")
    }
    var stops: [GradientStop] = []
    var furthest = 0.0
    for stop in document.children(of: list) {
      guard let color = document.member("color", of: stop),
        let place = try number("position", of: stop)
      else {
        throw Failure(
          node: stop, message: "a stop has color and position; the gradient is left out")
      }
      furthest = max(furthest, FigmaHandles.tidy(min(max(place, 0), 1)))
      stops.append(GradientStop(try self.color(color, opacity: opacity), at: furthest))
    }
    return stops
  }

  /// A colour with eight bits a component, as Figma shows it, and four decimals of alpha.
  func color(_ node: Int, opacity: Double) throws(Failure) -> StyleColor {
    guard let red = try number("r", of: node), let green = try number("g", of: node),
      let blue = try number("b", of: node)
    else {
      throw Failure(node: node, message: "a color has r, g and b; the paint is left out")
    }
    let level = { (value: Double) in Elementary.nearest(min(max(value, 0), 1) * 255) / 255 }
    let alpha = min(max((try number("a", of: node) ?? 1) * opacity, 0), 1)
    let byte = Elementary.nearest(alpha * 255) / 255
    return StyleColor(
      red: level(red), green: level(green), blue: level(blue),
      alpha: abs(byte - alpha) < 1e-4 ? byte : Elementary.nearest(alpha * 1e4) / 1e4)
  }

  private func handles(of paint: Int, isLinear: Bool) throws(Failure) -> FigmaHandles? {
    if let list = document.member("gradientHandlePositions", of: paint),
      document.kind(list) == .array, document.count(list) >= 2
    {
      var points: [GradientFill.UnitPosition] = []
      for element in document.children(of: list) {
        guard let x = try number("x", of: element), let y = try number("y", of: element) else {
          throw Failure(node: element, message: "a handle has x and y; the gradient is left out")
        }
        points.append(GradientFill.UnitPosition(x: x, y: y))
      }
      return FigmaHandles(points)
    }
    guard let rows = document.member("gradientTransform", of: paint) else { return nil }
    var numbers: [Double] = []
    for row in document.children(of: rows) where document.kind(row) == .array {
      for element in document.children(of: row) {
        guard let value = document.number(element), value.isFinite else { return nil }
        numbers.append(value)
      }
    }
    return FigmaHandles(transform: numbers, isLinear: isLinear)
  }

  private func number(_ key: StaticString, of node: Int) throws(Failure) -> Double? {
    guard let member = document.member(key, of: node) else { return nil }
    guard let number = document.number(member), number.isFinite, abs(number) < 1e9 else {
      throw Failure(
        node: member, message: "\(document.excerpt(member)) is no number; the paint is left out")
    }
    return number
  }
}
