#if os(iOS) || os(Linux)
/// Where a button's title and image go: one block in the area within the insets.
nonisolated struct ContentLayout: Equatable, Sendable {
  /// A side of the title, in physical words.
  enum Side: Equatable, Sendable {
    case top, left, bottom, right

    /// Reads UIKit's word in a layout direction; the leading side where it names none.
    init(_ edge: NSDirectionalRectEdge, isRightToLeft: Bool) {
      if edge.contains(.top) {
        self = .top
      } else if edge.contains(.bottom) {
        self = .bottom
      } else if edge.contains(.trailing) {
        self = isRightToLeft ? .left : .right
      } else {
        self = isRightToLeft ? .right : .left
      }
    }

    var isVertical: Bool { self == .top || self == .bottom }
  }

  /// The title's room, in whole points; zero for none.
  var title = CGSize.zero
  /// The image's size; zero for none.
  var image = CGSize.zero
  /// Where the image stands beside the title.
  var side = Side.left
  /// Points between the two.
  var spacing: CGFloat = 0
  /// Where the block stands in an area that is wider.
  var alignment = NSTextAlignment.center

  private var gap: CGFloat { title == .zero || image == .zero ? 0 : spacing }

  /// The size of the block.
  var size: CGSize {
    side.isVertical
      ? CGSize(
        width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(
        width: title.width + gap + image.width, height: max(title.height, image.height))
  }

  /// The frames of title and image.
  ///
  /// A title without an image has all of the area, and its label aligns the words in it. With an image
  /// beside it, it has no more room than it takes.
  ///
  /// - Parameter area: What the insets leave.
  /// - Returns: Both frames; an empty one for a part that is not there.
  func frames(in area: CGRect) -> (title: CGRect, image: CGRect) {
    guard image != .zero else { return (area, .zero) }
    guard title != .zero else { return (.zero, place(image, in: area)) }
    return side.isVertical ? stacked(in: area) : inLine(in: area)
  }

  private func inLine(in area: CGRect) -> (title: CGRect, image: CGRect) {
    let words = max(0, min(title.width, area.width - image.width - gap))
    let block = place(
      CGSize(width: words + gap + image.width, height: area.height), in: area)
    let picture = CGRect(
      x: side == .left ? block.minX : block.maxX - image.width,
      y: area.midY - image.height / 2, width: image.width, height: image.height)
    let text = CGRect(
      x: side == .left ? block.maxX - words : block.minX, y: area.minY, width: words,
      height: area.height)
    return (text, picture)
  }

  private func stacked(in area: CGRect) -> (title: CGRect, image: CGRect) {
    let words = max(0, min(title.height, area.height - image.height - gap))
    let top = area.midY - (words + gap + image.height) / 2
    var picture = place(image, in: area)
    picture.origin.y = side == .top ? top : top + words + gap
    let text = CGRect(
      x: area.minX, y: side == .top ? top + image.height + gap : top, width: area.width,
      height: words)
    return (text, picture)
  }

  private func place(_ size: CGSize, in area: CGRect) -> CGRect {
    let x =
      switch alignment {
      case .left: area.minX
      case .right: area.maxX - size.width
      default: area.midX - size.width / 2
      }
    return CGRect(
      x: x, y: area.midY - size.height / 2, width: size.width, height: size.height)
  }
}
#endif
