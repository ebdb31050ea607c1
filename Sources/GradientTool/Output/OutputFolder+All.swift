extension OutputFolder {
  /// A file with its path in the folder.
  typealias Content = (path: String, bytes: [UInt8])

  /// Puts files in place, all of them or none.
  ///
  /// - Throws: ``Failure`` for a file that was made otherwise and may not be replaced, and for what
  ///   cannot be written; then everything is as it was.
  func writeAll(_ files: [Content]) throws(Failure) {
    var places: [File] = []
    for file in files {
      places.append((file.path, OutputMark.ofExport(path: file.path, file.bytes)))
    }
    let output = try begin(places)
    for (index, file) in files.enumerated() { try output.write(file.bytes, at: index) }
    try output.commit()
  }
}
