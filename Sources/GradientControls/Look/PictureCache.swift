#if os(iOS) || os(Linux)
import GradientModel
import GradientRaster

/// The pictures of all controls: those shown last stay, within a limit of bytes.
///
/// Empty after a memory warning; what is on screen is held by the control that shows it.
package final class PictureCache {
  /// What a picture depends on: the display list has the style, the state, the environment and the
  /// size in it, so states that look alike share a picture.
  nonisolated struct Key: Hashable, Sendable {
    let drawing: Drawing
    /// The margins that the picture has at least, in whole points.
    let margins: Edges
    let scale: Double
    let gamut: OutputGamut
  }

  private struct Entry {
    let picture: LookPicture
    var lastUse: Int
  }

  /// The cache of all controls.
  package static let shared = PictureCache(limit: 32 << 20)

  /// The most bytes that pictures may take together.
  package var limit: Int { didSet { trim() } }
  package private(set) var byteCount = 0
  /// How many pictures were drawn, for tests.
  package private(set) var drawnCount = 0
  private var entries: [Key: Entry] = [:]
  private var useCount = 0
  private var observer: (any NSObjectProtocol)?

  init(limit: Int) {
    self.limit = limit
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { [weak self] _ in
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { self?.removeAll() }
    }
  }

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn
  // on the main actor.
  nonisolated deinit {}

  package var count: Int { entries.count }

  /// The picture of a key, drawn if it is not there.
  ///
  /// - Returns: Nil for a size without area or with more pixels than are drawn.
  func picture(for key: Key) -> LookPicture? {
    useCount += 1
    if let entry = entries[key] {
      entries[key]?.lastUse = useCount
      return entry.picture
    }
    guard let picture = LookPicture(key) else { return nil }
    drawnCount += 1
    if picture.byteCount <= limit {
      entries[key] = Entry(picture: picture, lastUse: useCount)
      byteCount += picture.byteCount
      trim()
    }
    return picture
  }

  /// Forgets every picture.
  package func removeAll() {
    entries = [:]
    byteCount = 0
  }

  private func trim() {
    while byteCount > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[oldest.key] = nil
      byteCount -= oldest.value.picture.byteCount
    }
  }
}

extension LookPicture {
  /// Draws a display list; nil if it has no area or too many pixels.
  fileprivate nonisolated init?(_ key: PictureCache.Key) {
    let rasterizer = Rasterizer(scale: key.scale, gamut: key.gamut)
    guard var picture = try? rasterizer.draw(key.drawing) else { return nil }
    // Drawn with its own margins, then framed: on another grid of pixels a rounding may turn out
    // otherwise than on the command line.
    picture.widen(to: key.margins, scale: key.scale)
    guard let image = CGImage.make(picture.pixmap) else { return nil }
    let scale = CGFloat(key.scale)
    self.init(
      image: image, gamut: key.gamut, scale: scale,
      frame: CGRect(
        x: -CGFloat(picture.originX) / scale, y: -CGFloat(picture.originY) / scale,
        width: CGFloat(picture.pixmap.width) / scale,
        height: CGFloat(picture.pixmap.height) / scale),
      center: StretchArea(of: key.drawing).center(of: picture, scale: key.scale))
  }
}
#endif
