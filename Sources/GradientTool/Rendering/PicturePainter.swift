import GradientExport
import GradientModel
import GradientRaster
import GradientText
import PNGFile

/// Draws pictures, one at a time: each worker has one of its own.
final class PicturePainter {
  private let titles = TitleSource()

  /// The look last resolved: pictures of one look at several scales come one after another.
  private var last: (request: PictureRequest, look: ResolvedStyle)?

  /// Draws a picture.
  ///
  /// - Parameter request: What to draw.
  /// - Returns: The picture with its margins, unless the request clips it, on its backdrop.
  /// - Throws: ``Failure`` that names the request, for sizes without pixels or with too many, and
  ///   for titles that no font can draw.
  func picture(of request: PictureRequest) throws(Failure) -> DrawnPicture {
    try picture(of: try plan(of: request), for: request)
  }

  /// Works out what a picture is made of, without drawing it.
  ///
  /// - Throws: ``Failure`` as ``picture(of:)`` does, but for titles that can be measured and not drawn.
  func plan(of request: PictureRequest) throws(Failure) -> PicturePlan {
    let look = look(of: request)
    let words = request.words(of: look)
    var warnings: [String] = []
    let size = try size(of: look, around: words, request, warnings: &warnings)
    var drawing = look.drawing(size: size, title: words)
    if request.options.isClipped { drawing.margins = drawing.margins.clipped }
    return PicturePlan(
      size: size, drawing: drawing,
      rasterizer: Rasterizer(
        scale: request.scale, gamut: request.environment.gamut,
        isDithered: request.options.isDithered),
      ground: request.ground(of: look), isClipped: request.options.isClipped, title: words,
      warnings: warnings)
  }

  /// Draws what was worked out for a request.
  ///
  /// - Throws: ``Failure`` that names the request, as ``picture(of:)`` does.
  func picture(
    of plan: PicturePlan, for request: PictureRequest
  ) throws(Failure) -> DrawnPicture {
    var warnings = plan.warnings
    var picture: Picture
    do throws(Failure) {
      picture = try titles.draw(plan.drawing, by: plan.rasterizer, warnings: &warnings)
    } catch {
      throw Failure("cannot draw \(request.label)", because: error)
    }
    if plan.isClipped { picture = picture.clipped }
    guard !picture.pixmap.bytes.isEmpty else {
      throw Failure("cannot draw \(request.label): it has no size; give one with '--size'")
    }
    if let ground = plan.ground {
      var pixmap = Pixmap(
        width: picture.pixmap.width, height: picture.pixmap.height, gamut: picture.pixmap.gamut,
        filledWith: ground)
      pixmap.draw(picture.pixmap, x: 0, y: 0)
      picture.pixmap = pixmap
    }
    return DrawnPicture(
      picture: picture, size: plan.size, title: plan.title,
      warnings: warnings.map { "'\(request.control.name)': \($0)" })
  }

  private func look(of request: PictureRequest) -> ResolvedStyle {
    if let last, last.request.hasLook(of: request) { return last.look }
    let look = request.look
    last = (request, look)
    return look
  }

  /// The size in points of a request's control.
  ///
  /// - Throws: ``Failure`` that names the request, for sizes without pixels or with too many, and
  ///   for titles that no font can draw.
  func size(of request: PictureRequest) throws(Failure) -> Size2D {
    let look = request.look
    var warnings: [String] = []
    return try size(
      of: look, around: request.words(of: look), request, warnings: &warnings)
  }

  /// The display list of a request's picture, and what cannot be drawn as the style says.
  ///
  /// - Throws: ``Failure`` as ``size(of:)`` does.
  func drawing(
    of request: PictureRequest
  ) throws(Failure) -> (drawing: Drawing, warnings: [String]) {
    let look = request.look
    let words = request.words(of: look)
    var warnings: [String] = []
    let size = try size(of: look, around: words, request, warnings: &warnings)
    return (
      look.drawing(size: size, title: words),
      warnings.map { "'\(request.control.name)': \($0)" }
    )
  }

  /// The size of a control's sample words in its normal look; nil for none.
  func titleSize(of control: ControlTheme.Control) throws(Failure) -> Size2D? {
    let look = control.style.resolved()
    guard let words = look.sample, !words.isEmpty else { return nil }
    var warnings: [String] = []
    do throws(Failure) {
      return try titles.measure(words, of: look, warnings: &warnings)
    } catch {
      throw Failure("cannot measure the title of '\(control.name)'", because: error)
    }
  }

  private func size(
    of look: ResolvedStyle, around words: String?, _ request: PictureRequest,
    warnings: inout [String]
  ) throws(Failure) -> Size2D {
    do throws(Failure) {
      var measures: Size2D?
      if let words { measures = try titles.measure(words, of: look, warnings: &warnings) }
      let size = request.options.size ?? look.fittingSize(title: measures)
      guard size.width > 0, size.height > 0 else {
        throw Failure("it has no size; give one with '--size'")
      }
      let (across, down) = (size.width * request.scale, size.height * request.scale)
      guard max(across, down) <= Double(Rasterizer.maximumSide),
        across * down <= Double(Rasterizer.maximumPixelCount)
      else { throw Failure(RasterError.tooManyPixels(across: across, down: down).description) }
      return size
    } catch {
      throw Failure("cannot draw \(request.label)", because: error)
    }
  }

  /// The PNG file of a picture that an exporter ordered.
  static func file(of order: ExportedPicture) throws(Failure) -> [UInt8] {
    let picture: Picture
    do throws(RasterError) {
      picture = try Rasterizer(scale: order.scale).draw(order.drawing)
    } catch {
      throw Failure("cannot draw \(order.label)", because: error)
    }
    return try file(of: picture.pixmap, for: order.label)
  }

  /// The PNG file of a request's pixels.
  static func file(
    of pixmap: Pixmap, for label: String, isSmallest: Bool = false
  ) throws(Failure) -> [UInt8] {
    do throws(PNGError) {
      return try PNG.encode(pixmap, software: OutputMark.software, isSmallest: isSmallest)
    } catch {
      throw Failure("cannot encode \(label)", because: error)
    }
  }
}

extension PictureRequest {
  /// The words drawn on a look; nil for none.
  func words(of look: ResolvedStyle) -> String? {
    let words: String? =
      switch options.title {
      case .sample: look.sample
      case .words(let words): words
      case .none: nil
      }
    return words?.isEmpty == true ? nil : words
  }

  /// What is painted under a look; nil for nothing.
  fileprivate func ground(of look: ResolvedStyle) -> Paint? {
    switch options.backdrop {
    case .none: nil
    case .style: look.backdrop
    case .color(let color): .color(color)
    }
  }
}

extension Edges {
  /// What is drawn around a picture that is then cut to the control's bounds: what shadows reach
  /// beyond that takes time and counts against the limits, but is not seen.
  fileprivate var clipped: Edges {
    Edges(top: min(top, 64), left: min(left, 64), bottom: min(bottom, 64), right: min(right, 64))
  }
}

extension Picture {
  /// The picture without what shadows reach.
  fileprivate var clipped: Picture {
    var picture = self
    picture.pixmap = withoutMargins()
    (picture.originX, picture.originY) = (0, 0)
    return picture
  }
}
