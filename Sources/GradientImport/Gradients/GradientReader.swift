import GradientModel
import GradientTokens

/// Reads one CSS gradient into what a style file can say.
struct GradientReader {
  /// A gradient, and what there is to say about it.
  struct Reading {
    var gradient: DraftGradient
    var notes: [ValueNote]
    /// Whether the stops hold for the size alone that was given.
    var isMeasured: Bool
    /// Whether more stops stand for a blend that a style file has no name for.
    var isExpanded: Bool
  }

  let size: Size2D?

  /// Reads a gradient.
  ///
  /// - Throws: A ``ValueError`` for what is no gradient, and for one that needs a size where there is
  ///   none.
  func read(_ text: [UInt8]) throws(ValueError) -> Reading {
    var notes: [ValueNote] = []
    let syntax = try ValueText.gradient(text, as: .css(size: size), notes: &notes)
    var gradient = DraftGradient(fill: GradientFill(stops: [], kind: syntax.kind))
    var isLegacy = true
    for stop in syntax.stops {
      guard case .color(let color, let isLegacyColor) = stop.color else {
        throw ValueError(
          code: .unsupported, offset: 0, end: text.count, found: "{", allowed: "a colour of CSS",
          hint: "Aliases belong to style files")
      }
      isLegacy = isLegacy && isLegacyColor
      gradient.fill.stops.append(GradientStop(Self.tidy(color), at: Self.tidy(stop.position)))
      gradient.hints.append(stop.hint.map(Self.tidy))
    }
    gradient.fill.interpolation = syntax.interpolation ?? (isLegacy ? .srgb : .oklab)
    if let blend = syntax.blend {
      guard
        let fill = BlendExpansion.expanded(gradient.fill.stops, hints: gradient.hints, blend)
      else { throw Self.error(text, .limit, "fewer stops", "This blend takes too many of them") }
      gradient = DraftGradient(fill: fill)
      gradient.fill.kind = syntax.kind
    }
    var isMeasured = syntax.isMeasured
    if syntax.isRepeating {
      do {
        let repeated = try Repetition.expanded(gradient, size: size)
        gradient = repeated.gradient
        isMeasured = isMeasured || repeated.isMeasured
      } catch {
        throw Self.error(text, error)
      }
    }
    if !gradient.hints.contains(where: { $0 != nil }) { gradient.hints = [] }
    return Reading(
      gradient: gradient, notes: notes, isMeasured: isMeasured, isExpanded: syntax.blend != nil)
  }

  /// A colour in sRGB where that is exact: CSS keeps `hsl()` and `hwb()` in sRGB anyway.
  static func tidy(_ color: StyleColor) -> StyleColor {
    guard color.space == .hsl || color.space == .hwb, color.missing.isEmpty else { return color }
    let levels = color.converted(to: .srgb).components * 255
    var whole = levels
    for index in 0..<3 { whole[index] = Elementary.nearest(levels[index]) }
    let apart = levels - whole
    guard apart.max() < 1e-6, apart.min() > -1e-6 else { return color }
    return StyleColor(
      red: whole.x / 255, green: whole.y / 255, blue: whole.z / 255, alpha: color.alpha)
  }

  /// A place without the noise of arithmetic: 15 % and not 15.000000000000002 %.
  private static func tidy(_ place: Double) -> Double {
    let rounded = Repetition.rounded(place)
    let noise = abs(place - rounded)
    return noise > 0 && noise < 1e-12 ? rounded : place
  }

  private static func error(_ text: [UInt8], _ failure: Repetition.Failure) -> ValueError {
    switch failure {
    case .needsSize:
      error(
        text, .unsupported, "a repeating gradient with a size",
        "How often it repeats depends on the size: give one, as in --size 120x44")
    case .noLength:
      error(
        text, .unsupported, "a repetition of some length",
        "Browsers differ on what one without a length looks like")
    case .tooMany:
      error(text, .limit, "a few hundred stops", "It is a fine pattern: use a picture for it")
    }
  }

  private static func error(
    _ text: [UInt8], _ code: ValueError.Code, _ allowed: String, _ hint: String
  ) -> ValueError {
    let name = text.prefix { $0 != UInt8(ascii: "(") }.prefix(40)
    return ValueError(
      code: code, offset: 0, end: text.count, found: String(utf8: name),
      allowed: allowed, hint: hint)
  }
}
