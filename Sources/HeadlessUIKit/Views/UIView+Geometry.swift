extension UIView {
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Margins and sizes that are flexible share what the superview grew by.
  func autoresizeSubviews(from old: CGSize, to new: CGSize) {
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      Self.stretch(
        &frame.origin.x, &frame.size.width, by: new.width - old.width,
        before: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      Self.stretch(
        &frame.origin.y, &frame.size.height, by: new.height - old.height,
        before: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      view.frame = frame
    }
  }

  private static func stretch(
    _ origin: inout CGFloat, _ length: inout CGFloat, by growth: CGFloat, before: Bool, size: Bool,
    after: Bool
  ) {
    let parts = [before, size, after].filter { $0 }.count
    guard parts > 0 else { return }
    let share = growth / CGFloat(parts)
    if before { origin += share }
    if size { length += share }
  }
}
