import GradientModel

/// Paints that lie over each other, as a control has them: a fill, and an overlay.
enum PaintLayers {
  /// Why layers cannot be kept.
  struct Failure: Error {
    var message: String
  }

  /// What layers come to, the first on top.
  ///
  /// Layers under an opaque one do not show, nor do clear ones.
  static func merged(
    _ layers: [DraftPaint]
  ) throws(Failure) -> (fill: DraftPaint?, overlay: DraftPaint?) {
    var layers = layers
    layers.removeAll { $0.isClear }
    if let opaque = layers.firstIndex(where: { $0.isOpaque }) {
      layers.removeSubrange((opaque + 1)...)
    }
    switch layers.count {
    case 0: return (.color(.clear), nil)
    case 1: return (layers[0], nil)
    case 2: return (layers[1], layers[0])
    default:
      throw Failure(
        message: "\(layers.count) layers show through each other; a control has a fill and one "
          + "overlay: merge some of them")
    }
  }
}
