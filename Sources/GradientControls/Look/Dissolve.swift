#if os(iOS) || os(Linux)
import GradientModel
import GradientRaster

/// What a control shows between two looks: their pictures in proportion, and with them the opacity of
/// its content and the scale of a press.
///
/// An opacity belongs to the control as a whole, so that the title does not let the fill through. While
/// two looks of different opacity dissolve, the control has the greater one and each picture is faded
/// to its own share of it: a mixture of pictures then is exactly the mixture of the looks.
nonisolated struct Dissolve {
  /// One end of the way, or a moment on it.
  struct Moment {
    /// What the picture shows, faded to its share of the control's opacity.
    var pixels: LookPicture
    /// The opacity of the whole control.
    var ceiling: Double
    /// What content above the picture is multiplied by.
    var contentOpacity: Double
    /// The press scale.
    var scale: Double
  }

  let from: Moment
  let to: Moment
  let timing: AnimationGate.Timing
  /// In the time of the picture's layer.
  let start: CFTimeInterval

  /// Brings two moments under one opacity.
  init?(
    from: Moment, to: Moment, timing: AnimationGate.Timing, start: CFTimeInterval
  ) {
    let ceiling = max(from.ceiling, to.ceiling)
    guard let first = from.under(ceiling), let last = to.under(ceiling) else { return nil }
    self.from = first
    self.to = last
    self.timing = timing
    self.start = start
  }

  var total: Double { timing.delay + timing.duration }

  /// What is shown at a time, the pictures mixed as Core Animation mixes them.
  func moment(at time: CFTimeInterval) -> Moment? {
    let share = timing.curve.progress(at: (time - start - timing.delay) / timing.duration)
    guard let pixels = from.pixels.mixed(with: to.pixels, share: share) else { return nil }
    return Moment(
      pixels: pixels, ceiling: to.ceiling,
      contentOpacity: from.contentOpacity + (to.contentOpacity - from.contentOpacity) * share,
      scale: from.scale + (to.scale - from.scale) * share)
  }
}

extension Dissolve.Moment {
  /// The same under another opacity, which is not smaller; nil if pixels cannot be read.
  fileprivate nonisolated func under(_ other: Double) -> Dissolve.Moment? {
    guard other > ceiling else { return self }
    let share = ceiling / other
    guard let faded = pixels.faded(to: share) else { return nil }
    return Dissolve.Moment(
      pixels: faded, ceiling: other, contentOpacity: contentOpacity * share, scale: scale)
  }
}

extension LookPicture {
  /// A mixture with a picture on the same pixels; nil if they cannot be read.
  nonisolated func mixed(with other: LookPicture, share: Double) -> LookPicture? {
    if share <= 0 { return self }
    if share >= 1 { return other }
    guard let first = image.pixmap(in: gamut), let last = other.image.pixmap(in: gamut) else {
      return nil
    }
    return other.with(first.mixed(with: last, share: share))
  }

  /// The picture behind an opacity; nil if its pixels cannot be read.
  nonisolated func faded(to opacity: Double) -> LookPicture? {
    image.pixmap(in: gamut).flatMap { with($0.faded(to: opacity)) }
  }

  private nonisolated func with(_ pixmap: Pixmap) -> LookPicture? {
    CGImage.make(pixmap).map {
      LookPicture(image: $0, gamut: gamut, scale: scale, frame: frame, center: center)
    }
  }
}
#endif
