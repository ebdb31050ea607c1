import GradientModel
import GradientRaster

/// The list of the pictures in a folder.
///
/// Sizes and bounds of PNG files are in pixels, those of SVG files in points.
struct Manifest {
  static let fileName = "manifest.json"

  /// A picture and its file.
  struct Entry: Sendable {
    var request: PictureRequest
    var file: String
    var size: Size2D
    /// The whole picture, in pixels; nil for one of vectors.
    var pixels: Size2D?
    /// Where the control lies in it.
    var bounds: Rect2D
    var title: String?
    var sha256: String

    init(_ request: PictureRequest, _ drawn: DrawnPicture, file: [UInt8]) {
      let picture = drawn.picture
      self.request = request
      self.file = request.fileName
      size = drawn.size
      pixels = Size2D(
        width: Double(picture.pixmap.width), height: Double(picture.pixmap.height))
      bounds = Rect2D(
        x: Double(picture.originX), y: Double(picture.originY),
        width: Double(picture.controlWidth), height: Double(picture.controlHeight))
      title = drawn.title
      sha256 = Checksum.sha256(file)
    }

    init(_ request: PictureRequest, _ picture: VectorPicture) {
      self.request = request
      file = request.vectorFileName
      size = picture.drawing.size
      bounds = Rect2D(
        x: picture.drawing.margins.left, y: picture.drawing.margins.top, width: size.width,
        height: size.height)
      title = picture.title
      sha256 = Checksum.sha256(picture.text)
    }
  }

  var entries: [Entry]

  /// What every manifest begins with, so that it is told apart from other files of its name.
  static let opening = Array("{\n  \"generator\": \"gradient ".utf8)

  /// The file's text.
  var text: String {
    let manifest = JSONValue.object([
      ("generator", .string("gradient \(Tool.version)")),
      ("pictures", .array(entries.map(\.json))),
    ])
    return manifest.text + "\n"
  }
}

extension Manifest.Entry {
  fileprivate var json: JSONValue {
    let environment = request.environment
    var members: [(name: String, value: JSONValue)] = [
      ("file", .string(file)),
      ("sha256", .string(sha256)),
      ("style", .string(request.styleFile)),
      ("name", .string(request.control.name)),
      ("state", .string(request.state.name)),
      (
        "environment",
        .object([
          ("appearance", .string(environment.appearance.name)),
          ("direction", .string(environment.layoutDirection.name)),
          ("metrics", .string(environment.metrics.name)),
          ("gamut", .string((pixels == nil ? .srgb : environment.gamut).name)),
          ("textSize", .string(environment.textSize.name)),
        ])
      ),
    ]
    if pixels != nil { members.append(("scale", .number(request.scale))) }
    members.append(("points", .size(size)))
    if let pixels { members.append(("pixels", .size(pixels))) }
    members.append(
      (
        "bounds",
        .object([
          ("x", .number(bounds.x)), ("y", .number(bounds.y)),
          ("width", .number(bounds.width)), ("height", .number(bounds.height)),
        ])
      ))
    if let title { members.append(("title", .string(title))) }
    return .object(members)
  }
}

extension JSONValue {
  fileprivate static func size(_ size: Size2D) -> JSONValue {
    .object([("width", .number(size.width)), ("height", .number(size.height))])
  }
}
