/// How one look gives way to the next.
public struct Transition: Hashable, Sendable {
  /// How a look comes in that is drawn while pressed.
  public var pressIn: Timing
  /// How every other look comes in.
  public var release: Timing

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - pressIn: How a pressed look comes in; at once by default.
  ///   - release: How every other look comes in.
  public init(pressIn: Timing = .instant, release: Timing) {
    self.pressIn = pressIn
    self.release = release
  }

  /// Every look comes in at once.
  public static let none = Transition(release: .instant)

  /// A duration, a delay and a timing curve.
  public struct Timing: Hashable, Sendable {
    /// Seconds.
    public var duration: Double
    /// Seconds before it begins.
    public var delay: Double
    /// The control points of the curve: x1, y1, x2, y2, as in CSS's `cubic-bezier()`.
    public var curve: SIMD4<Double>

    /// Makes a timing.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds before it begins.
    ///   - curve: The control points x1, y1, x2, y2; CSS's `ease` by default.
    public init(
      duration: Double, delay: Double = 0, curve: SIMD4<Double> = SIMD4(0.25, 0.1, 0.25, 1)
    ) {
      self.duration = duration
      self.delay = delay
      self.curve = curve
    }

    /// At once.
    public static let instant = Timing(duration: 0)
  }
}
