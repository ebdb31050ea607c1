import GradientModel
import GradientRaster

/// The list of the pictures in a folder.
struct Manifest {
  static let fileName = "manifest.json"

  /// A picture and its file.
  struct Entry: Sendable {
    var request: PictureRequest
    var size: Size2D
    var pixels: PixelRectangle
    var bounds: PixelRectangle
    var title: String?
    var sha256: String

    init(_ request: PictureRequest, _ drawn: DrawnPicture, file: [UInt8]) {
      let picture = drawn.picture
      self.request = request
      size = drawn.size
      pixels = PixelRectangle(
        x: 0, y: 0, width: picture.pixmap.width, height: picture.pixmap.height)
      bounds = PixelRectangle(
        x: picture.originX, y: picture.originY, width: picture.controlWidth,
        height: picture.controlHeight)
      title = drawn.title
      sha256 = Checksum.sha256(file)
    }
  }

  /// A rectangle of whole pixels.
  struct PixelRectangle: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
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
      ("file", .string(request.fileName)),
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
          ("gamut", .string(environment.gamut.name)),
          ("textSize", .string(environment.textSize.name)),
        ])
      ),
      ("scale", .number(request.scale)),
      ("points", .object([("width", .number(size.width)), ("height", .number(size.height))])),
      ("pixels", .object([("width", .whole(pixels.width)), ("height", .whole(pixels.height))])),
      (
        "bounds",
        .object([
          ("x", .whole(bounds.x)), ("y", .whole(bounds.y)),
          ("width", .whole(bounds.width)), ("height", .whole(bounds.height)),
        ])
      ),
    ]
    if let title { members.append(("title", .string(title))) }
    return .object(members)
  }
}

extension JSONValue {
  fileprivate static func whole(_ value: Int) -> JSONValue { .number(Double(value)) }
}
