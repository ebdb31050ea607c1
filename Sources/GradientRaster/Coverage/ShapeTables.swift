import GradientModel

/// What earlier pictures had to know of their outlines and shadows, kept for the next ones: how much of
/// each pixel an outline covers, and how far a blurred shape is felt.
///
/// Colours are no part of it, so a button's states, or a gradient that follows a finger, need such
/// tables once. They are found by the outline and the grid of pixels; a picture drawn with them is the
/// same, byte for byte, as without. Whoever draws owns them, so nothing is locked: two threads have
/// two. A few shapes are kept, and at most some megabytes; the oldest make room.
public struct ShapeTables: Sendable {
  private struct Outlined {
    var outline: Outline
    var frame: PixelFrame
    var coverage: OutlineCoverage
  }

  private struct Blurred {
    var outline: Outline
    var frame: PixelFrame
    var deviation: Double
    var field: ShadowField
  }

  private var outlines: [Outlined] = []
  private var shadows: [Blurred] = []
  /// Numbers held, about four bytes each.
  private var weight = 0
  private let isKeeping: Bool

  /// Sixteen shapes: a button with a border, two shadows and their places in a few sizes.
  private static let mostShapes = 16
  /// 8 MB: the tables of about ten buttons as large as a tablet's screen.
  private static let mostWeight = 2_097_152

  /// Makes tables of nothing yet.
  public init() { isKeeping = true }

  private init(isKeeping: Bool) { self.isKeeping = isKeeping }

  /// Tables that stay empty, for a picture of its own.
  static let none = ShapeTables(isKeeping: false)

  /// How many shapes are kept.
  package var count: Int { outlines.count + shadows.count }

  /// The coverage of an outline, for the fast path.
  mutating func coverage(of outline: Outline, in frame: PixelFrame) -> OutlineCoverage {
    for kept in outlines where kept.outline == outline && kept.frame == frame {
      return kept.coverage
    }
    let coverage = OutlineCoverage(
      PixelOutline(outline, in: frame), in: frame, accuracy: .fast)
    guard isKeeping else { return coverage }
    makeRoom(for: coverage.weight)
    outlines.append(Outlined(outline: outline, frame: frame, coverage: coverage))
    return coverage
  }

  /// The shadow of an outline, for the fast path; its deviation is in points.
  mutating func field(
    of outline: Outline, deviation: Double, in frame: PixelFrame
  ) -> ShadowField {
    for kept in shadows
    where kept.outline == outline && kept.frame == frame && kept.deviation == deviation {
      return kept.field
    }
    let field = ShadowField(
      PixelOutline(outline, in: frame), deviation: deviation * frame.scale, in: frame,
      accuracy: .fast)
    guard isKeeping else { return field }
    makeRoom(for: field.weight)
    shadows.append(
      Blurred(outline: outline, frame: frame, deviation: deviation, field: field))
    return field
  }

  /// Drops the oldest until there is room for one more.
  private mutating func makeRoom(for more: Int) {
    weight += more
    while !outlines.isEmpty, outlines.count >= Self.mostShapes || weight > Self.mostWeight {
      weight -= outlines.removeFirst().coverage.weight
    }
    while !shadows.isEmpty, shadows.count >= Self.mostShapes || weight > Self.mostWeight {
      weight -= shadows.removeFirst().field.weight
    }
  }
}

extension OutlineCoverage {
  /// How many numbers it holds.
  fileprivate var weight: Int { values.count + spans.count * 7 }
}

extension ShadowField {
  /// How many numbers it holds.
  fileprivate var weight: Int { profile.count + amounts.count + (sharp?.weight ?? 0) }
}
