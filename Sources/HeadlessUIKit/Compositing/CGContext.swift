import GradientModel

/// A drawing surface of its own pixels: as much of Core Graphics as pictures of layers and images
/// need.
public nonisolated final class CGContext {
  package private(set) var canvas: Canvas
  /// Whether anything was painted.
  package private(set) var isMarked = false
  private var state: State
  private var saved: [State] = []

  private struct State {
    var transform: CGAffineTransform
    var fill = CGColor(gray: 0, alpha: 1)
    var alpha: CGFloat = 1
    var clip: CGRect?
  }

  /// Makes a context whose points run down, as UIKit's do.
  package init(size: CGSize, scale: CGFloat, origin: CGPoint = .zero) {
    let width = max(0, (size.width * scale).rounded(.up))
    let height = max(0, (size.height * scale).rounded(.up))
    let isUsable = width.isFinite && height.isFinite && width * height < 1e8
    canvas = Canvas(
      width: isUsable ? Int(width) : 0, height: isUsable ? Int(height) : 0, gamut: .srgb)
    state = State(
      transform: CGAffineTransform(translationX: -origin.x, y: -origin.y)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
  }

  public var ctm: CGAffineTransform { state.transform }

  public func saveGState() { saved.append(state) }
  public func restoreGState() { state = saved.popLast() ?? state }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil)) }

  public func clear(_ rect: CGRect) {
    let hole = PathCoverage(RoundedRect(rect).elements, transform: ctm, within: canvas.box)
    canvas.multiply { 1 - hole[$0, $1] }
  }

  package func fill(_ path: CGPath) {
    isMarked = true
    let coverage = PathCoverage(path.elements, transform: ctm, within: canvas.box)
    canvas.paint(coverage, canvas.color(state.fill).scaled(by: Double(state.alpha)))
  }

  package func draw(_ picture: NinePartPicture) {
    isMarked = true
    picture.paint(on: &canvas, transform: ctm, opacity: Double(state.alpha))
  }

  package func draw(_ layer: CALayer) {
    isMarked = true
    var compositor = LayerCompositor(scale: ctm.a, showsAnimations: false)
    compositor.paintReceiver(layer, on: &canvas, transform: ctm)
  }

  public func makeImage() -> CGImage? {
    guard canvas.width > 0, canvas.height > 0 else { return nil }
    // More may be drawn afterwards.
    var canvas = canvas
    return CGImage(canvas.takePixmap())
  }
}

/// The context that UIKit's drawing methods paint on.
private nonisolated final class ContextStack {
  var contexts: [CGContext] = []

  static var current: ContextStack { local.value }

  private static let local = ThreadLocal { ContextStack() }
}

public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

public nonisolated func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

nonisolated extension CALayer {
  /// Draws the model, not what animations show; the receiver's own position and transform are
  /// ignored [read: GQ render.m, PR 95].
  public func render(in ctx: CGContext) { ctx.draw(self) }
}
