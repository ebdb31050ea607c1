import GradientRaster
import GradientTokens
import PNGFile

/// What comparing two pictures came to.
struct PictureComparison: Sendable {
  enum Outcome: Hashable, Sendable {
    /// The pictures were compared pixel by pixel.
    case pixels(PixelDifference)
    case sizes(first: [Int], second: [Int])
    /// Their numbers mean different colours.
    case colorSpaces(first: String, second: String)
    case onlyFirst
    case onlySecond
    /// A file is no picture; the reason names it.
    case unreadable(String)
  }

  enum Verdict: String, Sendable {
    case equal, within, differs
  }

  let pair: PicturePair
  let outcome: Outcome
  let verdict: Verdict

  /// Compares the pictures of two files.
  init(_ pair: PicturePair, limits: ComparisonLimits) {
    self.pair = pair
    outcome = Self.outcome(pair, limits)
    guard case .pixels(let difference) = outcome else {
      verdict = .differs
      return
    }
    verdict =
      difference.changedCount == 0 ? .equal : limits.allow(difference) ? .within : .differs
  }

  private static func outcome(_ pair: PicturePair, _ limits: ComparisonLimits) -> Outcome {
    guard let first = pair.first else { return .onlySecond }
    guard let second = pair.second else { return .onlyFirst }
    do throws(Failure) {
      let (one, other) = try pictures(first, second)
      guard one.colorTag.name == other.colorTag.name else {
        return .colorSpaces(first: one.colorTag.name, second: other.colorTag.name)
      }
      let (a, b) = (one.pixmap, other.pixmap)
      guard a.width == b.width, a.height == b.height else {
        return .sizes(first: [a.width, a.height], second: [b.width, b.height])
      }
      return .pixels(PixelDifference(a, b, tolerance: limits.tolerance))
    } catch {
      return .unreadable(error.message)
    }
  }

  /// The pictures of two files; files with the same bytes are read once.
  private static func pictures(
    _ first: FilePath, _ second: FilePath
  ) throws(Failure) -> (PNGPicture, PNGPicture) {
    let (one, other) = (try contents(first), try contents(second))
    let picture = try decode(one, first)
    return (picture, one == other ? picture : try decode(other, second))
  }

  private static func contents(_ path: FilePath) throws(Failure) -> [UInt8] {
    do {
      return try path.contents(upTo: InputLimits.pictureBytes)
    } catch {
      throw Failure("cannot read '\(path.text)'", because: error)
    }
  }

  private static func decode(_ file: [UInt8], _ path: FilePath) throws(Failure) -> PNGPicture {
    do {
      return try PNG.decode(file)
    } catch {
      throw Failure("cannot read '\(path.text)'", because: error)
    }
  }
}

extension PictureComparison {
  /// A picture of where the two differ; nil where they were not compared pixel by pixel.
  ///
  /// - Throws: ``Failure`` if a file cannot be read any more.
  func differencePicture(limits: ComparisonLimits) throws(Failure) -> Pixmap? {
    guard case .pixels = outcome, let first = pair.first, let second = pair.second else {
      return nil
    }
    let (one, other) = try Self.pictures(first, second)
    guard one.pixmap.bytes.count == other.pixmap.bytes.count else { return nil }
    return DifferencePicture.of(one.pixmap, other.pixmap, tolerance: limits.tolerance)
  }
}

extension PNGColorTag {
  /// The colour space in messages; a picture without a tag is sRGB, as it is for every viewer.
  var name: String {
    switch self {
    case .untagged, .srgb: "sRGB"
    case .displayP3: "Display P3"
    case .other(let name): name
    }
  }
}
