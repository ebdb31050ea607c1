/// The folder that pictures go to, and the rule which files in it are replaced: those that this
/// program makes, a picture or a manifest of its own; every other one only by force.
struct OutputFolder: Sendable {
  let path: FilePath
  let isForced: Bool

  /// Makes the folder if it is missing, and checks that a file can be put there.
  func prepare(for name: String) throws(Failure) {
    do {
      try path.makeFolder()
    } catch {
      throw Failure("make the folder", path, error)
    }
    try checkReplaceable(path.appending(name))
  }

  /// Puts a whole file in place.
  func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    let target = path.appending(name)
    try checkReplaceable(target)
    do {
      try target.replace(with: bytes)
    } catch {
      throw Failure("write", target, error)
    }
  }

  private func checkReplaceable(_ target: FilePath) throws(Failure) {
    guard !isForced, target.isFile else { return }
    let opening = target.name == Manifest.fileName ? Manifest.opening : Self.pngSignature
    guard target.prefix(opening.count) == opening else {
      throw Failure(
        "'\(target.text)' was not made by this command and stays; to replace it, add '--force'")
    }
  }

  /// The bytes that every PNG file begins with.
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
