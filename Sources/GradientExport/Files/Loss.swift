/// Something that a style says and an exported file does not.
public struct Loss: Hashable, Sendable {
  /// The control, by its name in the style file.
  public var place: String
  /// What is lost or drawn otherwise.
  public var lost: String
  /// What to do where it matters.
  public var remedy: String

  /// Makes a loss.
  ///
  /// - Parameters:
  ///   - place: The control.
  ///   - lost: What is lost or drawn otherwise.
  ///   - remedy: What to do where it matters.
  public init(place: String, lost: String, remedy: String) {
    self.place = place
    self.lost = lost
    self.remedy = remedy
  }

  /// Compares bytes, as style files do.
  public static func == (a: Loss, b: Loss) -> Bool {
    a.place.utf8.elementsEqual(b.place.utf8) && a.lost.utf8.elementsEqual(b.lost.utf8)
      && a.remedy.utf8.elementsEqual(b.remedy.utf8)
  }

  /// The loss as one line: `'music/rec': shadows are left out; …`.
  public var text: String { "'" + place + "': " + lost + "; " + remedy }
}

/// Losses as they are found, control by control, each kept once.
struct LossList {
  private(set) var losses: [Loss] = []

  @inline(never)
  mutating func add(_ place: String, _ lost: String, _ remedy: String) {
    // Those of other controls are others, and there may be a great many.
    for loss in losses.reversed() {
      guard loss.place.utf8.elementsEqual(place.utf8) else { break }
      if loss.lost.utf8.elementsEqual(lost.utf8) { return }
    }
    losses.append(Loss(place: place, lost: lost, remedy: remedy))
  }

  mutating func add(_ other: LossList) {
    for loss in other.losses { add(loss.place, loss.lost, loss.remedy) }
  }
}
