extension ResolvedStyle {
  /// The size of a control around a title.
  ///
  /// The style's own width and height win; else the title and the insets, at least the style's
  /// minimum, and at least 44 points high unless the style gives a height or a smallest one. Without
  /// a title a side that nothing determines is 120 or 44.
  ///
  /// - Parameter title: The measured title; nil if there is none.
  /// - Returns: A size in points.
  public func fittingSize(title: Size2D?) -> Size2D {
    let across = title.map { $0.width + insets.left + insets.right } ?? 120
    let down = title.map { $0.height + insets.top + insets.bottom } ?? 44
    return Size2D(
      width: width ?? max(across, minWidth), height: height ?? max(down, minHeight ?? 44))
  }

  /// Everything that the look paints at a size.
  ///
  /// - Parameters:
  ///   - size: The control's size in points.
  ///   - text: The words of the title; nil or empty for none.
  /// - Returns: A display list; ``Drawing/empty`` for a size without area or with figures that are
  ///   not finite.
  public func drawing(size: Size2D, title text: String? = nil) -> Drawing {
    guard size.isDrawable else { return .empty }
    let bounds = Rect2D(size)
    let outline = Outline(bounds, corners: corners, curve: cornerCurve)
    var elements: [Drawing.Element] = []
    var margins = Edges.zero
    // The first shadow of a list is on top, so it is painted last.
    for shadow in shadows.reversed() where !shadow.isInset && shadow.isDrawable {
      elements.append(.shadow(outer(shadow, castBy: outline)))
      let reach = shadow.reach
      margins = Edges(
        top: max(margins.top, reach.top), left: max(margins.left, reach.left),
        bottom: max(margins.bottom, reach.bottom), right: max(margins.right, reach.right))
    }
    if let surface = surface(in: outline) { elements.append(.surface(surface)) }
    if let text, !text.utf8.isEmpty, title.color.alpha > 0 {
      elements.append(
        .title(
          Drawing.Title(
            text: text, style: title, frame: bounds.inset(by: insets), direction: layoutDirection)))
    }
    return Drawing(
      size: size,
      margins: Edges(
        top: Elementary.ceil(margins.top), left: Elementary.ceil(margins.left),
        bottom: Elementary.ceil(margins.bottom), right: Elementary.ceil(margins.right)),
      elements: elements, opacity: opacity)
  }

  private func outer(_ shadow: DropShadow, castBy outline: Outline) -> Drawing.Shadow {
    Drawing.Shadow(
      caster: outline.spread(by: shadow.spread).offset(dx: shadow.offsetX, dy: shadow.offsetY),
      standardDeviation: shadow.standardDeviation, color: shadow.color,
      clippedOutside: shadow.isBehind ? nil : outline)
  }

  private func surface(in outline: Outline) -> Drawing.Surface? {
    var paints: [Paint] = []
    for paint in [fill, overlay] where !paint.isClear { paints.append(paint) }
    let hasBorder = border.width > 0 && !border.paint.isClear
    // A clear border still has a width: inset shadows start at its inner edge.
    let innerEdge = outline.inset(by: border.width)
    var insetShadows: [Drawing.InsetShadow] = []
    for shadow in shadows.reversed() where shadow.isInset && shadow.isDrawable {
      insetShadows.append(
        Drawing.InsetShadow(
          hole: innerEdge.spread(by: -shadow.spread).offset(
            dx: shadow.offsetX, dy: shadow.offsetY),
          standardDeviation: shadow.standardDeviation, color: shadow.color))
    }
    guard hasBorder || !paints.isEmpty || !insetShadows.isEmpty else { return nil }
    return Drawing.Surface(
      outline: outline, innerEdge: innerEdge, paints: paints, insetShadows: insetShadows,
      border: hasBorder ? border.paint : nil)
  }
}

extension DropShadow {
  /// Whether there is anything to see and every figure is finite.
  var isDrawable: Bool {
    color.alpha > 0 && offsetX.isFinite && offsetY.isFinite && blur.isFinite && spread.isFinite
  }
}
