extension FilePath {
  /// Puts a whole file in place: other programs see the old one or the new one, never a part.
  ///
  /// - Throws: ``Failure`` if that cannot be, or nobody may write to the file; then it stays as it is.
  package func replace(with bytes: [UInt8]) throws(Failure) {
    // A new file could take its place, but whoever locked it did not mean that.
    guard !isLocked else { throw Failure("write", self, .notPermitted) }
    let transaction = try FileTransaction([self])
    try transaction.stage(bytes, at: 0)
    try transaction.commit()
  }
}
