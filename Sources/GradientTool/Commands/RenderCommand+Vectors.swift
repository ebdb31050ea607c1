import GradientExport
import GradientModel

extension RenderCommand {
  /// Writes pictures as SVG files, the first of them at a place among the output's files.
  func writeVectors(
    _ requests: [PictureRequest], to output: Output, at start: Int, on console: any Console
  ) throws(Failure) -> [Manifest.Entry] {
    let painter = PicturePainter()
    var entries: [Manifest.Entry] = []
    var warnings: [String] = []
    for (index, request) in requests.enumerated() {
      let picture = try painter.vector(of: request)
      try output.write(picture.text, at: start + index)
      entries.append(Manifest.Entry(request, picture))
      warnings += picture.warnings
    }
    Warnings.report(warnings, on: console)
    return entries
  }
}
