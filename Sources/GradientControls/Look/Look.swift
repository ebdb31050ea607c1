#if os(iOS) || os(Linux)
package import GradientModel
import GradientRaster

/// Draws a control's look: resolves its style, takes the picture from the cache and brings it on
/// screen behind the control's content, dissolving from what is shown.
package final class Look {
  /// The view behind everything else in the control.
  package let view: UIView
  private let screen = LookView(frame: .zero)

  private weak var host: (any LookHost)?
  private let cache: PictureCache
  private var resolver = LookResolver()
  private lazy var drawn = DrawnState { [weak self] in self?.draw(isStateChange: true) }
  /// The state that what is on screen has followed: a look asked for in between takes none away.
  private var followed = ControlState.normal
  private var announced: ResolvedStyle?
  private var announcedGiven: GivenMembers = []
  /// What is on screen when nothing moves, and what its picture was made from.
  private var rest: Dissolve.Moment?
  private var restKey: PictureCache.Key?
  private var dissolve: Dissolve?
  private var ending: Delay?
  private var press = PressTransform()
  private var cycle: LookCycle?
  /// Whether the control has not been shown in its window yet.
  private var isFresh = true

  /// Makes a look.
  ///
  /// - Parameters:
  ///   - host: The control; not retained.
  ///   - cache: Where pictures are kept.
  init(of host: any LookHost, cache: PictureCache = .shared) {
    self.host = host
    self.cache = cache
    view = screen
  }

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn
  // on the main actor.
  nonisolated deinit {}

  /// The state that is drawn.
  package var drawnState: ControlState { drawn.state }

  // MARK: What the control tells

  /// The control's state may have changed: one entry for every setter and callback that can change it.
  func stateDidChange() {
    guard let host else { return }
    drawn.take(host.lookState, isOnScreen: host.window != nil && !isFresh)
    guard drawn.state != followed else { return }
    followed = drawn.state
    guard host.window != nil, !isFresh else {
      host.setNeedsLayout()
      return
    }
    // At once, because layout comes after the app's animation block has ended.
    draw(isStateChange: true)
  }

  /// The style is another one, or something in it.
  func styleDidChange() {
    guard let host else { return }
    drawn.endPress()
    drawn.take(host.lookState, isOnScreen: false)
    followed = drawn.state
    host.setNeedsLayout()
    // Inside the app's own animation the change belongs to it; layout would come too late.
    if UIView.inheritedAnimationDuration > 0 { draw(isStateChange: false) }
  }

  /// The control's cycle is another one: what is shown of the one before dissolves.
  func cycleDidChange() {
    guard let host, let look = resolve() else { return }
    host.setNeedsLayout()
    guard let rest, let shown = shownMoment, cycle != nil else { return }
    settle()
    let timing = AnimationGate.timing(
      for: look, in: drawn.state, isStateChange: true, of: host)
    guard let timing,
      let dissolve = Dissolve(from: shown, to: rest, timing: timing, start: layerTime)
    else { return }
    run(dissolve, in: host)
  }

  /// The environment may be another one: dark mode, text size, direction and so on.
  func traitsDidChange() {
    resolve()
    host?.setNeedsLayout()
  }

  /// The view entered a window or left it.
  func windowDidChange() {
    guard let host else { return }
    guard host.window == nil else {
      host.setNeedsLayout()
      return
    }
    drawn.endPress()
    drawn.take(host.lookState, isOnScreen: false)
    followed = drawn.state
    if dissolve != nil { finish() }
    settle()
    isFresh = true
  }

  /// Lays the picture out; called from `layoutSubviews`.
  func layOut() {
    guard let host else { return }
    keepAtTheBack(of: host)
    draw(isStateChange: false)
    if host.window != nil { isFresh = false }
  }

  /// The look for the state that is drawn, after telling the control if it is another one.
  @discardableResult
  func resolve() -> ResolvedStyle? {
    guard let host else { return nil }
    drawn.take(host.lookState, isOnScreen: host.window != nil && !isFresh)
    resolver.prepare(
      host.lookStyle, in: host.lookEnvironment, following: FollowedLayer(host.layer),
      titleColor: host.ownTitleColor.flatMap {
        AdaptiveColor($0).resolved(with: host.traitCollection)
      })
    let look = resolver.look(for: drawn.state)
    if look != announced || resolver.given != announcedGiven {
      announced = look
      announcedGiven = resolver.given
      host.lookDidChange(look, given: resolver.given)
    }
    return look
  }

  /// Which members the style gives.
  var given: GivenMembers { resolver.given }

  /// The look of a state in the control's environment, drawn or not.
  func look(for state: ControlState) -> ResolvedStyle? {
    resolve()
    return resolver.look(for: state)
  }

  /// The outline of what is drawn, in the control's coordinates.
  package var outline: Outline? {
    guard let host, let look = resolve() else { return nil }
    let box = host.lookBounds
    return Outline(
      Rect2D(
        x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
        height: Double(box.height)), corners: look.corners, curve: look.cornerCurve)
  }

  // MARK: Drawing

  private func draw(isStateChange: Bool) {
    guard let host, let look = resolve() else { return }
    followed = drawn.state
    guard let picture = picture(of: look, in: host) else {
      settle()
      rest = nil
      restKey = nil
      screen.show(nil, image: nil)
      UIView.performWithoutAnimation { host.setLookOpacity(CGFloat(look.opacity)) }
      return
    }
    let next = Dissolve.Moment(
      pixels: picture, ceiling: look.opacity, contentOpacity: 1,
      scale: drawn.state.contains(.highlighted) ? look.pressScale : 1)
    if let rest, rest.isSame(as: next) {
      place(picture, in: host)
      runCycle(since: layerTime)
      return
    }
    let timing = AnimationGate.timing(
      for: look, in: drawn.state, isStateChange: isStateChange, of: host)
    let shown = timing == nil ? nil : shownMoment
    // A resize goes on where the cycle is.
    let cycleStart = cycle?.start ?? layerTime
    settle()
    rest = next
    if !isFresh, let timing, let shown, shown.pixels.matches(picture),
      let dissolve = Dissolve(from: shown, to: next, timing: timing, start: layerTime)
    {
      run(dissolve, in: host)
    } else {
      show(next, in: host)
      runCycle(since: cycleStart)
    }
    place(picture, in: host)
  }

  /// What is on screen now; nil while there is nothing.
  private var shownMoment: Dissolve.Moment? {
    if let dissolve { return dissolve.moment(at: layerTime) }
    guard let rest, let pixels = cycle.map({ $0.picture(at: layerTime) }) else { return rest }
    return pixels.map {
      Dissolve.Moment(pixels: $0, ceiling: rest.ceiling, contentOpacity: 1, scale: rest.scale)
    }
  }

  private func picture(of look: ResolvedStyle, in host: any LookHost) -> LookPicture? {
    guard let key = key(of: look, in: host) else { return nil }
    // What is on screen needs no second drawing, even if the cache has forgotten it.
    if key == restKey, let rest { return rest.pixels }
    restKey = key
    return cache.picture(for: key)
  }

  private func key(of look: ResolvedStyle, in host: any LookHost) -> PictureCache.Key? {
    let box = host.lookBounds
    // A clear look has a clear picture: the next one dissolves out of it.
    var drawing = look.drawing(
      size: Size2D(width: Double(box.width), height: Double(box.height)))
    guard drawing.size.isDrawable else { return nil }
    // The opacity is the whole control's, title and image included.
    drawing.opacity = 1
    drawing.insetSurface(by: resolver.fillInset)
    return PictureCache.Key(
      drawing: drawing, margins: resolver.margins, scale: Double(host.drawingScale),
      gamut: host.lookEnvironment.gamut)
  }

  private func place(_ picture: LookPicture, in host: any LookHost) {
    let box = host.lookBounds
    let frame = picture.frame.offsetBy(dx: box.minX, dy: box.minY)
    if view.frame != frame { view.frame = frame }
  }

  private func keepAtTheBack(of host: any LookHost) {
    let first = host.subviews.first
    guard first !== view else { return }
    // A background image that the app sets goes behind: UIKit sends it to the back at each layout.
    if isBackgroundImage(first, of: host), host.subviews.dropFirst().first === view { return }
    host.insertSubview(view, at: 0)
  }

  private func isBackgroundImage(_ view: UIView?, of host: any LookHost) -> Bool {
    guard view is UIImageView, let button = host as? UIButton else { return false }
    return button.currentBackgroundImage != nil && view !== button.imageView
  }

  // MARK: On screen

  private func show(_ moment: Dissolve.Moment, in host: any LookHost) {
    screen.show(moment.pixels, image: moment.pixels.image)
    UIView.performWithoutAnimation { host.setLookOpacity(CGFloat(moment.ceiling)) }
    press.set(moment.scale, of: host.layer)
  }

  private func run(_ dissolve: Dissolve, in host: any LookHost) {
    self.dissolve = dissolve
    show(dissolve.to, in: host)
    let motion = LookMotion(dissolve, press: press)
    motion.run(on: view.layer, host: host, behind: view)
    wait(dissolve.total)
    MotionSetting.shared.add(self)
  }

  /// The picture's own time, by which its animations go: the app may slow layers above it, or stop them.
  private var layerTime: CFTimeInterval {
    view.layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  /// Ends the dissolve when its time has come, asked again where the layers' time runs slower.
  private func wait(_ seconds: Double) {
    ending = Delay(seconds) { [weak self] in
      guard let self, let dissolve else { return }
      let left = dissolve.total - (layerTime - dissolve.start)
      if left > Self.leastWait { wait(left) } else { finish() }
    }
  }

  /// Seconds below which a dissolve is over.
  private static let leastWait = 0.001

  /// Begins to move through the control's cycle where it is at rest and may move.
  private func runCycle(since start: CFTimeInterval) {
    guard cycle == nil, dissolve == nil, drawn.state == .normal, let host, host.window != nil,
      let wanted = host.gradientCycle, wanted.isMoving, let rest
    else { return }
    MotionSetting.shared.add(self)
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    let pictures = resolver.looks(through: wanted.fills).compactMap { look in
      key(of: look, in: host).flatMap { cache.picture(for: $0) }
    }
    guard pictures.count == wanted.fills.count else { return }
    cycle = LookCycle([rest.pixels] + pictures, duration: wanted.duration, start: start)
    cycle?.run(on: view.layer)
  }

  /// Shows the end of what moves at once, or lets it move again.
  func motionSettingDidChange() {
    guard UIAccessibility.isReduceMotionEnabled else {
      runCycle(since: layerTime)
      return
    }
    if dissolve != nil || cycle != nil { finish() }
  }

  private func finish() {
    settle()
    guard let host, let rest else { return }
    show(rest, in: host)
    runCycle(since: layerTime)
  }

  /// Ends what moves where it stands, without showing its end.
  private func settle() {
    ending?.cancel()
    ending = nil
    if cycle != nil {
      cycle = nil
      LookCycle.remove(from: view.layer)
    }
    MotionSetting.shared.remove(self)
    guard dissolve != nil else { return }
    dissolve = nil
    LookMotion.remove(from: view.layer, host: host)
  }
}

extension Dissolve.Moment {
  /// Whether nothing on screen would change.
  fileprivate nonisolated func isSame(as other: Dissolve.Moment) -> Bool {
    pixels.image === other.pixels.image && pixels.matches(other.pixels) && ceiling == other.ceiling
      && contentOpacity == other.contentOpacity && scale == other.scale
  }
}

extension Drawing {
  /// Moves the edge of the body inwards, under a border that somebody else paints.
  fileprivate nonisolated mutating func insetSurface(by distance: Double) {
    guard distance > 0 else { return }
    for index in elements.indices {
      guard case .surface(var surface) = elements[index] else { continue }
      surface.outline = surface.outline.inset(by: distance)
      surface.innerEdge = surface.innerEdge.inset(by: distance)
      elements[index] = .surface(surface)
    }
  }
}
#endif
