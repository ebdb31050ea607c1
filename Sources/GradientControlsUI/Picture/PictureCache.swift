import Foundation
import GradientRaster

#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  package import SwiftUIStub
#endif

/// Keeps drawn looks, so that each is drawn once for a style, state, environment, size and scale.
///
/// `NSCache` empties itself when memory is short.
@MainActor package final class PictureCache {
  /// A look for SwiftUI, and where the control lies in it.
  package final class Entry {
    package let image: CGImage
    /// Pixels from the picture's left edge to the control's.
    package let originX: Int
    /// Pixels from the picture's top edge to the control's.
    package let originY: Int

    fileprivate init(image: CGImage, originX: Int, originY: Int) {
      self.image = image
      self.originX = originX
      self.originY = originY
    }
  }

  private final class Key: NSObject {
    private let request: PictureRequest

    init(_ request: PictureRequest) { self.request = request }

    override var hash: Int { request.hashValue }

    override func isEqual(_ object: Any?) -> Bool {
      (object as? Key)?.request == request
    }
  }

  /// 32 MB: some fifty wide buttons at 3x.
  package static let shared = PictureCache(limit: 32 << 20)

  private let entries = NSCache<Key, Entry>()
  /// How often something was drawn.
  package private(set) var drawingCount = 0

  /// Makes an empty cache.
  ///
  /// - Parameter limit: Bytes of pixels from which on pictures are let go.
  package init(limit: Int) { entries.totalCostLimit = limit }

  /// The picture of a look, drawn at the first request; nil where there is nothing to show.
  package func entry(for request: PictureRequest) -> Entry? {
    let key = Key(request)
    if let entry = entries.object(forKey: key) { return entry }
    drawingCount += 1
    guard let picture = request.drawn(), let image = picture.pixmap.cgImage() else { return nil }
    let entry = Entry(image: image, originX: picture.originX, originY: picture.originY)
    entries.setObject(entry, forKey: key, cost: picture.pixmap.bytes.count)
    return entry
  }
}
