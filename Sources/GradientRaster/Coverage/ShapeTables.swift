import GradientModel

/// What earlier pictures had to know of their outlines and shadows, kept for the next ones: how much of
/// each pixel an outline covers, and how far a blurred shape is felt.
///
/// Colours are no part of it, so a button's states, or a gradient that follows a finger, need such
/// tables once. They are found by the outline and the grid of pixels; a picture drawn with them is the
/// same, byte for byte, as without. Whoever draws owns them, so nothing is locked: two threads have
/// two. A few shapes are kept, and at most some megabytes; the oldest make room.
public struct ShapeTables: Sendable {
  /// What is known of one outline: an object, so that tables are moved without looking into them.
  fileprivate final class Shape: Sendable {
    let outline: Outline
    let frame: PixelFrame
    /// In points; nil for the outline itself.
    let deviation: Double?
    let coverage: OutlineCoverage
    let field: ShadowField?

    init(
      _ outline: Outline, _ frame: PixelFrame, deviation: Double?, _ coverage: OutlineCoverage,
      _ field: ShadowField?
    ) {
      self.outline = outline
      self.frame = frame
      self.deviation = deviation
      self.coverage = coverage
      self.field = field
    }
  }

  private var shapes: [Shape] = []
  /// Numbers held, about four bytes each.
  private var weight = 0
  private let isKeeping: Bool

  /// A button with a border, two shadows and their places in a few sizes.
  private static let mostShapes = 24
  /// 8 MB: the tables of about ten buttons as large as a tablet's screen.
  private static let mostWeight = 2_097_152

  /// Makes tables of nothing yet.
  public init() { isKeeping = true }

  /// - Parameter isKeeping: Whether anything is kept: not for a picture of its own.
  init(isKeeping: Bool) { self.isKeeping = isKeeping }

  /// How many shapes are kept.
  package var count: Int { shapes.count }

  /// The coverage of an outline, for the fast path.
  mutating func coverage(of outline: Outline, in frame: PixelFrame) -> OutlineCoverage {
    if let kept = kept(outline, frame, deviation: nil) { return kept.coverage }
    let coverage = OutlineCoverage(
      PixelOutline(outline, in: frame), in: frame, accuracy: .fast)
    keep(Shape(outline, frame, deviation: nil, coverage, nil))
    return coverage
  }

  /// The shadow of an outline, for the fast path; its deviation is in points.
  mutating func field(
    of outline: Outline, deviation: Double, in frame: PixelFrame
  ) -> ShadowField {
    if let field = kept(outline, frame, deviation: deviation)?.field { return field }
    let field = ShadowField(
      PixelOutline(outline, in: frame), deviation: deviation * frame.scale, in: frame,
      accuracy: .fast)
    keep(Shape(outline, frame, deviation: deviation, .none, field))
    return field
  }

  private func kept(_ outline: Outline, _ frame: PixelFrame, deviation: Double?) -> Shape? {
    for shape in shapes
    where shape.deviation == deviation && shape.outline == outline && shape.frame == frame {
      return shape
    }
    return nil
  }

  /// Adds a shape; the oldest make room for it.
  private mutating func keep(_ shape: Shape) {
    guard isKeeping else { return }
    shapes.append(shape)
    weight += shape.weight
    while shapes.count > Self.mostShapes || (weight > Self.mostWeight && shapes.count > 1) {
      weight -= shapes.removeFirst().weight
    }
  }
}

extension ShapeTables.Shape {
  /// How many numbers it holds.
  fileprivate var weight: Int { coverage.weight + (field?.weight ?? 0) }
}

extension OutlineCoverage {
  /// How many numbers it holds.
  fileprivate var weight: Int { values.count + spans.count * 7 }
}

extension ShadowField {
  /// How many numbers it holds.
  fileprivate var weight: Int { profile.count + amounts.count + (sharp?.weight ?? 0) }
}
