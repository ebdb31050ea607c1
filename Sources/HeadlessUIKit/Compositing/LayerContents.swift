nonisolated extension LayerValues {
  /// The picture that a layer shows, if it shows one.
  package var pictures: [(NinePartPicture, opacity: Double)] {
    guard let contents, contents.previous == nil, let image = contents.image else { return [] }
    return [(picture(image), 1)]
  }

  /// Two pictures on the way from one to the other.
  package var mixedPictures: (from: NinePartPicture, to: NinePartPicture, share: Double)? {
    guard let contents, let previous = contents.previous, let image = contents.image else {
      return nil
    }
    return (picture(previous), picture(image), contents.share)
  }

  private func picture(_ image: CGImage) -> NinePartPicture {
    let width = CGFloat(image.width)
    let height = CGFloat(image.height)
    let source = CGRect(
      x: contentsRect.minX * width, y: contentsRect.minY * height,
      width: contentsRect.width * width, height: contentsRect.height * height)
    let pixelsAPoint = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(
      width: source.width / pixelsAPoint, height: source.height / pixelsAPoint)
    var picture = NinePartPicture(
      image.pixmap, scale: Double(pixelsAPoint),
      box: Self.box(of: size, in: bounds, gravity: contentsGravity), source: source)
    picture.center = CGRect(
      x: source.minX + contentsCenter.minX * source.width,
      y: source.minY + contentsCenter.minY * source.height,
      width: contentsCenter.width * source.width, height: contentsCenter.height * source.height)
    return picture
  }

  /// Where contents of a size lie; top is up on iOS [read: GQ gravity.m, PR 97, seen with y up].
  package static func box(
    of size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity
  ) -> CGRect {
    func scaled(_ factor: CGFloat) -> CGRect {
      let fitted = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
        height: fitted.height)
    }
    guard size.width > 0, size.height > 0 else { return .zero }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch gravity {
    case .resize: return bounds
    case .resizeAspect: return scaled(min(ratios.0, ratios.1))
    case .resizeAspectFill: return scaled(max(ratios.0, ratios.1))
    default:
      var box = scaled(1)
      if [.left, .topLeft, .bottomLeft].contains(gravity) { box.origin.x = bounds.minX }
      if [.right, .topRight, .bottomRight].contains(gravity) {
        box.origin.x = bounds.maxX - size.width
      }
      if [.top, .topLeft, .topRight].contains(gravity) { box.origin.y = bounds.minY }
      if [.bottom, .bottomLeft, .bottomRight].contains(gravity) {
        box.origin.y = bounds.maxY - size.height
      }
      return box
    }
  }
}
