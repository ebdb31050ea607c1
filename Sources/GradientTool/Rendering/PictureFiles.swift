import GradientModel

/// Makes the PNG files of requests, one at a time; equal pictures, as a control's normal and selected
/// ones often are, are drawn and packed once where they come soon after each other.
final class PictureFiles {
  /// A picture's file and what the manifest says about it.
  struct File {
    var bytes: [UInt8]
    var entry: Manifest.Entry
    var warnings: [String]
  }

  private let painter: PicturePainter
  private var kept: [(plan: PicturePlan, file: File)] = []
  private var next = 0

  /// How many files are kept, whatever there is to draw: two states of a dozen pictures.
  private static let mostKept = 24
  /// The bytes of the largest file that is kept.
  private static let largestKept = 1 << 18

  init(_ painter: PicturePainter) { self.painter = painter }

  /// The file of a request.
  ///
  /// - Throws: ``Failure`` that names the request, for what cannot be drawn.
  func file(of request: PictureRequest) throws(Failure) -> File {
    let plan = try painter.plan(of: request)
    if let (_, file) = kept.first(where: { $0.plan == plan && $0.file.isOf(request) }) {
      var file = file
      file.entry.request = request
      file.entry.file = request.fileName
      return file
    }
    let picture = try painter.picture(of: plan, for: request)
    let bytes = try PicturePainter.file(of: picture.pixmap, for: request.label)
    let file = File(
      bytes: bytes, entry: Manifest.Entry(request, picture, file: bytes),
      warnings: picture.warnings)
    if bytes.count <= Self.largestKept { keep(file, of: plan) }
    return file
  }

  private func keep(_ file: File, of plan: PicturePlan) {
    if kept.count < Self.mostKept {
      kept.append((plan, file))
    } else {
      kept[next] = (plan, file)
      next = (next + 1) % Self.mostKept
    }
  }
}

extension PictureFiles.File {
  /// Whether its warnings, which name the control, are those of a request too.
  fileprivate func isOf(_ request: PictureRequest) -> Bool {
    warnings.isEmpty || entry.request.control.name == request.control.name
  }
}
