extension StyleMembers {
  /// The members as they look pressed, where the style does not say.
  ///
  /// A clear control gets an overlay of 12 % in its title's colour. Every other press differs from
  /// what it is derived from by at least ΔE-OK 0.04 somewhere, in the eight bits of a pixel too, and
  /// keeps the title's contrast at 4.5:1 where it was. What is tried, in this order, and the first
  /// that does both is taken: the derivation asked for; smaller steps in its direction; the other
  /// direction.
  ///
  /// Where nothing does both, being seen wins over contrast, which is missing only while a finger is
  /// down, and the direction asked for wins over the other unless it has no room at all, as darker
  /// than black; of its steps that can be seen, the one with the most contrast is taken. A paint so
  /// faint that no step shows gets the overlay of a clear control.
  ///
  /// - Parameter derivation: What to derive.
  /// - Returns: These members with fill, overlay and border changed.
  func pressed(by derivation: PressDerivation) -> StyleMembers {
    guard derivation != .none else { return self }
    let fill = fill ?? .clear
    let overlay = overlay ?? .clear
    if fill.isClear, overlay.isClear { return tinted }
    let needsContrast = titleContrast >= 4.5
    var fallback: StyleMembers?
    for direction in derivation.directions(forMean: fill.isClear ? overlay.mean : fill.mean) {
      var best: (look: StyleMembers, contrast: Double)?
      for change in direction {
        let look = changed(by: change)
        guard look.visibleDifference(from: self) >= 0.04 else { continue }
        guard needsContrast else { return look }
        let contrast = look.titleContrast
        if contrast >= 4.5 { return look }
        if contrast > best?.contrast ?? 0 { best = (look, contrast) }
      }
      fallback = fallback ?? best?.look
    }
    return fallback ?? tinted
  }

  /// The members with an overlay of 12 % in the title's colour.
  private var tinted: StyleMembers {
    var result = self
    let color = titleColor ?? .black
    result.overlay = .color(color.withAlpha(color.alpha * 0.12))
    return result
  }

  private func changed(by change: PressChange) -> StyleMembers {
    var result = self
    if let fill, !fill.isClear { result.fill = change.applied(to: fill) }
    if let overlay, !overlay.isClear { result.overlay = change.applied(to: overlay) }
    if case .lightness = change { result.borderPaint = borderPaint.map(change.applied) }
    return result
  }

  /// The members as they look disabled, where the style does not say.
  ///
  /// - Parameter derivation: What to derive.
  /// - Returns: These members with every colour faded and half the opacity.
  func disabled(by derivation: DisabledDerivation) -> StyleMembers {
    guard derivation == .fade else { return self }
    func fade(_ color: StyleColor) -> StyleColor { color.adjusted(chroma: 0.3) }
    func fade(_ shadow: DropShadow) -> DropShadow {
      var faded = shadow
      faded.color = fade(shadow.color)
      return faded
    }
    var result = self
    result.fill = fill?.mapColors(fade)
    result.overlay = overlay?.mapColors(fade)
    result.borderPaint = borderPaint?.mapColors(fade)
    result.shadows = shadows?.map(fade)
    result.titleColor = titleColor.map(fade)
    result.titleShadow = titleShadow.map(fade)
    result.imageColor = imageColor.map(fade)
    result.opacity = (opacity ?? 1) * 0.5
    return result
  }

  /// The least contrast of the title over fill and overlay, on the backdrop (white if none).
  private var titleContrast: Double {
    let title = titleColor ?? .black
    let overlays = (overlay ?? .clear).samples
    let grounds = (backdrop ?? .color(.white)).samples
    var worst = Double.infinity
    for (index, color) in (fill ?? .clear).samples.enumerated() {
      let ground = overlays[index].composited(over: color.composited(over: grounds[index]))
      worst = min(worst, title.composited(over: ground).contrastRatio(to: ground))
    }
    return worst
  }

  /// The largest ΔE-OK between places of fill or overlay and the same places of another look's.
  ///
  /// The colours are compared as eight bits show them, whatever their alpha: nobody knows the ground
  /// that a translucent colour meets. A difference of alpha counts in full, as over the ground that
  /// is least like the colour. What leaves the pixel's eight bits as they are is no difference.
  private func visibleDifference(from other: StyleMembers) -> Double {
    var largest = 0.0
    let pairs = [(fill, other.fill), (overlay, other.overlay)]
    for (own, others) in pairs {
      guard let own, let others, !own.isClear || !others.isClear else { continue }
      var known: (a: StyleColor, b: StyleColor)?
      for (a, b) in zip(own.samples, others.samples) {
        // A plain colour is the same one at every place.
        if let known, known.a == a, known.b == b { continue }
        known = (a, b)
        guard a.pixel != b.pixel else { continue }
        largest = max(largest, abs(a.alpha - b.alpha))
        if a.alpha > 0, b.alpha > 0 { largest = max(largest, a.inLevels.deltaEOK(to: b.inLevels)) }
      }
    }
    return largest
  }
}

/// One way of changing a paint for a press.
private enum PressChange {
  case lightness(Double)
  case flatten
  case reverse

  func applied(to paint: Paint) -> Paint {
    switch self {
    case .lightness(let step): paint.mapColors { $0.adjusted(lightness: step) }
    case .flatten: paint.flattened
    case .reverse: paint.reversed
    }
  }
}

extension PressDerivation {
  /// The changes to try in order, for a paint of a mean colour; those of one direction together.
  fileprivate func directions(forMean mean: StyleColor) -> [[PressChange]] {
    var directions: [[PressChange]] = []
    if self == .flatten { directions.append([.flatten]) }
    if self == .reverse { directions.append([.reverse]) }
    let isDark = mean.converted(to: .oklch).components.x < 0.25
    let sign: Double = self == .lighten || (self != .darken && isDark) ? 1 : -1
    let steps = [0.1, 0.07, 0.045]
    directions.append(steps.map { .lightness(sign * $0) })
    directions.append(steps.map { .lightness(-sign * $0) })
    return directions
  }
}
