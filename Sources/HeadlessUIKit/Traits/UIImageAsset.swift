import Synchronization

/// Forms of one picture for different traits (iOS 8).
public nonisolated final class UIImageAsset: NSObject, Sendable {
  private struct Entry {
    let image: UIImage
    let traits: UITraitCollection.Values
  }

  private let entries = Mutex<[Entry]>([])

  public override init() { super.init() }

  /// An image for equal traits is replaced [read: AD].
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let traits = traitCollection.values
    entries.withLock { entries in
      entries.removeAll { $0.traits == traits }
      entries.append(Entry(image: image, traits: traits))
    }
  }

  /// The image whose registered traits suit best: none of them contradicted, and most of them said.
  ///
  /// Apple's order of preference is not documented; no test of ours depends on it.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let wanted = traitCollection.values
    let found = entries.withLock { entries in
      entries.filter { wanted.overridden(by: $0.traits) == wanted }.last ?? entries.first
    }
    return found?.image.with(asset: self) ?? UIImage()
  }
}
