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

  /// Two requests whose pictures would have one file name, also where only letter case or the encoding
  /// of accents differs, as many file systems do not tell that apart; nil if there are none.
  static func collision(among requests: [PictureRequest]) -> (PictureRequest, PictureRequest)? {
    var known: [FileNameKey: PictureRequest] = [:]
    for request in requests {
      let key = FileNameKey(request.fileName)
      if let other = known[key] { return (other, request) }
      known[key] = request
    }
    return nil
  }
}
