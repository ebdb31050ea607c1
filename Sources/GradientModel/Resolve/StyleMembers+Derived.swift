extension StyleMembers {
  /// The members as they look pressed, where the style does not say.
  ///
  /// A clear control gets an overlay of 12 % in its title's colour. Every other press differs from
  /// what it is derived from by at least ΔE-OK 0.04 somewhere, and keeps the title's contrast at
  /// 4.5:1 where it was: if the derivation asked for does not, smaller steps and the other direction
  /// are tried.
  ///
  /// - Parameter derivation: What to derive.
  /// - Returns: These members with fill, overlay and border changed.
  func pressed(by derivation: PressDerivation) -> StyleMembers {
    guard derivation != .none else { return self }
    var result = self
    let fill = fill ?? .clear
    let overlay = overlay ?? .clear
    if fill.isClear, overlay.isClear {
      let color = titleColor ?? .black
      result.overlay = .color(color.withAlpha(color.alpha * 0.12))
      return result
    }
    let needsContrast = titleContrast >= 4.5
    var fallback: StyleMembers?
    for change in derivation.attempts(forMean: fill.isClear ? overlay.mean : fill.mean) {
      result.fill = fill.isClear ? self.fill : change.applied(to: fill)
      result.overlay = overlay.isClear ? self.overlay : change.applied(to: overlay)
      if case .lightness = change { result.borderPaint = borderPaint.map(change.applied) }
      guard result.visibleDifference(from: self) >= 0.04 else { continue }
      if !needsContrast || result.titleContrast >= 4.5 { return result }
      if fallback == nil { fallback = result }
    }
    return fallback ?? result
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
  private func visibleDifference(from other: StyleMembers) -> Double {
    var largest = 0.0
    let pairs = [(fill, other.fill), (overlay, other.overlay)]
    for (own, others) in pairs {
      guard let own, let others, !own.isClear else { continue }
      for (a, b) in zip(own.samples, others.samples) {
        largest = max(largest, a.deltaEOK(to: b) * max(a.alpha, b.alpha))
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
  /// The changes to try in order, for a paint of a mean colour.
  fileprivate func attempts(forMean mean: StyleColor) -> [PressChange] {
    var changes: [PressChange] = []
    if self == .flatten { changes.append(.flatten) }
    if self == .reverse { changes.append(.reverse) }
    let isDark = mean.converted(to: .oklch).components.x < 0.25
    let sign: Double = self == .lighten || (self != .darken && isDark) ? 1 : -1
    for step in [0.1, 0.07, 0.045] {
      changes.append(.lightness(sign * step))
      changes.append(.lightness(-sign * step))
    }
    return changes
  }
}
