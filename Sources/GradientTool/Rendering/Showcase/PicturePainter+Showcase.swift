import GradientExport
import GradientModel
import GradientRaster

extension PicturePainter {
  /// Draws a request at several numbers of pixels a point.
  ///
  /// - Parameters:
  ///   - request: What to draw; its own scale does not count.
  ///   - scales: Whole pixels a point, the fewest first.
  /// - Returns: The pictures, and what could not be drawn as the style says.
  /// - Throws: ``Failure`` as ``picture(of:)`` does, and for what cannot be encoded.
  func pagePicture(
    of request: PictureRequest, scales: [Int]
  ) throws(Failure) -> (picture: HTMLPictures.Picture, warnings: [String]) {
    let drawn = try pagePictures(of: [request], scales: scales)
    return (drawn.pictures[0], drawn.warnings)
  }

  /// Draws requests at several numbers of pixels a point, side by side in the same files.
  ///
  /// - Parameters:
  ///   - requests: What to draw; their own scales do not count.
  ///   - scales: Whole pixels a point, the fewest first.
  /// - Returns: A picture for each request, and what could not be drawn as the styles say.
  /// - Throws: ``Failure`` as ``picture(of:)`` does, and for what cannot be encoded.
  func pagePictures(
    of requests: [PictureRequest], scales: [Int]
  ) throws(Failure) -> (pictures: [HTMLPictures.Picture], warnings: [String]) {
    var pictures: [HTMLPictures.Picture] = []
    var warnings: [String] = []
    var strips: [PictureStrip] = []
    var members: [[Int]] = []
    for request in requests {
      let (look, words) = try look(of: request, scales: scales)
      warnings += words
      if strips.last?.hasRoom(for: look) != true {
        strips.append(PictureStrip(scales: scales))
        members.append([])
      }
      var frame = look.frame
      frame.column = strips[strips.count - 1].add(look)
      members[strips.count - 1].append(pictures.count)
      pictures.append(frame)
    }
    for (strip, members) in zip(strips, members) {
      var images: [HTMLPictures.Image] = []
      for (index, scale) in scales.enumerated() {
        let file = try Self.file(
          of: strip.pixmap(at: index), for: requests[members[0]].label, isSmallest: true)
        images.append(HTMLPictures.Image(scale: scale, png: file))
      }
      for member in members { pictures[member].images = images }
    }
    return (pictures, warnings)
  }

  /// A request's picture at several scales.
  private func look(
    of request: PictureRequest, scales: [Int]
  ) throws(Failure) -> (look: PictureStrip.Look, warnings: [String]) {
    var look = PictureStrip.Look(
      frame: HTMLPictures.Picture(
        width: 0, height: 0, left: 0, top: 0, boundsWidth: 0, boundsHeight: 0, images: []),
      pixmaps: [])
    var warnings: [String] = []
    for scale in scales {
      var request = request
      request.scale = Double(scale)
      let drawn = try picture(of: request)
      if look.pixmaps.isEmpty {
        let points = { (pixels: Int) in Double(pixels) / Double(scale) }
        look.frame.width = points(drawn.pixmap.width)
        look.frame.height = points(drawn.pixmap.height)
        look.frame.left = points(drawn.picture.originX)
        look.frame.top = points(drawn.picture.originY)
        look.frame.boundsWidth = drawn.size.width
        look.frame.boundsHeight = drawn.size.height
        warnings = drawn.warnings
      }
      look.pixmaps.append(drawn.pixmap)
    }
    return (look, warnings)
  }
}

/// Pictures side by side in one file for each scale.
///
/// What a control's looks have in common is then said once, as a file is compressed as a whole.
private struct PictureStrip {
  /// A look's picture at each scale, and where it lies.
  struct Look {
    var frame: HTMLPictures.Picture
    var pixmaps: [Pixmap]
  }

  /// The clear points between two pictures, so that no browser mixes them where it scales a page.
  private static let gap = 2
  /// The most pixels across; some browsers and their graphics hardware take no more.
  private static let widest = 16_000

  private let scales: [Int]
  private var looks: [Look] = []
  private var width = 0

  init(scales: [Int]) { self.scales = scales }

  /// Whether a look finds room on the right, or is there already.
  func hasRoom(for look: Look) -> Bool {
    (width + Self.gap + Self.points(look)) * (scales.max() ?? 1) <= Self.widest
  }

  /// Adds a look on the right, unless one of the same pixels is there.
  ///
  /// - Parameter look: The look.
  /// - Returns: Where it begins, in points.
  mutating func add(_ look: Look) -> Double {
    for other in looks where other.pixmaps == look.pixmaps { return other.frame.column }
    var look = look
    look.frame.column = Double(looks.isEmpty ? 0 : width + Self.gap)
    looks.append(look)
    width = Int(look.frame.column) + Self.points(look)
    return look.frame.column
  }

  private static func points(_ look: Look) -> Int { Int(look.frame.width.rounded(.up)) }

  /// The strip at one of the scales.
  func pixmap(at index: Int) -> Pixmap {
    if looks.count == 1 { return looks[0].pixmaps[index] }
    let scale = scales[index]
    let height = looks.map { $0.pixmaps[index].height }.max() ?? 0
    let gamut = looks.first?.pixmaps[index].gamut ?? .srgb
    var strip = Pixmap(width: width * scale, height: height, gamut: gamut)
    for look in looks {
      let pixmap = look.pixmaps[index]
      let left = Int(look.frame.column) * scale
      for row in 0..<pixmap.height {
        let source = row * pixmap.width * 4
        let target = (row * strip.width + left) * 4
        strip.bytes.replaceSubrange(
          target..<(target + pixmap.width * 4),
          with: pixmap.bytes[source..<(source + pixmap.width * 4)])
      }
    }
    return strip
  }
}
