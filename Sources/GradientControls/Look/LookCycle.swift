#if os(iOS) || os(Linux)
/// The pictures that a control at rest moves through, and since when.
struct LookCycle {
  private static let key = "dev.gradientcontrols.cycle"

  /// The first is that of the style's own fill; after the last the first comes again.
  private let pictures: [LookPicture]
  private let duration: Double
  /// In the time of the picture's layer.
  let start: CFTimeInterval

  /// Makes a cycle; nil where a picture lies on other pixels than the first.
  init?(_ pictures: [LookPicture], duration: Double, start: CFTimeInterval) {
    guard let first = pictures.first, pictures.count > 1,
      pictures.allSatisfy({ $0.matches(first) })
    else { return nil }
    self.pictures = pictures + [first]
    self.duration = duration
    self.start = start
  }

  /// What is shown at a time, two pictures mixed as Core Animation mixes them.
  func picture(at time: CFTimeInterval) -> LookPicture? {
    let turns = (time - start) / duration
    let place = (turns - turns.rounded(.down)) * Double(pictures.count - 1)
    let index = min(Int(place), pictures.count - 2)
    return pictures[index].mixed(with: pictures[index + 1], share: place - Double(index))
  }

  func run(on layer: CALayer) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = pictures.map(\.image)
    animation.duration = duration
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.beginTime = start
    // An app that comes back from the background would stand still otherwise.
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: Self.key)
  }

  static func remove(from layer: CALayer) { layer.removeAnimation(forKey: key) }
}
#endif
