nonisolated extension CALayer {
  /// A time of another layer's as this one's; nil for the time of the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.clockTime(t) ?? t)
  }

  /// A time of this layer's as another one's; nil for the time of the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(clockTime(t)) ?? clockTime(t)
  }

  /// Begin, speed and offset of a layer apply to all below it.
  package func localTime(_ time: Double) -> Double {
    let parent = superlayer?.localTime(time) ?? time
    return (parent - beginTime) * Double(speed) + timeOffset
  }

  /// When it is that time; never for a layer that stands still.
  func clockTime(_ local: Double) -> Double {
    guard speed > 0 else { return .infinity }
    let parent = (local - timeOffset) / Double(speed) + beginTime
    return superlayer?.clockTime(parent) ?? parent
  }
}
