import GradientModel
import GradientRaster

/// A look with its size, its title's box, and what it stands on.
struct PlacedLook: Hashable, Sendable {
  var style: ResolvedStyle
  var size: Size2D
  /// The box that the words take, within the control; nil where there are none to be read.
  var titleBox: Rect2D?
  /// The colour that the system puts under everything: white, in dark mode black.
  private var system: StyleColor

  /// Measures a look.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - look: Its states and environment.
  ///   - measure: The size of words in a look; nil where nobody can tell.
  init(
    _ control: ControlTheme.Control, _ look: ReviewedLook, measure: StyleReview.Measure
  ) {
    style = control.style.resolved(for: look.state, in: look.environment)
    system = look.environment.appearance.contains(.dark) ? .black : .white
    let sample = style.sample.flatMap { $0.utf8.isEmpty ? nil : $0 }
    // Of a style that says nothing of a title nobody knows whether it has one.
    let hasWords = sample != nil || control.style.source(of: .titleColor, in: look) != nil
    // Of unknown words the height of a line is known.
    let title = hasWords ? measure(sample ?? "Title", style) : nil
    size = style.fittingSize(title: sample == nil ? nil : title)
    titleBox = title.flatMap { box(of: $0, isKnown: sample != nil) }
  }

  /// Where words of a size stand.
  ///
  /// Words that nobody knows may stand anywhere across.
  private func box(of title: Size2D, isKnown: Bool) -> Rect2D? {
    guard size.isDrawable else { return nil }
    let frame = Rect2D(size).inset(by: style.insets)
    let width = isKnown ? min(title.width, frame.width) : frame.width
    let alignment = style.title.font.alignment
    let isLeft = (alignment == .leading) == (style.layoutDirection == .leftToRight)
    let free = frame.width - width
    let x = alignment == .center ? free / 2 : isLeft ? 0 : free
    // Words that are higher than their frame stick out of it, but count within the control alone.
    let top = max(0, frame.y + (frame.height - title.height) / 2)
    let bottom = min(size.height, frame.y + (frame.height + title.height) / 2)
    let box = Rect2D(x: frame.x + x, y: top, width: width, height: max(0, bottom - top))
    return box.size.isDrawable ? box : nil
  }

  /// What is painted, without the title's own shadow, which lies beside the letters.
  ///
  /// - Parameters:
  ///   - words: The words of the title; nil for none.
  ///   - margins: The room around the control.
  /// - Returns: A drawing.
  func drawing(words: String?, margins: Edges) -> Drawing {
    var style = style
    style.title.shadow = .none
    var drawing = style.drawing(size: size, title: words)
    drawing.margins = margins
    if margins == .zero {
      // Of shadows that are kept out of the control nothing is seen within its bounds.
      drawing.elements.removeAll { element in
        if case .shadow(let shadow) = element { shadow.clippedOutside != nil } else { false }
      }
    }
    return drawing
  }

  /// The look without what is not seen of it at rest.
  var painted: PlacedLook {
    var look = self
    look.style.layoutDirection = .leftToRight
    look.style.transition = .none
    look.style.pressScale = 1
    return look
  }

  /// Whether the style says what is seen through the look, or nothing is.
  var isGroundKnown: Bool {
    if style.backdrop != nil { return true }
    for color in style.fill.colors where color.alpha < 1 { return false }
    return style.opacity == 1
  }

  /// How far shadows reach around the control; no farther than 64 points, which is enough to be seen.
  var reach: Edges {
    let margins = style.drawing(size: size).margins
    return Edges(
      top: min(margins.top, 64), left: min(margins.left, 64), bottom: min(margins.bottom, 64),
      right: min(margins.right, 64))
  }

  /// The pixels of what the control stands on: its backdrop over the system's own colour.
  func groundPixels(width: Int, height: Int) -> Pixmap {
    if case .color(let color)? = style.backdrop, color.alpha == 1 {
      return Pixmap(width: width, height: height, filledWith: .color(color))
    }
    var pixmap = Pixmap(width: width, height: height, filledWith: .color(system))
    if let backdrop = style.backdrop {
      pixmap.draw(Pixmap(width: width, height: height, filledWith: backdrop), x: 0, y: 0)
    }
    return pixmap
  }
}
