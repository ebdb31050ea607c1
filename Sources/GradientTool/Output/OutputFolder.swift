/// The folder that pictures go to, and the rule which files in it are replaced: those that this
/// program makes, a picture or a manifest of its own; every other one only by force.
struct OutputFolder: Sendable {
  let path: FilePath
  let isForced: Bool

  /// Makes the folder if it is missing.
  func prepare() throws(Failure) {
    do {
      try path.makeFolder()
    } catch {
      throw Failure("make the folder", path, error)
    }
  }

  func write(picture bytes: [UInt8], to name: String) throws(Failure) {
    try Self.write(bytes, to: path.appending(name), replacing: Self.pngSignature, isForced)
  }

  func write(_ manifest: Manifest) throws(Failure) {
    let target = path.appending(Manifest.fileName)
    try Self.write(
      Array(manifest.text.utf8), to: target, replacing: Array(Manifest.opening.utf8), isForced)
  }

  /// Writes a picture to a file of its own.
  static func write(picture bytes: [UInt8], to path: FilePath, isForced: Bool) throws(Failure) {
    try write(bytes, to: path, replacing: pngSignature, isForced)
  }

  /// The bytes that every PNG file begins with.
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func write(
    _ bytes: [UInt8], to path: FilePath, replacing opening: [UInt8], _ isForced: Bool
  ) throws(Failure) {
    if !isForced, path.exists, !path.isFolder, path.prefix(opening.count) != opening {
      throw Failure(
        "'\(path.text)' was not made by this command and stays; to replace it, add '--force'")
    }
    do {
      try path.replace(with: bytes)
    } catch {
      throw Failure("write", path, error)
    }
  }
}
