public nonisolated struct Animation: Equatable, Sendable {
  package let curve: [Double]
  package let duration: TimeInterval
  package private(set) var wait: TimeInterval = 0

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: [p1x, p1y, p2x, p2y], duration: duration)
  }
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.wait += delay
    return animation
  }
}

public nonisolated struct AnyTransition {
  package let name: String
  public static var opacity: AnyTransition { AnyTransition(name: "opacity") }
}

/// Here because GradientModel has a type of that name too: a file of ours that says `Transition`
/// without its module must fail on Linux as it would on Apple's systems.
public nonisolated protocol Transition {}
