import GradientModel
import GradientTokens

extension PictureRequest {
  /// The name of the picture's file: `NAME.STATE~dark~high-contrast~rtl~compact@2x.png`, each part
  /// after the state only where it differs from light, ordinary contrast, left to right, regular
  /// metrics and one pixel per point.
  var fileName: String { baseName + (scale == 1 ? "" : "@\(scale.brief)x") + ".png" }

  /// The name of an SVG file of the same, at whatever scale.
  var vectorFileName: String { baseName + ".svg" }

  private var baseName: String {
    var name = "\(FileNameKey.part(of: control.name)).\(state.name)"
    if environment.appearance.contains(.dark) { name += "~dark" }
    if environment.appearance.contains(.highContrast) { name += "~high-contrast" }
    if environment.layoutDirection == .rightToLeft { name += "~rtl" }
    if environment.metrics == .compact { name += "~compact" }
    return name
  }

  /// Refuses requests whose pictures would have one file name, also where only letter case or the
  /// encoding of accents differs, as many file systems do not tell that apart.
  static func checkCollisions(among requests: [PictureRequest]) throws(Failure) {
    var known: [FileNameKey: PictureRequest] = [:]
    for request in requests {
      if let other = known.updateValue(request, forKey: FileNameKey(request.fileName)) {
        throw Failure(collision(other, request))
      }
    }
  }

  private static func collision(_ one: PictureRequest, _ other: PictureRequest) -> String {
    let names =
      one.styleFile == other.styleFile
      ? "'\(one.control.name)' and '\(other.control.name)' of '\(one.styleFile)'"
      : "'\(one.control.name)' of '\(one.styleFile)' and '\(other.control.name)' of "
        + "'\(other.styleFile)'"
    // Swift calls canonically equivalent texts equal.
    let difference =
      one.fileName.utf8.elementsEqual(other.fileName.utf8)
      ? ""
      : one.fileName == other.fileName
        ? ", but for the encoding of accents" : ", but for letter case"
    return "\(names) would both be drawn to '\(other.fileName)'\(difference); "
      + "rename one, or draw them to folders of their own with '--only'"
  }
}
