import GradientTokens

/// A text that goes to a file of its own, or to standard output.
enum WrittenText {
  /// Writes a text; a file with another content is replaced only by force.
  static func write(
    _ text: String, to target: FilePath?, isForced: Bool, on console: any Console
  ) throws(Failure) {
    guard let target else { return try console.write(text) }
    let bytes = Array(text.utf8)
    let folder = OutputFolder(path: target.folder, isForced: isForced)
    let output = try folder.begin([(target.name, .content(bytes))])
    try output.write(bytes, at: 0)
    try output.commit()
    try console.write("'\(PlainLine.of(target.text))' is written\n")
  }
}
